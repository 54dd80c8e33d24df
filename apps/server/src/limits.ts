/** Every limit on what a client may ask of the server, but for how often: that is RATES. */
export const LIMITS = {
  /** Bytes of one HTTP body. */
  body: 16_384,
  /** Milliseconds for a whole request to arrive, and for a connection on which nothing moves; how often they are checked. */
  requestTimeout: 10_000,
  connectionTimeout: 120_000,
  timeoutsCheckedEvery: 1_000,
  /** Bytes waiting to be sent on one socket; a client that reads so slowly is let go. */
  backlog: 1_000_000,
  /** Messages outside the protocol before a socket is closed. */
  malformed: 5,
  /** Lines of chat shown on joining. */
  chatShown: 100,
  /** Sockets open at once: of one person, from one address, and without a cookie from one address and in all. */
  socketsOfPerson: 40,
  socketsFromAddress: 400,
  anonymousFromAddress: 30,
  anonymousSockets: 2_000,
  /** Players are told of a change in who watches at most this often, in milliseconds. */
  watchersEvery: 1_000,
  /** Games with bots that are in use at once: of one owner, and of the server. */
  botTablesOfOwner: 20,
  botTables: 600,
  /** Milliseconds for players to reveal their nonces when every place is taken; by mail pages may have been cut off. */
  reveal: 20_000,
  revealByMail: 600_000,
  /** A socket that has not answered for this long is dead. */
  heartbeat: 30_000,
  /** Milliseconds a client has to say goodbye when the server closes. */
  goodbye: 1_000,
  /** Tables not in use are put away this often. */
  idle: 60_000,
  /** Tables where something is due without people are looked for this often. */
  wakeEvery: 1_000,
  /** The time by which clocks go is kept this often: a crash gives at most so much back. */
  keepTimeEvery: 5_000,
  /** Milliseconds after which somebody who is asked and not here is told; what is due is looked for this often. */
  tellAfter: 30_000,
  tellEvery: 2_000,
  /** When a notice that did not arrive is tried again; after the last one it is given up. */
  tellAgain: [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000],
  /** The part of a by-mail decision's time after which its person is reminded. */
  remindAt: 0.8,
  /** Milliseconds for a request to an address that somebody gave us. */
  outgoing: 5_000,
  /** Browsers of one person that can be woken. */
  pushDevices: 10,
  /** Games of one stage of a tournament. */
  tournamentTables: 60,
  /** Stages of tournaments that are played are looked for this often. */
  advanceEvery: 10_000,
  /** Lines of a ladder. */
  ladder: 100,
  /** How long a link to another device holds. */
  linkLives: 10 * 60_000,
  /** When a browser was last used is noted at most this often. */
  seenEvery: 3_600_000,
  /** Links to other devices that one person may have open. */
  openDeviceLinks: 5,
  /** Passkeys of one person. */
  passkeys: 20,
  /** How long a challenge for a passkey holds. */
  challengeLives: 5 * 60_000,
} as const;

const perHour = (n: number): number => n / 3_600;
const perDay = (n: number): number => n / 86_400;

/** A burst, and a rate a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Whose rate it is: one person's, one network address's, one mailbox's, or everybody's together. */
export type RateOf = "person" | "address" | "mailbox" | "server";

/**
 * How often each thing may be asked for. Somebody without a cookie can be a new person with
 * every request, so what strangers may ask for is limited by address too; a household or an office shares one.
 */
export const RATES = {
  /** Any request to the API. */
  requests: { address: { burst: 600, perSecond: 60 } },
  /** People who are new here. */
  people: { address: { burst: 200, perSecond: perHour(200) } },
  /** Connections to tables: each costs the whole view. */
  joins: { person: { burst: 60, perSecond: 3 }, address: { burst: 400, perSecond: 30 } },
  /** Messages on sockets, all of a person's sockets together. */
  messages: { person: { burst: 40, perSecond: 10 }, address: { burst: 400, perSecond: 100 } },
  tables: { person: { burst: 60, perSecond: perHour(60) }, address: { burst: 300, perSecond: perHour(300) } },
  /** Tables that are listed for everybody. */
  publicTables: { person: { burst: 10, perSecond: perHour(20) }, address: { burst: 30, perSecond: perHour(30) } },
  /** Tries of the operator's key. */
  operator: { address: { burst: 30, perSecond: 2 } },
  /** Records and stories of finished games are replayed from their logs. */
  records: { address: { burst: 60, perSecond: 2 } },
  chat: { person: { burst: 5, perSecond: 0.5 }, address: { burst: 50, perSecond: 5 } },
  reports: { person: { burst: 10, perSecond: perHour(10) }, address: { burst: 30, perSecond: perHour(30) } },
  noticeTests: { person: { burst: 5, perSecond: perHour(20) }, address: { burst: 20, perSecond: perHour(60) } },
  /** Mails to confirm an address: a mailbox gets few, no matter who asks. */
  confirmations: {
    person: { burst: 3, perSecond: perHour(5) },
    address: { burst: 10, perSecond: perHour(20) },
    mailbox: { burst: 2, perSecond: perDay(3) },
    server: { burst: 100, perSecond: perHour(200) },
  },
  clubs: { person: { burst: 10, perSecond: perDay(10) }, address: { burst: 20, perSecond: perDay(40) } },
  tournaments: { person: { burst: 5, perSecond: perDay(10) }, address: { burst: 10, perSecond: perDay(20) } },
  exports: { person: { burst: 3, perSecond: perDay(10) }, address: { burst: 20, perSecond: perDay(100) } },
  /** Links that make another device one's own. */
  deviceLinks: { person: { burst: 5, perSecond: perHour(20) }, address: { burst: 20, perSecond: perHour(60) } },
} as const satisfies Record<string, Partial<Record<RateOf, Rate>>>;
