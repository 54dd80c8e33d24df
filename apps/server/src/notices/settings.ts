/** How this server reaches people who are not connected. */
export interface NoticeSenderSettings {
  /** Where people find this server; without it no mail is sent, and other notices lead where their own browser found us. */
  readonly url?: string;
  /** `smtp://user:password@host:port`; without it no mail is sent either. */
  readonly smtp?: string;
  readonly from?: string;
  /** For tests: webhooks and push services may be on this machine, without a certificate. */
  readonly loopback: boolean;
}

export function noticeSenderSettingsFrom(environment: NodeJS.ProcessEnv): NoticeSenderSettings {
  const { SERAI_URL, SERAI_SMTP, SERAI_MAIL_FROM, SERAI_WEBHOOK_TEST } = environment;
  return {
    ...(SERAI_URL && { url: SERAI_URL.replace(/\/+$/, "") }),
    ...(SERAI_SMTP && { smtp: SERAI_SMTP }),
    ...(SERAI_MAIL_FROM && { from: SERAI_MAIL_FROM }),
    loopback: SERAI_WEBHOOK_TEST === "1",
  };
}
