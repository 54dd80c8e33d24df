import { listIn } from "@serai/words/list";
import type { OnlineText } from "./online-text.ts";

// In one file with what is said whatever the game.
export { text as common } from "@serai/words/common/en";

const list = listIn("en");

export const online: OnlineText = {
  level: "Bots",
  levels: {
    apprentice: {
      name: "Apprentice",
      manner: "Plays what looks good at first sight, and makes many mistakes. Right for your first games.",
    },
    trader: {
      name: "Trader",
      manner: "Thinks a little ahead and plays soundly, with a mistake now and then.",
    },
    merchant: {
      name: "Merchant",
      manner: "Thinks further ahead and makes few mistakes. What is hidden it tries to work out from your moves.",
    },
    master: {
      name: "Master",
      manner: "Takes a full second for every decision. The strongest bot.",
    },
  },
  styles: {
    bold: "Bold: of two moves that are about as good, it takes the one that can turn out very well or very badly.",
    cautious: "Cautious: of two moves that are about as good, it takes the one with the surer result.",
  },
  howItPlays: (name, level) => `How does ${name} (${level}) play?`,

  friends: "Friends among them",
  friendCount: (count) => (count === 0 ? "Bots only" : count === 1 ? "1 friend" : `${count} friends`),
  friendsHint: "You get a link to send them. Bots take the other seats.",
  pace: "Pace",
  paces: { none: "No clock", live: "Live", mail: "A move a day" },
  paceHints: {
    none: "Everybody takes the time they like; the game does not count for ratings.",
    live: "A minute a decision, and ten more minutes for the whole game.",
    mail: "Two days a decision. When time is out a bot plays on, and you may come back.",
  },
  inLobby: "Open to everybody",
  inLobbyHint: "Anyone who visits may take a free seat.",
  moreOptions: "More options",
  openTable: "Open the table",

  gathering: "Waiting for players",
  freePlace: "A free seat",
  keptFor: (name) => `A seat kept for ${name}`,
  noPlace: "Every seat here is taken or kept for somebody else.",
  invite: "Invite",
  inviteHint: "Anyone with this link can sit down.",
  copy: "Copy the link",
  copied: "Copied",
  share: "Send it",
  qr: "The link as a QR code",
  takeSeat: "Take a seat",
  standUp: "Leave seat",
  startWithBots: "Start now, with bots in the free seats",
  waitingForOthers: "The game begins when every seat is taken.",
  bot: "bot",

  lobby: "Open tables",
  freePlaces: (count) => (count === 1 ? "1 free seat" : `${count} free seats`),
  nextTable: "Your turn at another table",

  table: "Table",
  leave: "Let a bot play for me",
  leaveHint: "Until you come back. The result is yours.",
  comeBack: "Take my seat back",
  awayNotice: "A bot is playing for you.",
  resign: "Resign",
  resignTitle: "Resign for good?",
  resignHint: (isRated) =>
    `A bot plays your seat to the end; you cannot come back, and the game leaves your list. In the result you come behind everybody who plays on${isRated ? ", and that counts for your rating" : ""}.`,
  playOn: "Play on",
  resignedNotice: "You have resigned. A bot plays your seat to the end.",
  resignedLast: (names) =>
    `${list(names)} resigned and ${names.length === 1 ? "comes" : "come"} behind the others, whatever the points.`,
  botPlays: "a bot plays on",
  pause: "Ask for a pause",
  pauseAsked: "You have asked for a pause. The clocks stop when everybody has.",
  resume: "Go on",
  paused: "The clocks are stopped.",
  timeLeft: (time) => `${time} left`,
  orders: "Standing order",
  noOrder: "Ask me every time",
  rematchReady: "The next game is being set up.",
  joinRematch: "Join the next game",
  saveRecord: "Save the game as a file",
  checkRecord: "Check that the deal was fair",
  lookBack: "Look at the game again",
  finished: "Finished games",
  openRecord: "Look at a game from a file",
  askHint: "What would you do?",

  speedHint: "How fast you are shown what happens. A tap skips ahead at any time.",
  soundsHint: "A card, a coin, a gem on cloth, the gavel; a bell for your turn, a little tune at the end.",
  howTold: "How you are told of your turn",
  devices: "Your devices",
  devicesHint: "Your seats belong to this browser. Add another of your devices:",
  makeLink: "Link another device",
  linkHint:
    "Open this on the other device within ten minutes. It works once, and makes that device yours: send it to nobody.",
  linkTitle: "Make this device yours",
  useLink: "Yes, this is my device",
  makePasskey: "Keep my seats with a passkey",
  hasPasskey: "You have a passkey: your seats are safe.",
  signIn: "I have a passkey",
  passkeyFailed: "That did not work with the passkey.",
};
