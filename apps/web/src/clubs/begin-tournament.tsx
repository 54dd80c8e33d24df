import { useSignal } from "@preact/signals";
import { type AnyGame, isOffered, type OptionValues } from "@serai/kernel";
import { useEffect } from "preact/hooks";
import { gameEntry } from "../games/registry.ts";
import { OptionField } from "../lobby/option-field.tsx";
import { submitting, useAttempt } from "../people/attempt.tsx";
import { ChooseKind } from "../people/choose-kind.tsx";
import { lastGame } from "../people/games.ts";
import { nameOf } from "../people/name.tsx";
import type { LadderKind } from "../people/people-api.ts";
import { go } from "../shell/router.ts";
import { Segments } from "../shell/segments.tsx";
import type { TournamentKind } from "../text/clubs/clubs-text.ts";
import { clubs } from "../text/clubs/index.ts";
import { ui } from "../text/index.ts";
import { beginTournament, type ClubPage } from "./clubs-api.ts";
import { TitleField } from "./title-field.tsx";

const KINDS: readonly TournamentKind[] = ["round-robin", "groups"];
const HOURS = [1, 12, 24, 48, 72, 168];
const TWO_DAYS = 48;

/** What the owner decides about a tournament; its tables are opened at once. */
export function BeginTournament({ club: { id, members } }: { readonly club: ClubPage }) {
  const text = clubs.text;
  const name = useSignal("");
  const how = useSignal<TournamentKind>("round-robin");
  const kind = useSignal<LadderKind>({ game: lastGame(), players: 3 });
  const options = useSignal<OptionValues>({});
  const hours = useSignal(TWO_DAYS);
  const out = useSignal<ReadonlySet<string>>(new Set());
  const { attempt, refused } = useAttempt();

  async function begin(): Promise<void> {
    const people = members.flatMap(({ tag }) => (out.value.has(tag) ? [] : [tag]));
    const wanted = { ...kind.value, name: name.value.trim(), kind: how.value, options: options.value };
    go(`/tournament/${await beginTournament(id, { ...wanted, hours: hours.value, people })}`);
  }

  function toggle(tag: string, isIn: boolean): void {
    const next = new Set(out.value);
    if (isIn) next.delete(tag);
    else next.add(tag);
    out.value = next;
  }

  return (
    <form class="set-up" onSubmit={submitting(() => attempt(begin))}>
      <TitleField label={text.tournamentName} title={name} />
      <Segments
        legend={text.kind}
        name="tournament-kind"
        values={KINDS}
        label={(value) => text.kinds[value]}
        chosen={how.value}
        onChoose={(value) => {
          how.value = value;
        }}
      />
      <p class="hint">{text.kindHints[how.value]}</p>
      <ChooseKind
        name="tournament"
        kind={kind.value}
        onChoose={(chosen) => {
          if (chosen.game !== kind.value.game) options.value = {};
          kind.value = chosen;
        }}
      />
      <HouseRules
        kind={kind.value}
        chosen={options.value}
        onChange={(changed) => {
          options.value = changed;
        }}
      />
      <label class="field">
        <span>{text.hours}</span>
        <select
          value={String(hours.value)}
          onChange={({ currentTarget: { value } }) => {
            hours.value = Number(value);
          }}
        >
          {HOURS.map((one) => (
            <option key={one} value={String(one)}>
              {text.hoursFor(one)}
            </option>
          ))}
        </select>
      </label>
      <fieldset class="options">
        <legend>{text.people}</legend>
        {members.map((member) => (
          <label key={member.tag} class="option">
            <input
              type="checkbox"
              class="switch"
              checked={!out.value.has(member.tag)}
              onChange={({ currentTarget: { checked } }) => toggle(member.tag, checked)}
            />
            <span class="option-label">{nameOf(member)}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" class="button button-main">
        {text.beginIt}
      </button>
      {refused}
    </form>
  );
}

interface HouseRulesProps {
  readonly kind: LadderKind;
  readonly chosen: OptionValues;
  onChange(options: OptionValues): void;
}

/** The game's options, as at a table of one's own. */
function HouseRules({ kind: { game, players }, chosen, onChange }: HouseRulesProps) {
  const rules = useSignal<AnyGame | undefined>(undefined);
  useEffect(() => {
    gameEntry(game)
      ?.rules()
      .then((loaded) => {
        rules.value = loaded;
      })
      // Without the rules nothing can be chosen, and the game is played as it comes.
      .catch(() => {});
  }, [game, rules]);
  const words = gameEntry(game)?.text.text.options;
  const specs = rules.value?.id === game ? Object.entries(rules.value.options) : [];
  const offered = specs.filter(([, spec]) => isOffered(spec, players));
  if (words === undefined || offered.length === 0) return undefined;
  return (
    <fieldset class="options">
      <legend>{ui.text.options}</legend>
      {offered.map(([key, spec]) => (
        <OptionField
          key={key}
          name={`tournament-${key}`}
          spec={spec}
          players={players}
          text={words[key]}
          value={chosen[key] ?? spec.default}
          onChange={(value) => onChange({ ...chosen, [key]: value })}
        />
      ))}
    </fieldset>
  );
}
