import type { Language } from "@serai/words/game-text";

/** How a person wants to be told. */
export interface NoticeSettings {
  readonly language: Language;
  /** Where the person's browser found this server, for links. */
  readonly origin: string;
  readonly mail?: { readonly address: string; readonly confirmed: boolean };
  readonly webhook?: string;
}

/** A browser that can be woken: what it told us when it subscribed. */
export interface PushDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** It is one's turn; it still is; a place is kept. */
export type NoticeKind = "turn" | "reminder" | "invitation";

/** A seat that play waits for, and when its person is to be told; who that is the places say. */
export interface AwaitedPerson {
  readonly seat: number;
  /** Which decision of the seat it is: each is told of once. */
  readonly decision: number;
  readonly tellAt: number;
  readonly remindAt?: number;
}

/** A place at a table that gathers is kept for somebody, who is to be told of it. */
export interface Invitation {
  readonly table: string;
  readonly place: number;
  readonly person: string;
  readonly tellAt: number;
}

/** Somebody is to be told of this decision now. */
export interface DueNotice {
  readonly table: string;
  readonly seat: number;
  readonly kind: NoticeKind;
  readonly person: string;
  readonly decision: number;
}

/** One notice on one channel, on its way until it arrived or was given up. */
export interface Delivery {
  readonly id: number;
  readonly table: string;
  readonly kind: NoticeKind;
  readonly person: string;
  readonly channel: Channel;
  readonly attempts: number;
}

export type Channel =
  | ({ readonly kind: "push" } & PushDevice)
  | { readonly kind: "mail"; readonly address: string }
  | { readonly kind: "webhook"; readonly url: string };

/** Every way to tell a person that they have asked for. */
export function channelsOf(settings: NoticeSettings | undefined, devices: readonly PushDevice[]): Channel[] {
  if (settings === undefined) return [];
  const { mail, webhook } = settings;
  return [
    ...devices.map((device): Channel => ({ kind: "push", ...device })),
    ...(mail?.confirmed ? [{ kind: "mail", address: mail.address } as const] : []),
    ...(webhook === undefined ? [] : [{ kind: "webhook", url: webhook } as const]),
  ];
}

export interface NoticeStore {
  /** The key of that name; the one just made, where there was none. */
  serverKey(key: { readonly name: string; readonly made: string }): Promise<string>;
  noticeSettings(person: string): Promise<NoticeSettings | undefined>;
  /** `token`: the hash of what confirms the mail address, where it is a new one. */
  setNotices(change: {
    readonly person: string;
    readonly language: Language;
    readonly origin: string;
    readonly mail?: string;
    readonly token?: string;
    readonly webhook?: string;
  }): Promise<void>;
  /** Whether an address is confirmed by it. */
  confirmMail(token: string): Promise<boolean>;
  pushDevices(person: string): Promise<readonly PushDevice[]>;
  /** Keeps the newest so many; `false` where the endpoint is somebody else's browser. */
  addPushDevice(device: PushDevice & { person: string; at: number; most: number }): Promise<boolean>;
  /** Without a person: removed for every person who had it. */
  removePushDevice(device: { readonly endpoint: string; readonly person?: string }): Promise<void>;
  isTableMuted(of: { readonly person: string; readonly table: string }): Promise<boolean>;
  muteTable(of: { readonly person: string; readonly table: string; readonly muted: boolean }): Promise<void>;

  /** Looks at so many tables at which somebody may have to be told by now, and notes whom; says at how many it looked. */
  noteDue(due: { readonly now: number; readonly most: number }): Promise<number>;
  dueNotices(now: number): Promise<readonly DueNotice[]>;
  /** The person is told by all their channels, where play still waits for them; with that it is done. */
  sendNotice(notice: DueNotice & { readonly now: number }): Promise<void>;
  /** The person is here and sees it; should they leave as they came, they are told then. */
  putOffNotice(notice: DueNotice & { readonly until: number }): Promise<void>;
  /** What is to be sent now; what nobody needs to be told any more is dropped. */
  dueDeliveries(now: number): Promise<readonly Delivery[]>;
  /** It arrived, or is given up; or, with a time, is tried again then. */
  settleDelivery(done: { readonly id: number; readonly again?: number }): Promise<void>;
}
