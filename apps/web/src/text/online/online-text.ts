import type { LevelId } from "@serai/search";

/** What the pages say about playing with other people. */
export interface OnlineText {
  /** How strong the bots are. */
  readonly level: string;
  /** `manner`: how it bids, and how it bluffs. */
  readonly levels: Readonly<Record<LevelId, { readonly name: string; readonly manner: string }>>;
  /** How a Master chooses among moves that are about as good. */
  readonly styles: Readonly<Record<"bold" | "cautious", string>>;
  /** Asked of a bot by its name and level. */
  howItPlays(name: string, level: string): string;

  /** Opening a table. */
  readonly friends: string;
  friendCount(count: number): string;
  readonly friendsHint: string;
  readonly pace: string;
  readonly paces: Readonly<Record<"none" | "live" | "mail", string>>;
  readonly paceHints: Readonly<Record<"none" | "live" | "mail", string>>;
  readonly inLobby: string;
  readonly inLobbyHint: string;
  readonly moreOptions: string;
  readonly openTable: string;

  /** While seats are taken. */
  readonly gathering: string;
  readonly freePlace: string;
  keptFor(name: string): string;
  /** To somebody for whom none of the free places is. */
  readonly noPlace: string;
  readonly invite: string;
  readonly inviteHint: string;
  readonly copy: string;
  readonly copied: string;
  readonly share: string;
  readonly qr: string;
  readonly takeSeat: string;
  readonly standUp: string;
  readonly startWithBots: string;
  readonly waitingForOthers: string;
  readonly bot: string;

  /** Finding tables. */
  readonly lobby: string;
  freePlaces(count: number): string;
  readonly nextTable: string;

  /** At the table. */
  readonly table: string;
  readonly leave: string;
  readonly leaveHint: string;
  readonly comeBack: string;
  readonly awayNotice: string;
  readonly resign: string;
  readonly resignTitle: string;
  resignHint(isRated: boolean): string;
  readonly playOn: string;
  readonly resignedNotice: string;
  /** After the end, of seats whose persons resigned. */
  resignedLast(names: readonly string[]): string;
  readonly botPlays: string;
  readonly pause: string;
  readonly pauseAsked: string;
  readonly resume: string;
  readonly paused: string;
  timeLeft(time: string): string;
  readonly orders: string;
  readonly noOrder: string;
  readonly rematchReady: string;
  readonly joinRematch: string;
  readonly saveRecord: string;
  readonly checkRecord: string;
  readonly lookBack: string;
  readonly finished: string;
  readonly openRecord: string;
  readonly askHint: string;

  /** In the settings. */
  readonly speedHint: string;
  readonly soundsHint: string;
  /** To the page of turn notices. */
  readonly howTold: string;

  /** Other devices. */
  readonly devices: string;
  readonly devicesHint: string;
  readonly makeLink: string;
  readonly linkHint: string;
  readonly linkTitle: string;
  readonly useLink: string;
  readonly makePasskey: string;
  readonly hasPasskey: string;
  readonly signIn: string;
  readonly passkeyFailed: string;
}
