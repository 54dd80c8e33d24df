import type { Viewer } from "@serai/kernel";
import { deviceStorage } from "../device/settings.ts";

/** How many events of a table have been shown on this device. Only of the last table: it is for reloads. */
export const seen = {
  upTo(table: string, viewer: Viewer): number {
    const [id, from, number] = deviceStorage.get("seen")?.split(" ") ?? [];
    return id === table && from === String(viewer) ? Number(number) : 0;
  },
  keep(table: string, viewer: Viewer, number: number): void {
    deviceStorage.set("seen", `${table} ${viewer} ${number}`);
  },
};
