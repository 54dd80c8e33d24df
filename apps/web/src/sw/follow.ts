/** As much of a window, of the list of windows, and of a notice as is needed to follow it. */
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Windows {
  matchAll(which: { readonly type: "window"; readonly includeUncontrolled: true }): Promise<readonly OpenPage[]>;
  openWindow(path: string): Promise<unknown>;
}

interface Shown {
  readonly data: unknown;
  close(): void;
}

/** To the table: where it is open already, else in a new window. */
export async function follow(clients: Windows, notification: Shown): Promise<void> {
  notification.close();
  const path = typeof notification.data === "string" ? notification.data : "/";
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : clients.openWindow(path));
}
