import { useEffect } from "preact/hooks";
import { me } from "../http/api.ts";
import { go } from "../shell/router.ts";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";
import { people } from "../text/people/index.ts";
import { ChooseKind } from "./choose-kind.tsx";
import { lastGame, loadPeople } from "./games.ts";
import { LadderTable } from "./ladder-table.tsx";
import { type LadderKind, ladder } from "./people-api.ts";
import { sentenceOf, useServerAnswer } from "./server-answer.tsx";
import "./people.css";

export const prepare = loadPeople;

/** Everybody who has played a game with so many players, the best first. */
export function Page({ kind: wanted }: { readonly kind: LadderKind | undefined }) {
  const text = people.text;
  const kind = wanted ?? { game: lastGame(), players: 3 };
  const { asked } = useServerAnswer(async () => {
    const [lines, { tag }] = await Promise.all([ladder(kind), me()]);
    return { lines, own: tag };
  }, `${kind.game} ${kind.players}`);

  useEffect(() => {
    document.title = `${text.ladder} · Serai`;
  }, [text]);

  const { value } = asked;
  return (
    <>
      <SiteHeader place="ladder" />
      <main class="people">
        <h1 class="page-title">{text.ladder}</h1>
        <section class="panel">
          <ChooseKind name="ladder" kind={kind} onChoose={({ game, players }) => go(`/ladder/${game}/${players}`)} />
          <div aria-live="polite" aria-busy={value.state === "asking"}>
            {value.state === "failed" && <p class="refusal">{sentenceOf(value.error)}</p>}
            {value.state === "here" && (
              <LadderTable
                lines={value.value.lines}
                game={kind.game}
                {...(value.value.own !== undefined && { own: value.value.own })}
              />
            )}
          </div>
        </section>
      </main>
      <SiteFooter />
    </>
  );
}
