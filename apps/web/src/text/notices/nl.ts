import type { NoticesText } from "./notices-text.ts";

export const notices: NoticesText = {
  title: "Meldingen",
  intro:
    "Wacht een partij op jou en zit je niet aan tafel, dan krijg je na een halve minuut een melding, en bij een zet per dag nog eens voordat je tijd om is. Een melding zegt alleen dat je aan de beurt bent en waar, verder niets over de partij.",
  push: "Dit apparaat",
  pushStates: {
    unsupported:
      "Deze browser kan geen meldingen ontvangen. Zet Serai op een iPhone of iPad eerst op het beginscherm en open het daar.",
    denied:
      "Je hebt deze site verboden je meldingen te sturen. Sta het toe in de browserinstellingen en kom dan terug.",
    off: "Dit apparaat krijgt geen meldingen.",
    on: "Dit apparaat krijgt meldingen, ook als Serai dicht is.",
  },
  devices: (count) =>
    count === 1 ? "Eén van je apparaten krijgt meldingen." : `${count} van je apparaten krijgen meldingen.`,
  turnOn: "Meldingen op dit apparaat",
  turnOff: "Niet meer op dit apparaat",
  oneMoment: "Een ogenblik…",

  elsewhere: "Elders",
  mail: "E-mailadres",
  mailImpossible: "Deze server verstuurt geen mail.",
  mailUnconfirmed: (address) =>
    `We hebben naar ${address} geschreven. Zodra je de link in die mail opent, gaan de meldingen daarheen.`,
  mailConfirmed: "Bevestigd: de meldingen gaan daarheen.",
  confirmTitle: "Is dit jouw e-mailadres?",
  confirmIt: "Ja, het is van mij",
  confirmThanks: "Dank je: voortaan schrijven we naar dit adres wanneer jij aan de beurt bent.",
  webhook: "Webhook van Discord of Slack",
  webhookHint: "Wie dat kanaal leest, ziet wie er aan de beurt is. Maak het veld leeg en er gaat niets meer heen.",
  language: "Taal van de meldingen",
  save: "Opslaan",
  saved: "Opgeslagen.",

  trial: "Komt het aan?",
  trialHint: "Stuurt nu een melding naar alles wat aanstaat.",
  test: "Probeer het",
  nothingOn: "Er staat nog niets aan.",
  channels: { push: "Apparaat", mail: "E-mail", webhook: "Webhook" },
  outcome: (channel, outcome) =>
    ({
      sent: `${channel}: verstuurd.`,
      later: `${channel}: nu niet bereikbaar. Een echte melding zouden we later opnieuw proberen.`,
      never: `${channel}: daar geweigerd. Klopt het adres?`,
      gone: `${channel}: neemt geen meldingen meer aan.`,
    })[outcome],

  allOff: "Alles uitzetten",
  allOffDone: "Alles staat uit: je krijgt geen meldingen meer.",
};
