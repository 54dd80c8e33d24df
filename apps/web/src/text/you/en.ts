import type { YouText } from "./you-text.ts";

export const you: YouText = {
  title: "You",
  stranger: "We do not know you yet. We will once you sit down at a table, or give yourself a name.",
  saveName: "Keep this name",
  saved: "Kept.",
  yourPage: "Your page, as others see it",
  notices: "When it is your turn",
  noticesHint: "Browser, mail or chat: how you want to be told.",
  setNotices: "Choose how",

  devices: "Where you are signed in",
  devicesHint: "Every browser here can play as you. Remove those that are not yours any more.",
  unknownBrowser: "A browser",
  deviceDates: (since, seen) => `Since ${since}, last used ${seen}`,
  thisDevice: "this one",
  removeDevice: "Remove",
  reallyRemoveDevice: "Yes, remove it",

  data: "Your data",
  export: "Save everything as a file",
  exportHint: "All that this server keeps about you, in one file that you and programs can read.",
  forget: "Delete me",
  goes: "This goes, at once and for good:",
  whatGoes: [
    "your name, your page, your ratings and your place on every ladder",
    "what you said in chats, whom you muted, what you reported",
    "your clubs, devices, passkeys, and how you wanted to be told",
    "your seats: at a table that gathers it is free again, in a running game a bot plays on",
  ],
  stays: "This stays:",
  whatStays: [
    "finished games, with a seat called “?” in your place, so that the others can still look at theirs",
    "games on this device, which the server never had",
  ],
  forgetForGood: "Delete everything about me",
  sure: "I understand that nobody can bring this back",
  forgotten: "Done. Nothing here knows you any more; should you sit down again, you are a new guest.",

  privacy: "What is kept, and who sees it",
  privacyIntro:
    "You need no account here, no mail address, no real name. Nothing is sold, measured or shown to advertisers, and no other company's code runs on these pages.",
  privacyParts: [
    {
      title: "On this server",
      lines: [
        "The name you give yourself, and a public tag made up of random signs.",
        "A fingerprint (hash) of the key in your browser's cookie, by which your seats are found again, and the public half of a passkey if you make one. The cookie lasts a year from the day it was made and serves nothing else.",
        "Tables you opened or sat at, every move with its time, and the luck you added to the deal.",
        "What you said in chats, whom you muted, and what you reported to the operator of the server.",
        "Results, ratings, what your points came from, and whom you have met; clubs and tournaments.",
        "If you ask to be told of your turns: a mail address, a web address or a browser's push address, and your language.",
      ],
    },
    {
      title: "What others see",
      lines: [
        "Everybody: your name, your page with results and ratings, and the games you finished, move by move, if they have the address.",
        "People who play with you or watch: your name and what the rules show; after the end every move, and the chat. Nobody ever sees your hand before the rules show it; not even the bots do.",
        "Members of your clubs: that you are one of them, and the club's tables.",
        "Nobody: your cookie, your devices, your addresses, whom you muted.",
      ],
    },
    {
      title: "How long",
      lines: [
        "Until you delete it. On your own page you can save everything as a file, and have it deleted at once.",
        "Finished games stay, with a seat without an owner, so that the others keep theirs.",
        "Backups that the operator has made hold what was there that day.",
      ],
    },
    {
      title: "Where else it goes",
      lines: [
        "Nowhere, unless you ask to be told of your turns: then your browser's push service, your mail provider or the chat you named gets a line that says which game waits and with whom, never what is in it.",
        "The server writes no log of visits unless its operator turns that on.",
      ],
    },
    {
      title: "In your browser",
      lines: [
        "Settings, the name you gave last, links into clubs you made, and games played on this device alone. They are never sent; your browser deletes them when you clear its data.",
      ],
    },
  ],
};
