import { language } from "../device/settings.ts";
import { addPushDevice, removePushDevice } from "./calls.ts";

/** Whether this browser can be woken, may be, and is to be. */
export type PushState = "unsupported" | "denied" | "off" | "on";

const isSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

const ownSubscription = async (): Promise<PushSubscription | undefined> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? undefined;

/** On, only if the server knows this browser too: it may have been turned off from another one. */
export async function pushState(endpoints: readonly string[]): Promise<PushState> {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const subscription = await ownSubscription();
  return subscription && endpoints.includes(subscription.endpoint) ? "on" : "off";
}

/** To be called at a tap: nobody likes to be asked by a page they have only just opened. */
export async function turnPushOn(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  // One made with another key of the server's could not be used, and would be in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await addPushDevice(subscription.toJSON(), language.peek());
}

export async function turnPushOff(): Promise<void> {
  const subscription = await ownSubscription();
  if (subscription === undefined) return;
  await removePushDevice(subscription.endpoint);
  await subscription.unsubscribe();
}
