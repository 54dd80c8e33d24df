import { BotFace } from "../art/bot-face.tsx";
import { isLevel } from "../lobby/level.ts";
import { follow } from "../shell/router.ts";
import { online } from "../text/online/index.ts";
import { people } from "../text/people/index.ts";
import type { PublicPlayer } from "./people-api.ts";

export const nameOf = ({ name, bot }: PublicPlayer): string => {
  if (bot === undefined) return name || people.text.nameless;
  return isLevel(bot) ? online.text.levels[bot].name : bot === "random" ? people.text.randomBot : bot;
};

const addressOf = ({ tag, bot }: PublicPlayer): string | undefined => {
  if (bot !== undefined) return `/p/bot/${bot}`;
  // A seat without an owner has a tag of zeros.
  return tag === undefined || /^0+$/.test(tag) ? undefined : `/p/${tag}`;
};

/** Somebody's name, which leads to their page; a bot's with its face. */
export function Name({ of }: { readonly of: PublicPlayer }) {
  const address = addressOf(of);
  const shown = (
    <>
      {isLevel(of.bot) && <BotFace level={of.bot} />}
      <span class="player-name">{nameOf(of)}</span>
    </>
  );
  return address === undefined ? (
    <span class="player">{shown}</span>
  ) : (
    <a class="player" href={address} onClick={follow}>
      {shown}
    </a>
  );
}
