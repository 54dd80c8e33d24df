import { useSignal } from "@preact/signals";
import { type AnyGame, isOffered, type OptionValues } from "@serai/kernel";
import type { AnyGameProps } from "@serai/ui/page.ts";
import { useEffect, useMemo } from "preact/hooks";
import { deviceStorage, language } from "../device/settings.ts";
import { aboutGame, gameIds } from "../games/about.ts";
import { gameEntry, openRules } from "../games/registry.ts";
import { ServerRefusal } from "../http/api.ts";
import { go } from "../shell/router.ts";
import { Segments } from "../shell/segments.tsx";
import { refusalSentence } from "../text/common.ts";
import { ui } from "../text/index.ts";
import { offline } from "../text/offline/index.ts";
import type { TablePlace } from "../text/offline/offline-text.ts";
import { online } from "../text/online/index.ts";
import { Friends } from "./friends.tsx";
import { ALONE, type Invited } from "./invited.ts";
import { lastLevel } from "./level.ts";
import { LevelField } from "./level-field.tsx";
import { NameField } from "./name-field.tsx";
import { openAt } from "./open-table.ts";
import { OptionField } from "./option-field.tsx";
import { othersNamed, ownName } from "./own-name.ts";
import { People, PLACES, PlaceField } from "./place.tsx";

const lastPlace = (): TablePlace => PLACES.find((one) => one === deviceStorage.get("place")) ?? "online";

/** People who came for friends find one friend invited already. */
const invitedFor = (wants: TableKind | undefined): Invited =>
  wants === undefined || wants === "shared"
    ? ALONE
    : { ...ALONE, friends: 1, ...(wants === "live" && { pace: "live" as const }) };

const placeFor = (wants: TableKind | undefined): TablePlace =>
  wants === undefined ? lastPlace() : wants === "shared" ? "shared" : "online";

/** What was played last stands ready to be played again. */
const lastGame = (): string => gameIds.find((id) => id === deviceStorage.get("game")) ?? gameIds[0];

/** The ways to play with people that a game's page leads to. */
export type TableKind = "friends" | "live" | "mail" | "shared";

interface NewTableProps {
  /** On the page of a game: that one and no other. */
  readonly game?: string;
  /** What somebody came here for. */
  readonly wants?: TableKind | undefined;
  /** It is opened for the members of a club, so with at least one of them, and online. */
  readonly club?: string;
  /** The server cannot be reached. */
  readonly isCutOff?: boolean;
}

export function NewTable({ game, club, wants, isCutOff = false }: NewTableProps) {
  const chosen = useSignal(game ?? lastGame());
  const rules = useSignal<AnyGame | undefined>(undefined);
  const id = chosen.value;
  const words = gameEntry(id)?.text;

  useEffect(() => {
    const load = async (): Promise<void> => {
      const [loaded] = await Promise.all([openRules(id), gameEntry(id)?.text.load(language.peek())]);
      if (chosen.peek() === id) rules.value = loaded;
    };
    // The game cards stay; choosing again tries again.
    load().catch(() => {});
  }, [id, chosen, rules]);

  const setUp =
    // Not while another game is on its way: nobody sits down at the one chosen before.
    rules.value?.id === id && words?.isLoaded ? (
      <SetUp
        key={`${id} ${wants ?? ""}`}
        game={rules.value}
        text={words.text}
        club={club}
        wants={wants}
        isCutOff={isCutOff}
      />
    ) : undefined;
  if (game !== undefined) return <div class="panel new-table">{setUp}</div>;
  return (
    <section class="panel new-table" aria-labelledby="new-table">
      <h2 id="new-table">{ui.text.newTable}</h2>
      <fieldset class="game-choice">
        <legend class="unseen">{ui.text.games}</legend>
        {gameIds.map((one) => {
          const { name, tagline } = aboutGame(one).words[language.value];
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
              <span class="game-name">{name}</span>
              <span class="game-tagline">{tagline}</span>
            </label>
          );
        })}
      </fieldset>
      {setUp}
    </section>
  );
}

interface SetUpProps {
  readonly game: AnyGame;
  readonly text: AnyGameProps["text"];
  readonly club: string | undefined;
  readonly wants: TableKind | undefined;
  readonly isCutOff: boolean;
}

function SetUp({ game, text, club, wants, isCutOff }: SetUpProps) {
  const { min, max } = game.seats;
  const name = useSignal(deviceStorage.get("name") ?? "");
  const players = useSignal(Math.min(max, Math.max(min, Number(deviceStorage.get(`players.${game.id}`) ?? 4))));
  const options = useSignal<OptionValues>({});
  const invited = useSignal<Invited>(invitedFor(club === undefined ? wants : "friends"));
  const level = useMemo(lastLevel, []);
  const usual = useMemo(() => placeFor(club === undefined ? wants : "friends"), [club, wants]);
  const chosen = useSignal<TablePlace | undefined>(undefined);
  const isThinkingOfFriends = useSignal(false);
  // Without a server the device is proposed, but not to people who have asked for friends already or are about to: the field
  // would go away from under them.
  const isInterested = invited.value.friends > 0 || isThinkingOfFriends.value;
  const isDeviceProposed = isCutOff && usual === "online" && !isInterested;
  const place = chosen.value ?? (isDeviceProposed ? "device" : usual);
  const people = useSignal<readonly string[]>(deviceStorage.get("people")?.split("\n") ?? [""]);
  const isBusy = useSignal(false);
  const refusal = useSignal<string | undefined>(undefined);
  const offered = Object.entries(game.options).filter(([, spec]) => isOffered(spec, players.value));

  const shared = Math.min(people.value.length, players.value - 1);
  const friends = place === "online" ? invited.value.friends : place === "shared" ? shared : 0;
  const hasBots = friends < players.value - 1;
  const isInviting = place === "online" && invited.value.friends > 0;

  async function sitDown(event: Event): Promise<void> {
    event.preventDefault();
    if (isBusy.value) return;
    isBusy.value = true;
    deviceStorage.set("name", name.value.trim());
    const own = ownName();
    deviceStorage.set("game", game.id);
    deviceStorage.set(`players.${game.id}`, String(players.value));
    const wanted = Object.fromEntries(
      offered.flatMap(([key]) => (key in options.value ? [[key, options.value[key]]] : [])),
    );
    const others = othersNamed(people.value, own);
    if (chosen.value) deviceStorage.set("place", chosen.value);
    deviceStorage.set("people", people.value.join("\n"));
    try {
      const table = {
        game: game.id,
        options: wanted,
        players: players.value,
        rival: level.value,
        ...(club && { club }),
      };
      go(await openAt(place, { ...table, own, others, invited: invited.value }));
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
          invited.value = { ...invited.value, friends: Math.min(invited.value.friends, count - 1) };
        }}
      />
      {place === "online" && (
        <Friends
          invited={invited}
          rivals={players.value - 1}
          onFocus={() => {
            isThinkingOfFriends.value = true;
          }}
        />
      )}
      {place === "shared" && <People others={people} players={players.value} />}
      <details class="more-options">
        <summary>{online.text.moreOptions}</summary>
        {club === undefined && (
          <PlaceField
            place={place}
            onChoose={(one) => {
              chosen.value = one;
            }}
          />
        )}
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
      </details>
      <button type="submit" class="button button-main" aria-disabled={isBusy.value}>
        {isBusy.value ? ui.text.settingUp : isInviting ? online.text.openTable : ui.text.sitDown}
      </button>
      <p class="refusal" role="alert">
        {refusal.value}
      </p>
    </form>
  );
}
