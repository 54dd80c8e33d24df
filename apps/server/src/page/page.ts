import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import { refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import { LANGUAGES, type Language } from "@serai/words/game-text";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Store } from "../store/store.ts";
import { gameAt, withHeadOf } from "./page-head.ts";

const PAGE = fileURLToPath(new URL("../../../web/dist/", import.meta.url));

/** Which files a visitor of a place asks for, first things first, by place and language: made with the page. */
const hintsSchema = z.record(z.string(), z.record(z.enum(LANGUAGES), z.array(z.string())));
type Hints = z.infer<typeof hintsSchema>;

/**
 * The page: its files under names that never change, the few others to be asked for again (the service worker among them,
 * which decides what is kept), and itself at every address that is neither a file's nor the API's.
 */
export async function servePage(
  http: FastifyInstance,
  store: Pick<Store, "table">,
  origin: string | undefined,
): Promise<void> {
  const unknown = (): never => {
    throw refuse<TableRefusal>("unknown-address");
  };
  if (!existsSync(PAGE)) return void http.setNotFoundHandler(unknown);
  const setHeaders = (reply: FastifyReply, file: string): void => {
    if (!file.startsWith(`${PAGE}assets`)) reply.header("cache-control", "no-cache");
  };
  const served = { root: PAGE, maxAge: "1y", immutable: true, index: false, preCompressed: true } as const;
  await http.register(fastifyStatic, { ...served, setHeaders });

  const index = readFileSync(`${PAGE}index.html`, "utf8");
  const hints = hintsIn(`${PAGE}.hints.json`);
  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const place = await placeAt(request.url, store);
    const files = place === undefined ? undefined : hints[place]?.[languageOf(request)];
    if (files && files.length > 0) reply.header("link", [...files.map(linkTo), ...listsFor(place)].join(", "));
    const game = gameAt(request.url);
    if (game !== undefined) {
      const html = withHeadOf(index, game, languageOf(request), origin ?? "");
      return reply.header("cache-control", "no-cache").header("vary", "accept-language").type("text/html").send(html);
    }
    return reply.header("cache-control", "no-cache").sendFile("index.html", { cacheControl: false });
  };
  http.get("/", { schema: { hide: true } }, page);
  http.get<{ Params: { game: string } }>("/:game/rules", { schema: { hide: true } }, async (request, reply) => {
    const file = `rules/${request.params.game}/${languageOf(request)}.html`;
    if (!/^[a-z0-9]+$/.test(request.params.game) || !existsSync(`${PAGE}${file}`)) return page(request, reply);
    reply.header("cache-control", "no-cache").header("vary", "accept-language");
    return reply.sendFile(file, { cacheControl: false });
  });
  http.setNotFoundHandler((request, reply) =>
    request.method === "GET" && !/^\/(api|assets)\//.test(request.url) ? page(request, reply) : unknown(),
  );
}

/** A page that was built without them is served without them. */
const hintsIn = (file: string): Hints =>
  existsSync(file) ? hintsSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : {};

/** Home, or the game of a table: the game of a table is no secret to those who have its address. */
async function placeAt(url: string, store: Pick<Store, "table">): Promise<string | undefined> {
  if (url === "/") return "home";
  const [, id] = /^\/t\/([A-Za-z0-9_-]{22})\/?$/.exec(url) ?? [];
  return id === undefined ? undefined : (await store.table(id))?.game;
}

/** The language the address asks for, else the first of the browser that we speak, as the page itself finds it. */
function languageOf({ headers, url }: FastifyRequest): Language {
  const [, asked = ""] = /[?&]lang=([a-z]{2})\b/.exec(url) ?? [];
  const tags = [asked, ...(headers["accept-language"] ?? "").split(",").map((tag) => tag.trim())];
  return tags.map((tag) => LANGUAGES.find((one) => tag.startsWith(one))).find((one) => one !== undefined) ?? "en";
}

/** The first page asks for these lists as soon as it runs: they come along with its files. */
const listsFor = (place: string | undefined): string[] =>
  place === "home" ? ["/api/tables", "/api/lobby"].map((list) => `<${list}>; rel=preload; as=fetch; crossorigin`) : [];

function linkTo(file: string): string {
  if (file.endsWith(".css")) return `</${file}>; rel=preload; as=style; crossorigin`;
  return file.startsWith("assets/") ? `</${file}>; rel=modulepreload` : `</${file}>; rel=preload; as=script`;
}
