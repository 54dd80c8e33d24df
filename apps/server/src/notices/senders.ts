import type { Notice } from "@serai/words/notices";
import { LIMITS } from "../limits.ts";
import type { Channel } from "../store/notices.ts";
import { isAllowed, NotAllowed, safePost } from "./safe-post.ts";
import type { NoticeSenderSettings } from "./settings.ts";
import type { VapidKeys } from "./vapid.ts";

/** Arrived; not now, but perhaps later; never; never again there at all. */
export type SendResult = "sent" | "later" | "never" | "gone";

/** A notice with the address it leads to. */
export interface OutgoingNotice extends Notice {
  readonly url: string;
  /** What stands under a mail. */
  readonly footer: string;
  /** A newer notice with the same topic replaces the older one. */
  readonly topic: string;
}

/** A day: who has been away longer sees it on the page. */
const PUSH_LIVES = 24 * 3_600;

/** A mail server that does not answer must not block. */
const MAIL_TIMEOUTS_MS = {
  connectionTimeout: LIMITS.outgoing,
  greetingTimeout: LIMITS.outgoing,
  socketTimeout: LIMITS.outgoing,
  dnsTimeout: LIMITS.outgoing,
};

interface Mailer {
  sendMail(mail: object): Promise<unknown>;
  close(): void;
}

/** Only servers that send mail pay for the library. */
async function mailerFor({ smtp }: NoticeSenderSettings): Promise<Mailer> {
  const { createTransport } = await import("nodemailer");
  return createTransport({ url: smtp, ...MAIL_TIMEOUTS_MS });
}

/** The ways out to people who are not connected. */
export class Senders {
  readonly #settings: NoticeSenderSettings;
  readonly #vapid: VapidKeys;
  readonly #mail: Promise<Mailer> | undefined;

  constructor(settings: NoticeSenderSettings, vapid: VapidKeys) {
    this.#settings = settings;
    this.#vapid = vapid;
    // Links in mails begin with the operator's word: what a request says of the host may be anybody's.
    const canMail = settings.smtp !== undefined && settings.url !== undefined;
    this.#mail = canMail ? mailerFor(settings) : undefined;
  }

  get canMail(): boolean {
    return this.#mail !== undefined;
  }

  get pushKey(): string {
    return this.#vapid.publicKey;
  }

  isAllowed(url: string): boolean {
    return isAllowed(url, this.#settings.loopback);
  }

  send(channel: Channel, notice: OutgoingNotice): Promise<SendResult> {
    switch (channel.kind) {
      case "push":
        return this.#push(channel, notice);
      case "mail":
        return this.mail(channel.address, notice.title, `${notice.body}\n\n${notice.url}\n\n-- \n${notice.footer}\n`);
      case "webhook":
        return this.#webhook(channel.url, notice);
    }
  }

  async mail(to: string, subject: string, text: string): Promise<SendResult> {
    const mailer = await this.#mail;
    if (mailer === undefined) return "never";
    try {
      await mailer.sendMail({ from: this.#settings.from ?? "Serai <serai@localhost>", to, subject, text });
      return "sent";
    } catch (error) {
      return refusedForGood(error) ? "never" : "later";
    }
  }

  async close(): Promise<void> {
    (await this.#mail)?.close();
  }

  async #push(
    { endpoint, p256dh, auth }: Extract<Channel, { kind: "push" }>,
    { title, body, url, topic }: OutgoingNotice,
  ): Promise<SendResult> {
    // Loaded for the first notice of its kind, as most servers send none.
    const { default: webPush } = await import("web-push");
    try {
      const details = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify({ title, body, url, topic }),
        { vapidDetails: { subject: this.#subject, ...this.#vapid }, TTL: PUSH_LIVES, urgency: "normal" },
      );
      const headers = Object.entries(details.headers).map(([name, value]) => [name, String(value)]);
      return await this.#post(endpoint, Object.fromEntries(headers), details.body);
    } catch {
      // The library throws where the browser's keys are none.
      return "gone";
    }
  }

  /** Push services want to know whom to write to when something is wrong with us. */
  get #subject(): string {
    const [, address = this.#settings.from] = /<([^>]+)>/.exec(this.#settings.from ?? "") ?? [];
    if (this.#settings.url?.startsWith("https:")) return this.#settings.url;
    return `mailto:${address ?? "serai@localhost"}`;
  }

  /** In the shape of Discord where it is one, else in that of Slack, which most others understand too. */
  #webhook(target: string, { title, body, url }: OutgoingNotice): Promise<SendResult> {
    const isDiscord = /^(.+\.)?discord(app)?\.com$/.test(new URL(target).hostname);
    const said = isDiscord
      ? { content: `${plainForDiscord(`${title}\n${body}`)}\n${url}`, allowed_mentions: { parse: [] } }
      : { text: `${plainForSlack(`${title}\n${body}`)}\n${url}` };
    return this.#post(target, { "content-type": "application/json" }, JSON.stringify(said));
  }

  async #post(url: string, headers: Record<string, string>, body: string | Buffer): Promise<SendResult> {
    try {
      const status = await safePost({ url, headers, body }, this.#settings.loopback);
      if (status >= 200 && status < 300) return "sent";
      if (status === 404 || status === 410) return "gone";
      return status === 429 || status >= 500 ? "later" : "never";
    } catch (error) {
      return error instanceof NotAllowed ? "never" : "later";
    }
  }
}

/** Names are people's own: nothing in them may look like a mention, a link or markup. */
const plainForDiscord = (text: string): string => text.replace(/[\\*_~`|>#[\]()<@:-]/g, "\\$&");
const plainForSlack = (text: string): string =>
  text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/[*_~`]/g, "\u200b$&");

/** The other mail server has said no, and will again. */
const refusedForGood = (error: unknown): boolean =>
  error instanceof Error && "responseCode" in error && Number(error.responseCode) >= 500;
