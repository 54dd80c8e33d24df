import { ABOUT } from "@serai/games/list/generated/about.ts";
import type { Language } from "@serai/words/game-text";

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The game whose own page this address is. */
export const gameAt = (url: string): string | undefined => {
  const [, game] = /^\/([a-z][a-z0-9]*)\/?(?:[?#]|$)/.exec(url) ?? [];
  return game !== undefined && Object.hasOwn(ABOUT, game) ? game : undefined;
};

/** The page as it is sent for a game's own address: with title, description and picture for link previews. */
export function withHeadOf(page: string, game: string, language: Language, origin: string): string {
  const { name, tagline, story } = ABOUT[game].words[language];
  const head = [
    `<title>${escaped(name)} · Serai</title>`,
    `<meta name="description" content="${escaped(story)}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${escaped(name)}" />`,
    `<meta property="og:description" content="${escaped(tagline)}" />`,
    `<meta property="og:image" content="${escaped(origin)}/covers/${game}.png" />`,
  ];
  return page
    .replace(/<meta name="description"[^>]*>\s*/, "")
    .replace(/<title>[^<]*<\/title>/, () => head.join("\n    "));
}
