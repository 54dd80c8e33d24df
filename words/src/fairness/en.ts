import type { FairnessText } from "./fairness-text.ts";

export const text: FairnessText = {
  claims: {
    promise: {
      yes: "The host’s secret fits the hash in the record.",
      no: "The host’s secret does not fit the hash in the record, or there is none.",
    },
    key: {
      yes: "All luck follows from that secret and from the random number of every player.",
      no: "The luck does not follow from the secret and the players’ random numbers.",
    },
    seats: {
      yes: "Everybody sat where the draw, or the order of sitting down, put them.",
      no: "Somebody sat in another seat, or under another name, than the start says.",
    },
    actions: {
      yes: "Every move was legal, and every card came as that luck gives it.",
      no: "With that luck, not every move was legal.",
    },
    result: { yes: "The result is the one the rules give.", no: "The rules give another result." },
    "seen-host": {
      yes: "The host’s hash is the one this device saw before the start.",
      no: "The host’s hash is not the one this device saw before the start: the secret was replaced.",
    },
    "seen-terms": {
      yes: "Table, game, rules and options are those this device agreed to.",
      no: "Table, game, rules or options are not those this device agreed to.",
    },
    "seen-own": {
      yes: "The random number of this device is part of the luck.",
      no: "The random number of this device is not part of the luck.",
    },
    "seen-start": {
      yes: "The game began from the start this device took part in.",
      no: "The game began from another start than the one this device took part in.",
    },
    "seen-places": {
      yes: "Places, names and all hashes are those shown before any random number was revealed.",
      no: "Places, names or random numbers were changed after this device had seen them.",
    },
    "seen-opening": {
      yes: "The first position this device was shown is in the record.",
      no: "The first position this device was shown is not in the record.",
    },
    "seen-end": {
      yes: "The record ends as the game ended on this device.",
      no: "The record ends otherwise than the game did on this device.",
    },
  },
  titles: {
    present: "The deal was fair: checked on this device.",
    away: "The deal was not changed: checked on this device.",
    none: "The record agrees with itself.",
    recordFails: "This record does not prove a fair game.",
    seenFails: "Warning: the record does not fit what this device saw.",
  },
  notes: {
    present:
      "Your random number was revealed only when everybody else’s was fixed. So nobody could choose the deal, not even the host together with all the others.",
    away: "Your random number was known before everybody had sat down, because your page was closed or in the background. So your device alone cannot prove that nobody chose the deal: that takes one honest player who was there at the start.",
    none: "A record alone cannot prove that the deal was fair: secret, random numbers, hashes and names could all have been made up together after the game. That takes what a player’s device kept from the start.",
    oldForm:
      "This is an old record: its key does not include names, options and places, so they could have been changed.",
  },
  tries: (count) =>
    `This was start number ${count} of the table: before it somebody did not reveal in time. Each failed start shows the host, together with a player, one more deal to choose from.`,
};
