import { useSignal } from "@preact/signals";
import { type AnyGame, isOffered, type OptionValues } from "@serai/kernel";
import { useEffect, useMemo } from "preact/hooks";
import { ServerRefusal } from "../api.ts";
import type { AnyGameProps } from "../games/page.ts";
import { gameEntry, gameIds, openRules } from "../games/registry.ts";
import { openAt } from "../opening.ts";
import { go } from "../router.ts";
import { memory } from "../settings.ts";
import { refusalSentence } from "../text/common.ts";
import { ui } from "../text/index.ts";
import { offline } from "../text/offline/index.ts";
import type { Place } from "../text/offline/offline-text.ts";
import { online } from "../text/online/index.ts";
import { ALONE, Friends, type Invited } from "./friends.tsx";
import { LevelField, lastLevel } from "./level-field.tsx";
import { NameField } from "./name-field.tsx";
import { OptionField } from "./option-field.tsx";
import { People, PLACES, PlaceField } from "./place.tsx";
import { Segments } from "./segments.tsx";

const lastPlace = (): Place => PLACES.find((one) => one === memory.get("place")) ?? "online";

/** What was played last stands ready to be played again. */
const lastGame = (): string => gameIds.find((id) => id === memory.get("game")) ?? gameIds[0];

interface NewTableProps {
  /** It is opened for the members of a club, so with at least one of them, and online. */
  readonly club?: string;
  /** The server cannot be reached. */
  readonly isCutOff?: boolean;
}

export function NewTable({ club, isCutOff = false }: NewTableProps) {
  const chosen = useSignal(lastGame());
  const rules = useSignal<AnyGame | undefined>(undefined);
  const id = chosen.value;
  const text = gameEntry(id)?.text.text;

  useEffect(() => {
    const load = async (): Promise<void> => {
      const loaded = await openRules(id);
      if (chosen.peek() === id) rules.value = loaded;
    };
    // The game cards stay; choosing again tries again.
    load().catch(() => {});
  }, [id, chosen, rules]);

  return (
    <section class="panel new-table" aria-labelledby="new-table">
      <h2 id="new-table">{ui.text.newTable}</h2>
      <fieldset class="game-choice">
        <legend class="unseen">{ui.text.games}</legend>
        {gameIds.map((one) => {
          const words = gameEntry(one)?.text.text;
          return (
            <label key={one} class="game-card" data-game={one}>
              <input
                type="radio"
                name="game"
                checked={one === id}
                onChange={() => {
                  chosen.value = one;
                }}
              />
              <span class="game-name">{words?.name}</span>
              <span class="game-tagline">{words?.tagline}</span>
            </label>
          );
        })}
      </fieldset>
      {/* Not while another game is on its way: nobody sits down at the one chosen before. */}
      {rules.value?.id === id && text && (
        <SetUp key={id} game={rules.value} text={text} club={club} isCutOff={isCutOff} />
      )}
    </section>
  );
}

interface SetUpProps {
  readonly game: AnyGame;
  readonly text: AnyGameProps["text"];
  readonly club: string | undefined;
  readonly isCutOff: boolean;
}

function SetUp({ game, text, club, isCutOff }: SetUpProps) {
  const { min, max } = game.seats;
  const name = useSignal(memory.get("name") ?? "");
  const players = useSignal(Math.min(max, Math.max(min, Number(memory.get(`players.${game.id}`) ?? 4))));
  const options = useSignal<OptionValues>({});
  const company = useSignal<Invited>(club === undefined ? ALONE : { ...ALONE, friends: 1 });
  const level = useMemo(lastLevel, []);
  const usual = useMemo(() => (club === undefined ? lastPlace() : "online"), [club]);
  const chosen = useSignal<Place | undefined>(undefined);
  const isThinkingOfFriends = useSignal(false);
  // Without a server the device is proposed, but not to whoever has asked for friends already or is about to: the field
  // would go away from under them.
  const isInterested = company.value.friends > 0 || isThinkingOfFriends.value;
  const isDeviceProposed = isCutOff && usual === "online" && !isInterested;
  const place = chosen.value ?? (isDeviceProposed ? "device" : usual);
  const people = useSignal<readonly string[]>(memory.get("people")?.split("\n") ?? [""]);
  const isBusy = useSignal(false);
  const refusal = useSignal<string | undefined>(undefined);
  const offered = Object.entries(game.options).filter(([, spec]) => isOffered(spec, players.value));

  const shared = Math.min(people.value.length, players.value - 1);
  const friends = place === "online" ? company.value.friends : place === "shared" ? shared : 0;
  const hasBots = friends < players.value - 1;
  const isInviting = place === "online" && company.value.friends > 0;

  async function sitDown(event: Event): Promise<void> {
    event.preventDefault();
    if (isBusy.value) return;
    isBusy.value = true;
    const own = name.value.trim() || ui.text.guest;
    memory.set("name", name.value.trim());
    memory.set("game", game.id);
    memory.set(`players.${game.id}`, String(players.value));
    const wanted = Object.fromEntries(
      offered.flatMap(([key]) => (key in options.value ? [[key, options.value[key]]] : [])),
    );
    const others = people.value.map((one, i) => one.trim() || offline.text.nameless(i + 2));
    if (chosen.value) memory.set("place", chosen.value);
    memory.set("people", people.value.join("\n"));
    try {
      const table = {
        game: game.id,
        options: wanted,
        players: players.value,
        rival: level.value,
        ...(club && { club }),
      };
      go(await openAt(place, { ...table, own, others, company: company.value }));
    } catch (error) {
      const cannot = isInviting ? offline.text.friendsNeedServer : ui.text.failed;
      refusal.value = error instanceof ServerRefusal ? refusalSentence(error.code, error.params) : cannot;
      isBusy.value = false;
    }
  }

  return (
    <form class="set-up" data-game={game.id} onSubmit={(event) => void sitDown(event)}>
      <NameField name={name} />
      <Segments
        legend={ui.text.rivals}
        name="rivals"
        values={Array.from({ length: max - min + 1 }, (_, i) => min + i)}
        label={(count) => String(count - 1)}
        spoken={(count) => ui.text.rivalCount(count - 1)}
        chosen={players.value}
        onChoose={(count) => {
          players.value = count;
          company.value = { ...company.value, friends: Math.min(company.value.friends, count - 1) };
        }}
      />
      {club === undefined && (
        <PlaceField
          place={place}
          onChoose={(one) => {
            chosen.value = one;
          }}
        />
      )}
      {place === "online" && (
        <Friends
          company={company}
          rivals={players.value - 1}
          onFocus={() => {
            isThinkingOfFriends.value = true;
          }}
        />
      )}
      {place === "shared" && <People others={people} players={players.value} />}
      {hasBots && <LevelField level={level} />}
      {offered.length > 0 && (
        <fieldset class="options">
          <legend>{ui.text.options}</legend>
          {offered.map(([key, spec]) => (
            <OptionField
              key={key}
              name={key}
              spec={spec}
              players={players.value}
              text={text.options[key]}
              value={options.value[key] ?? spec.default}
              onChange={(value) => {
                options.value = { ...options.value, [key]: value };
              }}
            />
          ))}
        </fieldset>
      )}
      <button type="submit" class="button button-main" aria-disabled={isBusy.value}>
        {isBusy.value ? ui.text.settingUp : isInviting ? online.text.openTable : ui.text.sitDown}
      </button>
      <p class="refusal" role="alert">
        {refusal.value}
      </p>
    </form>
  );
}
