import type { FirstGameText, Tried } from "@serai/words/first-game";
import { the } from "@serai/words/hungarian";
import { type Byzanz, cardGiven, cardsBid, HAND_LIMIT, kindTaken, MERCHANT, pointsOf } from "../../rules/index.ts";
import { cards, kindWord } from "../../words/hu.ts";
import type { StepId } from "./index.ts";
import {
  bestKind,
  chosenBefore,
  handSize,
  insteadOf,
  lastRival,
  leader,
  salePoints,
  soldCards,
  soldPoints,
} from "./outcome.ts";

function otherwise(tried: Tried<Byzanz>): string | undefined {
  const instead = insteadOf(tried);
  switch (instead?.kind) {
    case "pass":
      return "A passz végleges: kiesnél ebből az árverésből. Próbáld ki a licitet!";
    case "merchant":
      return "Kereskedővel nem lehet fizetni. Eladáskor lesz rá szükséged: tartsd meg.";
    case "bid-more":
      return instead.enough === 0
        ? `Így ${instead.total} lenne az ára. Tartsd meg a lapjaidat: jön még jobb tétel.`
        : `Ez ${instead.total} lenne, pedig ${instead.enough} is elég. Amit kifizetsz, az elvész.`;
    case "bid-other":
      return `Ezt tartsd meg (${cards(instead.cards)}): hamarosan eladhatod. A másik lap ugyanannyit ér.`;
    case "give":
      return `Ezt tartsd meg: ${cards([instead.card])}. Ennek veszed a legkevesebb hasznát: ${cards([instead.wanted])}.`;
    case "take":
      return `Ezt is elvihetnéd (${kindWord(instead.taken)}), de a kezedben lévő laphoz ez illik: ${kindWord(instead.wanted)}.`;
    case "not-yet-sold":
      return "Előbb adj el: ez nem kerül lépésbe, utána is te következel.";
    case undefined:
      return undefined;
  }
}

export const text: FirstGameText<Byzanz, StepId> = {
  steps: {
    lot: {
      say: ({ view }) =>
        `A lap pénz is, áru is, amelyet pontokért adsz el; a legtöbb pont nyer. Koppints a *tételre*: ez ${the(view.lot.length)} lap most árverésre kerül.`,
    },
    bid: {
      say: ({ view, names, wanted }) =>
        `A legnagyobb licit ${view.highest} (${names(leader(view))}). Licitálj többet, tedd le ezt: ${cards(cardsBid(wanted))}.`,
      otherwise,
    },
    pass: {
      say: ({ view, names }) =>
        `${names(leader(view))} licitje már ${view.highest}. Emelni úgy lehet, hogy a letett lapodhoz újat teszel; ez drága lenne: *passzolj*, és a lapod visszakerül.`,
      otherwise,
    },
    ahead: {
      say: () => "Egy fordulóban mindenki *egy tételt* nyer. Koppints a kis számokra: ekkorák a még hátralévő tételek.",
    },
    wait: {
      say: () => "Itt is passzolj. Minél *kisebb a tételed*, annál előbb választasz a piacon, és annál olcsóbb.",
      otherwise,
    },
    win: {
      say: ({ view, names, wanted }) =>
        `Kezdd ezzel: ${cards(cardsBid(wanted))}. Már csak ${names(lastRival(view))} licitálhat rád.`,
      otherwise,
    },
    give: {
      say: ({ wanted }) => `Tiéd a tétel, de egy lapja a *piacra* kerül. Add oda ezt: ${cards([cardGiven(wanted)])}.`,
      otherwise,
    },
    take: {
      say: ({ view, names, wanted }) =>
        `Itt van minden kifizetett lap. ${names(chosenBefore(view))} kapta a legkisebb tételt, ő már választott: vidd el ezt mind: ${kindWord(kindTaken(wanted))}.`,
      otherwise,
    },
    limit: {
      say: ({ view }) =>
        `Koppints magadra: ott áll, hány lap van a *kezedben*, most ${handSize(view)}, és hány pontod; a többieknél az eladásaik. Ha több lapod van, mint ${HAND_LIMIT}, rögtön el kell adnod vagy dobnod.`,
    },
    wild: {
      say: () =>
        `Három egyforma áru bármikor eladható. Koppints a *kereskedőre*: nem pénz, de bármely árut helyettesít, és három kereskedő ${pointsOf(MERCHANT)} pont.`,
    },
    sell: {
      say: ({ wanted }) =>
        `Add el ezeket: ${cards(soldCards(wanted))}. A legértékesebb lap lesz a pontod (${soldPoints(wanted)}), a többi kikerül a játékból.`,
      otherwise,
    },
  },
  advice(view) {
    const points = salePoints(view);
    switch (view.step) {
      case "bidding":
        if (points > 0)
          return `Most ${points} pontért adhatsz el, bármikor. Várhatsz is: a három közül a legértékesebb számít.`;
        return `Ebben a tételben ${view.lot.length} lap van. Gondolj a piacra is: ott a kis tétel választ előbb.`;
      case "giving":
        return "Azt add oda, aminek a legkevesebb hasznát veszed, és az előtted választók se örüljenek neki.";
      case "picking":
        return `Olyat vigyél, amiből a kezeddel három lesz: talán ez jó: ${kindWord(bestKind(view))}. Kereskedő mindenhez illik.`;
      case "limit":
        return `Legfeljebb ${HAND_LIMIT} lapot tarthatsz meg. Adj el, ha tudsz, különben a legolcsóbbat dobd el.`;
      default:
        return "Utolsó alkalom az eladásra: három egyforma, a hiányzó helyett kereskedő is lehet.";
    }
  },
  farewell:
    "Már ismered a játékot: az eladásokból szerzett pontok döntenek. Játssz tovább; a szabályok a kérdőjelnél vannak.",
};
