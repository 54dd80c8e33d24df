import type { Muted } from "@serai/server/http-types";
import type { ChatRoom } from "@serai/table";
import { ask } from "../http/api.ts";

export const setName = (name: string): Promise<void> => ask("PUT", "/api/me", { name });

export const mute = (table: string, tag: string, muted: boolean): Promise<void> =>
  ask("PUT", `/api/tables/${table}/chat/${tag}/mute`, { muted });

export const report = (table: string, room: ChatRoom, number: number, why: string): Promise<void> =>
  ask("POST", `/api/tables/${table}/chat/${room}/${number}/report`, { why });

export const letWatch = (table: string, open: boolean): Promise<void> =>
  ask("POST", `/api/tables/${table}/watchers`, { open });

export const areNoticesMuted = async (table: string): Promise<boolean> =>
  (await ask<Muted>("GET", `/api/tables/${table}/mute`)).muted;

export const muteNotices = (table: string, muted: boolean): Promise<void> =>
  ask("PUT", `/api/tables/${table}/mute`, { muted });
