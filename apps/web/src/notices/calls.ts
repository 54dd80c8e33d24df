import type { NoticeChange, NoticeSettings, TriedNotices } from "@serai/server/http-types";
import type { Language } from "@serai/words/game-text";
import { ask } from "../http/api.ts";

export type { NoticeChange, NoticeSettings } from "@serai/server/http-types";

export type Tried = TriedNotices["channels"][number];
export type ChannelKind = Tried["channel"];
export type SendResult = Tried["outcome"];
export const CHANNELS = ["push", "mail", "webhook"] as const satisfies readonly ChannelKind[];

export const noticeSettings = (): Promise<NoticeSettings> => ask("GET", "/api/me/notices");
export const changeNotices = (change: NoticeChange): Promise<void> => ask("PUT", "/api/me/notices", change);
export const endNotices = (): Promise<void> => ask("DELETE", "/api/me/notices");

export const addPushDevice = (subscription: PushSubscriptionJSON, language: Language): Promise<void> =>
  ask("POST", "/api/me/notices/push", { ...subscription, language });
export const removePushDevice = (endpoint: string): Promise<void> =>
  ask("DELETE", "/api/me/notices/push", { endpoint });

export const tryNotices = async (): Promise<readonly Tried[]> =>
  (await ask<TriedNotices>("POST", "/api/me/notices/test")).channels;
