import { capital, numbered, the } from "@serai/words/hungarian";
import type { ReasonText } from "@serai/words/reasons";
import { COLOURS, type Colour } from "../../rules/index.ts";
import { colours } from "../hu.ts";
import type { Reason } from "./reason.ts";

const colour = (gem: Colour): string => colours[COLOURS[gem]];
const ORDINALS = ["", "Az első", "A második", "A harmadik", "A negyedik", "Az ötödik", "A hatodik", "A hetedik"];
const ordinal = (count: number): string => ORDINALS[count] ?? capital(the(`${count}.`));
const card = (value: number): string => the(numbered(value));

export const reasons: ReasonText<Reason> = {
  reason(reason, names) {
    switch (reason.kind) {
      case "gem": {
        const bonus = reason.bonus > 0 ? ` (ebből ${reason.bonus} a bónusz)` : "";
        return `${ordinal(reason.count)} ${colour(reason.colour)} drágakő ${reason.points} pontot hoz${bonus}.`;
      }
      case "next":
        return `Még egy ${colour(reason.colour)} ezután ${reason.points} pontot hozna.`;
      case "denies":
        return `Másnak még többet ér: ${names(reason.seat)} ${reason.points} pontot kapna érte.`;
      case "sure":
        return `Ott senki sem tudja megverni ${card(reason.card)} lapot.`;
      case "odds": {
        const often = `${card(reason.card)} lap 10 esetből kb. ${reason.tenths} esetben nyer`;
        if (reason.against === 0) return `Más még nem tett oda lapot: ${often}.`;
        return `Már ${reason.against} lap fekszik ott mástól: ${often}.`;
      }
      case "enough":
        return `Elég ${card(reason.card)} lap: ${card(reason.higher)} alig nyerne többször.`;
      case "lowest":
        return `${capital(card(reason.card))} lapért nem kár: a nagyobbak jobb drágakőre várnak.`;
      case "least":
        return `A húzottak közül ez hozza a legkevesebbet: ${reason.points} pontot.`;
      case "kept-from":
        return `${names(reason.seat)} ${reason.points} pontot kapna érte: jobb helye van a zsákban.`;
    }
  },
};
