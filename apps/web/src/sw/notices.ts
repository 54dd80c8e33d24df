/** What the server sends to a browser that is to be woken. */
interface Notice {
  readonly title: string;
  readonly body: string;
  /** Where it leads, at this site. */
  readonly path: string;
  /** A newer notice with the same topic takes the place of the older one. */
  readonly topic: string;
}

/** Whatever comes, something has to be shown: that is what the browser was allowed to be woken for. */
const UNREADABLE: Notice = { title: "Serai", body: "", path: "/", topic: "serai" };

function read(data: PushMessageData | null): Notice {
  try {
    const { title, body, url, topic } = data?.json() ?? {};
    const path = new URL(url).pathname;
    return [title, body, topic].every((part) => typeof part === "string") ? { title, body, path, topic } : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

export async function show(registration: ServiceWorkerRegistration, data: PushMessageData | null): Promise<void> {
  const { title, body, path, topic } = read(data);
  // Heard again when a reminder takes the place of the first notice.
  const options = { body, tag: topic, renotify: true, icon: "/icon-192.png", badge: "/icon-192.png", data: path };
  await registration.showNotification(title, options);
}

/** The browser has replaced its subscription: the server needs the new one. */
export async function renew(
  { pushManager }: ServiceWorkerRegistration,
  { oldSubscription, newSubscription }: PushSubscriptionChangeEvent,
): Promise<void> {
  const subscription = newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)));
  const tell = (method: "POST" | "DELETE", body: object): Promise<Response> =>
    fetch("/api/me/notices/push", {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  if (subscription) await tell("POST", subscription.toJSON());
  if (oldSubscription) await tell("DELETE", { endpoint: oldSubscription.endpoint });
}
