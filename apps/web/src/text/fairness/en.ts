import { text as check } from "@serai/words/fairness/en";
import type { FairPageText } from "./fair-page-text.ts";

export const fairness: FairPageText = {
  check,

  title: "A fair deal",
  howItWorks: (hash) =>
    `The host has drawn a secret, and shows its hash: ${hash}. Your page has drawn a random number of its own, and sent only its hash. When every seat is taken, the pages reveal their numbers; the deal follows from the secret and from all of them. After the game your page checks that nothing was changed.`,
  starting: "Everybody is here. The game begins in a moment.",
  startFailed:
    "The last start failed: somebody’s page did not answer in time. The game begins when every seat is taken.",
  takePart: "Take part in the next start",
  takePartHint: (tries) =>
    `The start has failed ${tries} times. Each time the host could see one more deal, so your page does not go on by itself.`,
  mismatch: {
    host: "Warning: the host now shows another hash than when you sat down.",
    terms: "Warning: the game, its rules or its options are no longer those you sat down for.",
    own: "Warning: the host does not show the hash that your page sent.",
    start: "Warning: the host asks for your random number, but does not show everybody’s hash.",
  },
  notRevealed: "Your page has not revealed its random number. The game cannot begin fairly like this.",

  checkingHere: "Checking the deal on this device…",
  whatWasChecked: "What was checked",
  unchecked: "The deal could not be checked: the record of the game did not come, or cannot be read.",
  checkAgain: "Check again",
  saveKept: "Save what this device kept",

  verify: "Was it a fair game?",
  verifyHint: "Choose the file of a finished game. It is checked here in your browser; nothing is sent anywhere.",
  chooseRecord: "The game’s file",
  chooseKept: "What a player’s device kept",
  keptHint:
    "Every player can save this file at the end of a game. What this device kept of its own games is used without being asked for.",
  checking: "Playing it again…",
  notARecord: "This is not the file of a game we know.",
  notKept: "This is not what a device keeps of a start.",
};
