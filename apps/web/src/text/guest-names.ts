import type { Language } from "@serai/words/game-text";

interface Parts {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** Names for players who have given none, put together of two words. */
export const GUEST_NAMES: Readonly<Record<Language, Parts>> = {
  en: {
    first: ["Amber", "Saffron", "Indigo", "Silver", "Copper", "Ivory", "Crimson", "Jade", "Velvet", "Golden"],
    second: ["Falcon", "Camel", "Fox", "Heron", "Lynx", "Owl", "Gazelle", "Crane", "Dolphin", "Hare"],
  },
  hu: {
    first: ["Borostyán", "Sáfrány", "Indigó", "Ezüst", "Réz", "Gyöngy", "Bíbor", "Jáde", "Bársony", "Arany"],
    second: ["Sólyom", "Teve", "Róka", "Gém", "Hiúz", "Bagoly", "Gazella", "Daru", "Delfin", "Nyúl"],
  },
  nl: {
    first: [
      "Amberen",
      "Saffraan",
      "Indigo",
      "Zilveren",
      "Koperen",
      "Ivoren",
      "Purperen",
      "Jaden",
      "Fluwelen",
      "Gouden",
    ],
    second: ["Valk", "Kameel", "Vos", "Reiger", "Lynx", "Uil", "Gazelle", "Kraanvogel", "Dolfijn", "Haas"],
  },
};
