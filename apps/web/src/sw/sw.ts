import { follow } from "./follow.ts";
import { renew, show } from "./notices.ts";
import { answer, keep, tidy } from "./site-cache.ts";

/** In the place of these names the build puts what it made (scripts/service-worker.ts). */
declare const SERAI_FILES: readonly string[];
declare const SERAI_VERSION: string;
declare const self: ServiceWorkerGlobalScope;

const cache = { name: `serai-${SERAI_VERSION}`, files: SERAI_FILES };

/** Said by the worker in charge to the one that waits, when no page would notice the change. */
const TAKE_OVER = "take over";

self.addEventListener("install", (event) => event.waitUntil(keep(cache)));

self.addEventListener("activate", (event) => event.waitUntil(tidy(cache)));

self.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  // Tables on the server are alive: nothing they say is ever kept.
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  event.respondWith(request.mode === "navigate" ? visit(documentAt(pathname, searchParams)) : answer(cache, request));
});

self.addEventListener("push", (event) => event.waitUntil(show(self.registration, event.data)));

self.addEventListener("notificationclick", (event) => event.waitUntil(follow(self.clients, event.notification)));

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(self.registration, event)));

/** Rules pages are documents of their own, one a language; every other address of ours is the same page. */
function documentAt(pathname: string, search: URLSearchParams): string {
  const [, game] = /^\/([a-z0-9]+)\/rules\/?$/.exec(pathname) ?? [];
  const wanted = [search.get("lang"), ...navigator.languages].map((tag) => `/rules/${game}/${tag?.slice(0, 2)}.html`);
  return (game && wanted.find((file) => cache.files.includes(file))) ?? "/index.html";
}

/**
 * A new version waits until no page of the old one is open, since that would
 * miss its files; but the one page that is just being left for this visit need not hold it up.
 */
async function visit(document: string): Promise<Response> {
  const { waiting } = self.registration;
  if (waiting && (await self.clients.matchAll({ type: "window" })).length < 2) {
    waiting.postMessage(TAKE_OVER);
    return new Response("", { headers: { refresh: "0" } });
  }
  return answer(cache, new Request(document));
}
