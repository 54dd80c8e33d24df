import type { ChannelKind, SendResult } from "../../notices/calls.ts";
import type { PushState } from "../../notices/push.ts";

/** What the page says about turn notices. */
export interface NoticesText {
  readonly title: string;
  readonly intro: string;
  readonly push: string;
  readonly pushStates: Readonly<Record<PushState, string>>;
  devices(count: number): string;
  readonly turnOn: string;
  readonly turnOff: string;
  readonly oneMoment: string;

  /** Where the link in a mail leads. */
  readonly confirmTitle: string;
  readonly confirmIt: string;
  readonly confirmThanks: string;

  readonly elsewhere: string;
  readonly mail: string;
  readonly mailImpossible: string;
  mailUnconfirmed(address: string): string;
  readonly mailConfirmed: string;
  readonly webhook: string;
  readonly webhookHint: string;
  readonly language: string;
  readonly save: string;
  readonly saved: string;

  readonly trial: string;
  readonly trialHint: string;
  readonly test: string;
  readonly nothingOn: string;
  readonly channels: Readonly<Record<ChannelKind, string>>;
  outcome(channel: string, outcome: SendResult): string;

  readonly allOff: string;
  readonly allOffDone: string;
}
