import type { NoticesText } from "./notices-text.ts";

export const notices: NoticesText = {
  title: "Berichten",
  intro:
    "Wacht het spel op jou en zit je niet aan tafel, dan krijg je na een halve minuut bericht, en bij spelen per post nog eens voordat je tijd om is. Een bericht zegt alleen dat je aan zet bent en waar, verder niets over het spel.",
  push: "Dit apparaat",
  pushStates: {
    unsupported:
      "Deze browser kan geen berichten ontvangen. Zet Serai op een iPhone of iPad eerst op het beginscherm en open het daar.",
    denied:
      "Je hebt deze site verboden je berichten te sturen. Sta het toe in de browserinstellingen en kom dan terug.",
    off: "Dit apparaat krijgt geen berichten.",
    on: "Dit apparaat krijgt berichten, ook als Serai dicht is.",
  },
  devices: (count) =>
    count === 1 ? "Eén van je apparaten krijgt berichten." : `${count} van je apparaten krijgen berichten.`,
  turnOn: "Bericht op dit apparaat",
  turnOff: "Niet meer op dit apparaat",
  oneMoment: "Een ogenblik…",

  elsewhere: "Elders",
  mail: "E-mailadres",
  mailImpossible: "Deze server verstuurt geen mail.",
  mailUnconfirmed: (address) =>
    `We hebben naar ${address} geschreven. Zodra je de link in die mail opent, gaan de berichten daarheen.`,
  mailConfirmed: "Bevestigd: de berichten gaan daarheen.",
  webhook: "Webhook van Discord of Slack",
  webhookHint: "Wie dat kanaal leest, ziet wie er aan zet is. Maak het veld leeg en er gaat niets meer heen.",
  language: "Taal van de berichten",
  save: "Opslaan",
  saved: "Opgeslagen.",

  trial: "Komt het aan?",
  trialHint: "Stuurt nu een bericht naar alles wat aanstaat.",
  test: "Probeer het",
  nothingOn: "Er staat nog niets aan.",
  channels: { push: "Apparaat", mail: "E-mail", webhook: "Webhook" },
  outcome: (channel, outcome) =>
    ({
      sent: `${channel}: verstuurd.`,
      later: `${channel}: nu niet bereikbaar. Een echt bericht zouden we later opnieuw proberen.`,
      never: `${channel}: daar geweigerd. Klopt het adres?`,
      gone: `${channel}: neemt geen berichten meer aan.`,
    })[outcome],

  allOff: "Alles uitzetten",
  allOffDone: "Alles staat uit: je krijgt geen berichten meer.",
};
