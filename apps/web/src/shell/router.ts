import { signal } from "@preact/signals";

/** Where we are. */
export const path = signal(location.pathname);

addEventListener("popstate", () => {
  path.value = location.pathname;
});

/** What stands behind `#`: browsers keep it to themselves, so no server or log on the way reads it. */
export const secretInAddress = (): string => location.hash.slice(1);

export function go(to: string): void {
  history.pushState(undefined, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/** To an address in whose place the present one only stood: going back does not lead here again. */
export function replaceAddress(to: string): void {
  history.replaceState(undefined, "", to);
  path.value = location.pathname;
}

/** For links: a plain click stays on the page, any other is the browser's. */
export function follow(event: MouseEvent): void {
  if (!(event.currentTarget instanceof HTMLAnchorElement)) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(`${event.currentTarget.pathname}${event.currentTarget.hash}`);
}
