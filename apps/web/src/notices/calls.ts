import type { Language } from "@serai/text/game-text";
import { ask } from "../api.ts";

/** How I am told, as the server keeps it. */
export interface NoticeSettings {
  readonly language?: Language;
  readonly push: { readonly key: string; readonly endpoints: readonly string[] };
  readonly mail: { readonly possible: boolean; readonly address?: string; readonly confirmed: boolean };
  readonly webhook?: string;
}

export const CHANNELS = ["push", "mail", "webhook"] as const;
export type ChannelKind = (typeof CHANNELS)[number];
export type Outcome = "sent" | "later" | "never" | "gone";

export interface Tried {
  readonly channel: ChannelKind;
  readonly outcome: Outcome;
}

export interface NoticeChange {
  readonly language: Language;
  readonly mail?: string;
  readonly webhook?: string;
}

export const noticeSettings = (): Promise<NoticeSettings> => ask("GET", "/api/me/notices");
export const changeNotices = (change: NoticeChange): Promise<void> => ask("PUT", "/api/me/notices", change);
export const endNotices = (): Promise<void> => ask("DELETE", "/api/me/notices");

export const wake = (subscription: PushSubscriptionJSON, language: Language): Promise<void> =>
  ask("POST", "/api/me/notices/push", { ...subscription, language });
export const wakeNoMore = (endpoint: string): Promise<void> => ask("DELETE", "/api/me/notices/push", { endpoint });

export const tryNotices = async (): Promise<readonly Tried[]> =>
  (await ask<{ readonly channels: readonly Tried[] }>("POST", "/api/me/notices/test")).channels;
