import { signal } from "@preact/signals";

/** Where we are. */
export const path = signal(location.pathname);

addEventListener("popstate", () => {
  path.value = location.pathname;
});

export function go(to: string): void {
  history.pushState(undefined, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/** For links: a plain click stays on the page, any other is the browser's. */
export function follow(event: MouseEvent): void {
  if (!(event.currentTarget instanceof HTMLAnchorElement)) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(`${event.currentTarget.pathname}${event.currentTarget.hash}`);
}
