import { FIRST_GAMES } from "@serai/games/list/generated/first-games.ts";
import { gameById } from "@serai/games/list/index.ts";
import { Rehearsal } from "@serai/games/list/rehearsal.ts";
import type { AnyGame } from "@serai/kernel";
import type { Language } from "@serai/words";
import { type AnyFirstGame, namesIn } from "@serai/words/first-game";
import type { Page } from "playwright-core";
import { tabTo } from "./hands.ts";
import { isReady, LANGUAGES } from "./table.ts";

export type Step = AnyFirstGame["steps"][number];

/** A step with what the keeper says there. */
export interface Told {
  readonly step: Step;
  readonly sentence: Readonly<Record<Language, string>>;
}

export const selectorOf = (pointer: string): string => {
  const [part, piece] = pointer.split(" ");
  return `.${part} [data-piece="${piece}"]`;
};

export const said = (page: Page): Promise<string | null> => page.locator(".coach [role=status]").textContent();

/** Every step of a first game with its sentence in each language, worked out from the rules as the page should. */
export async function lessonOf(game: string, names: readonly string[]): Promise<readonly Told[]> {
  const rules: AnyGame = gameById(game).game;
  const first = await FIRST_GAMES[game].open();
  const texts = await Promise.all(LANGUAGES.map((language) => first.text[language]()));
  const rehearsal = new Rehearsal(rules, first);
  let decision = 0;
  return first.steps.map((step) => {
    const view = rules.view(rehearsal.at(decision).state, first.seat);
    const lesson = { view, names: (seat: number) => names[seat], wanted: rehearsal.own[decision] };
    if (step.kind === "act") decision++;
    const [en, hu, nl] = texts.map(({ steps }) =>
      namesIn(steps[step.id].say(lesson))
        .map(({ text }) => text)
        .join(""),
    );
    return { step, sentence: { en, hu, nl } };
  });
}

/** Who sits at the table, by seat. */
export const namesAt = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seats = [...document.querySelectorAll<HTMLElement>('[data-piece^="seat:"]')];
    const numbered = seats.map((seat) => [
      Number(seat.dataset.piece?.slice(5)),
      seat.querySelector(".seat-name")?.textContent ?? "",
    ]);
    return Object.assign([], Object.fromEntries(numbered));
  });

/** The keeper says it, whole and in sight, and his light is on every piece that the step points at. */
export async function expectTold(page: Page, { point }: Step, sentence: string): Promise<void> {
  await page.waitForFunction(
    ({ wanted, pieces }) => {
      const words = document.querySelector(".coach [role=status]");
      if (words?.textContent !== wanted) return false;
      const { left, right, top, bottom } = words.getBoundingClientRect();
      const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      const isWhole = isInside && words.scrollHeight <= words.clientHeight + 1;
      return isWhole && [".dusk", ...pieces].every((piece) => document.querySelector(piece)?.checkVisibility());
    },
    { wanted: sentence, pieces: point.map(selectorOf) },
  );
}

/** Whether the keeper could say it instead, whole and without anything moving. */
export const wouldFit = (page: Page, sentence: string): Promise<boolean> =>
  page.evaluate((other) => {
    const words = document.querySelector(".coach [role=status]");
    const dock = document.querySelector(".dock-buttons");
    if (!(words instanceof HTMLElement) || dock === null) return false;
    const top = dock.getBoundingClientRect().top;
    const instead = words.cloneNode();
    if (!(instead instanceof HTMLElement)) return false;
    instead.textContent = other;
    // Put back as it was: the page goes on with its own.
    words.replaceWith(instead);
    const { bottom } = instead.getBoundingClientRect();
    const isWhole = bottom <= innerHeight && instead.scrollHeight <= instead.clientHeight + 1;
    const isStill = dock.getBoundingClientRect().top === top;
    instead.replaceWith(words);
    return isWhole && isStill;
  }, sentence);

export async function tap(page: Page, pointer: string): Promise<void> {
  await page.locator(selectorOf(pointer)).first().click();
}

/** Walks to it and presses it: to a button in it where it is none itself. */
export async function press(page: Page, pointer: string): Promise<void> {
  const selector = selectorOf(pointer);
  await tabTo(page, `${selector}, ${selector} button`);
  await page.keyboard.press("Enter");
}

/** Does what the step asks, and waits until the keeper says something else. */
export async function follow(page: Page, step: Step, hand: typeof tap): Promise<void> {
  const before = await said(page);
  if (step.kind === "find") await hand(page, step.answer);
  else {
    for (const pointer of step.point) if (!(await isReady(page))) await hand(page, pointer);
    if (hand === press) await page.locator("#confirm").press("Enter");
    else await page.locator("#confirm").click();
  }
  await page.waitForFunction((old) => document.querySelector(".coach [role=status]")?.textContent !== old, before);
}

/** Plays the first move in the list whenever asked, inside the page, up to the final score or to where the coach has spoken last. */
export const playOn = (page: Page, until: string): Promise<void> =>
  page.evaluate(async (end) => {
    const wait = (): Promise<unknown> => new Promise((done) => setTimeout(done, 10));
    while (document.querySelector(end) === null) {
      const list = document.querySelector<HTMLDetailsElement>("details.moves");
      if (list && !list.open) list.querySelector("summary")?.click();
      const isAsked = document.querySelector(".coach, .prompt-asked") !== null;
      const move = list?.querySelector<HTMLElement>('.move[aria-pressed="false"]');
      if (isAsked && move && !list?.querySelector('.move[aria-pressed="true"]')) move.click();
      await wait();
      document.querySelector<HTMLElement>('#confirm[aria-disabled="false"]')?.click();
      await wait();
    }
  }, until);
