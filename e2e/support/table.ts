import { gameText } from "@serai/games/list/words.ts";
import type { Page } from "playwright-core";
import { choose } from "./hands.ts";

export interface SetUp {
  /** The game's name as the page writes it. */
  readonly game: string;
  readonly rivals: number;
  /** Labels of the options to switch on. */
  readonly options?: readonly string[];
}

/** How often a page looks whether something is there. */
const POLLING_MS = 20;

export const LANGUAGES = ["en", "hu", "nl"] as const;

/** As an English page writes it. */
export const nameOf = (game: string): string => gameText(game, "en").name;

/** To the form that sets up a table, on the game's own page. */
export async function goToSetUp(page: Page, address: string, game: string): Promise<void> {
  await page.goto(`${address}/${game.toLowerCase()}`);
  await page.locator(`.set-up[data-game="${game.toLowerCase()}"]`).waitFor();
  await page.locator(".more-options > summary").click();
}

/** From a game's page to a table, in English, as a person would click it. */
export async function openTable(page: Page, address: string, { game, rivals, options = [] }: SetUp): Promise<void> {
  await goToSetUp(page, address, game);
  await page.getByLabel("Your name").fill("Anna");
  await choose(page.getByRole("radio", { name: rivals === 1 ? "1 rival" : `${rivals} rivals` }));
  for (const option of options) await choose(page.getByRole("checkbox", { name: option }));
  await page.getByRole("button", { name: "Sit down and play" }).click();
  await page.locator(".board").waitFor();
}

export const speak = async (page: Page, language: (typeof LANGUAGES)[number]): Promise<void> => {
  await page.locator("select.language").selectOption(language);
  await page.locator(`html[lang="${language}"]`).waitFor();
};

/** Waits until the page asks for a decision, skipping what is shown on the way; false when the game is over. */
export async function waitForTurn(page: Page): Promise<boolean> {
  for (;;) {
    const shown = await page.waitForFunction(
      () => [".scoring", ".prompt-asked", ".skip"].find((part) => document.querySelector(part)?.checkVisibility()),
      undefined,
      { polling: POLLING_MS },
    );
    const part = await shown.jsonValue();
    if (part !== ".skip") return part === ".prompt-asked";
    await page.keyboard.press("Escape");
  }
}

/** One tap leads from the end of a game to the next one. */
export async function playAgain(page: Page): Promise<void> {
  const finished = page.url();
  await page.locator("#again").click();
  await page.waitForURL(({ href }) => href !== finished);
  await page.locator(".board").waitFor();
}

/**
 * Answers by the plain list of legal moves, and waits until the table has taken it. The clicks are made inside the page, where
 * they cost a fifth of a finger's: for tests that are not about how a decision is made.
 */
export const moveByList = (page: Page): Promise<void> =>
  page.evaluate(async (milliseconds) => {
    async function waitFor<X>(find: () => X | null | undefined): Promise<X> {
      for (;;) {
        const found = find();
        if (found !== null && found !== undefined) return found;
        await new Promise((done) => setTimeout(done, milliseconds));
      }
    }
    const list = await waitFor(() => document.querySelector<HTMLDetailsElement>("details.moves"));
    if (!list.open) list.querySelector("summary")?.click();
    (await waitFor(() => list.querySelector<HTMLElement>("button"))).click();
    const confirm = await waitFor(() => document.querySelector<HTMLElement>('#confirm[aria-disabled="false"]'));
    confirm.click();
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    await waitFor(() => document.querySelector("#confirm")?.textContent.includes("Sending") !== true || undefined);
  }, POLLING_MS);

/**
 * Plays the first legal move whenever asked, over a line of its own, while the page looks on: to the end, or until the page
 * shows something. No faster than the server lets a person send; what is refused as too much is sent again.
 */
export const playOut = (page: Page, until = ".scoring"): Promise<void> =>
  page.evaluate(
    (shown) =>
      new Promise<void>((over) => {
        const address = `/api${location.pathname.replace("/t/", "/tables/")}/play`;
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}${address}`);
        let answered = -1;
        let sent = 0;
        let last = "";
        socket.onmessage = ({ data }) => {
          const { type, code, legal = [], decision = -1, over: isOver } = JSON.parse(data);
          if (isOver || document.querySelector(shown) !== null) {
            socket.close();
            over();
          } else if (type === "refused" && code === "too-many") setTimeout(() => socket.send(last), 500);
          else if (legal.length > 0 && decision !== answered) {
            answered = decision;
            last = JSON.stringify({ type: "act", id: crypto.randomUUID(), decision, action: legal[0] });
            setTimeout(() => socket.send(last), sent++ < 30 ? 0 : 110);
          }
        };
      }),
    until,
  );

/**
 * Answers in the given way what is asked for the first time, or not yet as often as wanted, and by the list what has been asked before; numbers
 * in a question do not make it another one.
 */
export class Answers {
  readonly #often: number;
  readonly #asked = new Map<string, number>();

  constructor(often: number) {
    this.#often = often;
  }

  async give(page: Page, decide: () => Promise<void>): Promise<void> {
    const question = (await page.locator(".prompt-asked").innerText()).replaceAll(/\d+/g, "");
    const count = this.#asked.get(question) ?? 0;
    this.#asked.set(question, count + 1);
    await (count < this.#often ? decide() : moveByList(page));
  }
}

export const isReady = async (page: Page): Promise<boolean> =>
  (await page.locator('#confirm[aria-disabled="false"]').count()) === 1;

/** What stands in these parts of the page, but for the marks on what changed while it was away. */
export const textsOf = (page: Page, parts: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const copy = document.querySelector(selector)?.cloneNode(true);
        if (!(copy instanceof Element)) throw new Error(`there is no ${selector}`);
        for (const mark of copy.querySelectorAll(".changed-mark")) mark.remove();
        return copy.textContent;
      }),
    [...parts],
  );
