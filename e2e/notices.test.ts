import type { Page } from "playwright-core";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { mailSink, postSink, pushBrowser } from "../apps/server/test/sinks.ts";
import { openPage, PHONE, startBrowser } from "./support/browser.ts";
import { expectAccessible, expectNoOverflow, expectThumbSized, IN_TIME } from "./support/checks.ts";
import { startServer } from "./support/server.ts";
import { server } from "./support/stage.ts";
import { LANGUAGES, speak } from "./support/table.ts";

/** Only a whole browser shows notifications. */
const browser = await startBrowser();
afterAll(() => browser.close());

/** There is no push service to subscribe at here: the browser is given a subscription at ours instead. */
async function subscribesTo(page: Page, subscription: ReturnType<typeof pushBrowser>["subscription"]): Promise<void> {
  await page.addInitScript((given) => {
    let kept: unknown;
    const own = {
      ...given,
      toJSON: () => given,
      unsubscribe: async () => {
        kept = undefined;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => kept ?? null,
      subscribe: async () => {
        kept = own;
        return own;
      },
    });
  }, subscription);
}

test("a device, a mail address and a channel are told, each is tried, and all is turned off", async () => {
  const [{ smtp, inbox }, sink] = await Promise.all([mailSink(), postSink()]);
  const mailing = await startServer({ SERAI_SMTP: smtp, SERAI_URL: "http://serai.example", SERAI_WEBHOOK_TEST: "1" });
  onTestFinished(() => mailing.stop());
  const { page, faults } = await openPage(browser, { viewport: PHONE, hasTouch: true, serviceWorkers: "allow" });
  await page.context().grantPermissions(["notifications"], { origin: mailing.address });
  const phone = pushBrowser(`${sink.url}/phone`);
  await subscribesTo(page, phone.subscription);

  await page.goto(mailing.address);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("link", { name: "How you are told" }).click();
  await page.getByText("This device is not told.").waitFor();
  await page.getByRole("button", { name: "Try it" }).click();
  await page.getByText("Nothing is turned on yet.").waitFor();
  await page.getByRole("button", { name: "Tell me on this device" }).click();
  await page.getByText("This device is told, also while Serai is closed.").waitFor();

  await page.getByLabel("Mail address").fill("anna@example.org");
  await page.getByLabel("Webhook").fill(`${sink.url}/hook`);
  await page.getByLabel("Language of the reminders").selectOption("hu");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("We have written to anna@example.org.").waitFor();
  const [, link = ""] = /http:\/\/serai\.example(\/confirm#\S+)/.exec((await inbox.nth(1)).text) ?? [];
  await page.goto(`${mailing.address}${link}`);
  await page.getByRole("button", { name: "Yes, it is mine" }).click();
  await page.getByText("from now on we write to this address").waitFor();
  await page.goto(`${mailing.address}/notices`);
  await page.getByText("Confirmed: reminders go there.").waitFor();
  await expect.poll(() => page.getByLabel("Language of the reminders").inputValue(), IN_TIME).toBe("hu");

  await page.getByRole("button", { name: "Try it" }).click();
  for (const said of ["Device: sent.", "Mail: sent.", "Webhook: sent."]) await page.getByText(said).waitFor();
  const posted = [await sink.inbox.nth(1), await sink.inbox.nth(2)];
  const pushed = posted.find(({ path }) => path === "/phone");
  expect(pushed && phone.read(pushed.body)).toMatchObject({ title: "Serai: próba", topic: "test" });

  for (const language of LANGUAGES) {
    await speak(page, language);
    await expectNoOverflow(page);
    await expectThumbSized(page);
  }
  await speak(page, "en");
  await expectAccessible(page);

  await page.getByLabel("Webhook").fill("https://10.0.0.1:99/x");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("This address cannot be used").waitFor();
  await page.getByRole("button", { name: "Turn everything off" }).click();
  await page.getByText("nothing is sent to you any more").waitFor();
  await expect.poll(() => page.getByLabel("Mail address").inputValue(), IN_TIME).toBe("");
  await page.getByRole("button", { name: "Try it" }).click();
  await page.getByText("Nothing is turned on yet.").waitFor();

  expect(faults).toEqual([expect.stringContaining("400")]);
});

test("a pushed notice is shown, a newer one takes its place, rubbish does no harm", async () => {
  const { page } = await openPage(browser, { viewport: PHONE, serviceWorkers: "allow" });
  const { origin } = new URL(server.address);
  await page.context().grantPermissions(["notifications"], { origin });
  await page.goto(server.address);
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    cdp.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const active = versions.find(({ status }) => status === "activated");
      if (active) found(active.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  await cdp.send("BackgroundService.startObserving", { service: "pushMessaging" });
  await cdp.send("BackgroundService.setRecording", { service: "pushMessaging", shouldRecord: true });
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js"));
  const registrationId = await registered;
  // Chromium loses a notification that is asked for while it is just being shown.
  const push = async (data: string): Promise<void> => {
    const isShown = new Promise<void>((resolve) => {
      cdp.on("BackgroundService.backgroundServiceEventReceived", ({ backgroundServiceEvent: { eventName } }) => {
        if (eventName === "Push event completed") resolve();
      });
    });
    await cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
    await isShown;
  };
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, path: String(data) }));
    });
  const notice = { title: "Sultan: it is your turn", body: "At the table with Béla.", topic: "table-1" };
  await push(JSON.stringify({ ...notice, url: `${origin}/t/table-1` }));
  await expect
    .poll(shown, IN_TIME)
    .toEqual([{ title: notice.title, body: notice.body, tag: "table-1", path: "/t/table-1" }]);
  await push(JSON.stringify({ ...notice, title: "Sultan: it is still your turn", url: `${origin}/t/table-1` }));
  await expect
    .poll(async () => (await shown()).map(({ title }) => title), IN_TIME)
    .toEqual(["Sultan: it is still your turn"]);
  await push("{ no JSON");
  await expect.poll(async () => (await shown()).map(({ tag }) => tag).sort(), IN_TIME).toEqual(["serai", "table-1"]);
});
