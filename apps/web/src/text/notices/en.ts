import type { NoticesText } from "./notices-text.ts";

export const notices: NoticesText = {
  title: "Turn reminders",
  intro:
    "When play waits for you and you are not at the table, you are told after half a minute, and with a move a day once more before your time is out. A reminder says that it is your turn and where, and nothing else of the game.",
  push: "This device",
  pushStates: {
    unsupported:
      "This browser cannot be woken. On an iPhone or iPad, add Serai to the home screen first and open it from there.",
    denied: "You have forbidden this site to notify you. Allow it in the browser's settings, then come back.",
    off: "This device is not told.",
    on: "This device is told, also while Serai is closed.",
  },
  devices: (count) => (count === 1 ? "One of your devices is told." : `${count} of your devices are told.`),
  turnOn: "Tell me on this device",
  turnOff: "No longer on this device",
  oneMoment: "One moment…",

  elsewhere: "Elsewhere",
  mail: "Mail address",
  mailImpossible: "This server sends no mail.",
  mailUnconfirmed: (address) =>
    `We have written to ${address}. Once you open the link in that mail, reminders go there.`,
  mailConfirmed: "Confirmed: reminders go there.",
  confirmTitle: "Is this your mail address?",
  confirmIt: "Yes, it is mine",
  confirmThanks: "Thank you: from now on we write to this address when it is your turn.",
  webhook: "Webhook of Discord or Slack",
  webhookHint: "Everyone who reads that channel sees whose turn it is. Clear the field to stop it.",
  language: "Language of the reminders",
  save: "Save",
  saved: "Saved.",

  trial: "Does it arrive?",
  trialHint: "Sends a reminder now wherever you are told.",
  test: "Try it",
  nothingOn: "Nothing is turned on yet.",
  channels: { push: "Device", mail: "Mail", webhook: "Webhook" },
  outcome: (channel, outcome) =>
    ({
      sent: `${channel}: sent.`,
      later: `${channel}: could not be reached just now. A real reminder would be tried again.`,
      never: `${channel}: was refused there. Is the address right?`,
      gone: `${channel}: does not take reminders any more.`,
    })[outcome],

  allOff: "Turn everything off",
  allOffDone: "Everything is off: nothing is sent to you any more.",
};
