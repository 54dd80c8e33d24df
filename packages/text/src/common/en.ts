import type { CommonText } from "./common-text.ts";

export const text: CommonText = {
  languageName: "English",
  refusals: {
    "not-asked": () => "It is not your turn to decide.",
    "not-listed": () => "That cannot be done now.",
    "unreadable-action": ({ text }) => `“${text}” is not a move in this game.`,
    "game-over": () => "The game is over.",
    "unknown-game": ({ game }) => `There is no game called “${game}” on the shelf.`,
    "unknown-rules": ({ rules, game }) => `Version ${rules} of the rules of “${game}” is not on the shelf.`,
    "unknown-bot": ({ bot, game }) => `No bot called “${bot}” plays “${game}”.`,
    "bad-seats": ({ seats, min, max }) => `This game is for ${min} to ${max} players, not ${seats}.`,
    "bad-option": ({ option }) =>
      `The option “${option}” does not exist, or not with this value and number of players.`,
    "bad-record": ({ where }) => `This is not a record of a game: something is wrong at “${where}”.`,
    "no-key": () => "The record keeps its key secret, so it cannot be played again.",
    malformed: () => "The message could not be understood.",
    "too-long": () => "The message is too long.",
    "not-seated": () => "You are watching this table; only a player can do that.",
    stale: () => "You have already made this decision.",
    "unknown-table": () => "There is no such table, or no longer.",
    "unknown-address": () => "There is nothing at this address.",
    "wrong-origin": () => "This request came from another site.",
    "not-over": () => "That can be had only after the game is over.",
    "too-many": () => "That was a little fast. Please try again in a moment.",
    failed: () => "Something went wrong on our side; nothing was changed. Please try again.",
    "table-broken": () => "Something went wrong at this table; the game was set aside.",
  },
  unknownRefusal: (code) => `That is not possible (${code}).`,
};
