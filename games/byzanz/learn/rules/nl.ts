import type { RulesText } from "@serai/words/rules-text";

export const rules: RulesText = {
  short: {
    aim: "Verkoop sets van drie kaarten en houd de beste kaart van elke set als punten.",
    turn: [
      {
        title: "Bieden",
        text: "Er ligt een kavel open. Je biedt met waren uit je hand, open gelegd; hun waarden samen zijn het bod.",
      },
      {
        title: "Winnen",
        text: "Het bod van de winnaar en één kaart van de kavel gaan naar de markt. De rest van de kavel gaat naar de hand van de winnaar. Iedereen wint per ronde precies één kavel.",
      },
      {
        title: "Verdelen",
        text: "Heeft iedereen een kavel, dan wordt de markt verdeeld: de kleinste kavel kiest eerst en neemt alle kaarten van één soort.",
      },
      {
        title: "Verkopen",
        text: "Verkoop op elk moment drie van een soort. Kooplieden vervangen elke waar, maar je kunt er niet mee bieden.",
      },
    ],
    scoring: [
      "Een verkoop van drie levert de waarde van de duurste kaart op.",
      "Drie kooplieden leveren 5 op.",
      "Kaarten die in je hand overblijven leveren niets op; ze beslissen alleen bij gelijke stand.",
    ],
  },
  chapters: [
    {
      title: "Voorbereiding",
      clauses: [
        {
          id: "B-1.1",
          figure: "cards",
          text: "Er zijn zes soorten waren (laken, hout, graan, olijven, specerijen, wijn) met elk zestien kaarten: zes van waarde 1, vijf van 2, drie van 3 en twee van 4. Zestien kooplieden hebben geen waarde. De kavels van een ronde hebben, van de eerste tot de laatste: met drie spelers 6, 4 en 2 kaarten; met vier 5, 4, 3 en 2; met vijf 5, 4, 3, 2 en 1; met zes 6, 5, 4, 3, 2 en 1. Drie spelers spelen acht rondes, vier en vijf spelen er zes, zes spelen er vier.",
          ruling: {
            booklet: "Gebruikt voor hout en voor graan twee woorden.",
            why: "Dat zijn vergissingen: de kaarten tonen van elk één soort.",
          },
        },
        {
          id: "B-1.2",
          text: "De kaarten worden geschud en iedereen krijgt er vier. Een aantal kaarten gaat ongezien weg, zodat de stapel precies aan het eind van de laatste ronde op is.",
        },
        {
          id: "B-1.3",
          text: "Met de optie “rondes minder” eindigt de partij zoveel rondes eerder en gaan er aan het begin meer kaarten ongezien weg.",
        },
        { id: "B-1.4", text: "Een deler wordt geloot; de speler links van hem opent de eerste veiling." },
      ],
    },
    {
      title: "Een veiling",
      clauses: [
        {
          id: "B-2.1",
          figure: "lot",
          text: "Er worden zoveel kaarten open gelegd als de kavelkaart zegt: iedereen ziet wat er te koop is.",
        },
        {
          id: "B-2.2",
          figure: "bids",
          text: "Om de beurt, naar links en telkens opnieuw rond, biedt of past elke speler die deze ronde nog geen kavel heeft. Bieden doe je door waren open te leggen; de som moet hoger zijn dan elk eerder bod. Verhogen doe je door kaarten toe te voegen: er gaat niets terug. Te veel betalen mag. Met kooplieden wordt nooit geboden.",
        },
        { id: "B-2.3", text: "Een pas geldt voor de hele veiling. Je gelegde kaarten gaan terug naar je hand." },
        {
          id: "B-2.4",
          text: "De veiling eindigt als iedereen op één na heeft gepast en die ene een bod heeft liggen. Heeft de laatste nog niet geboden, dan wordt hij toch gevraagd: hij biedt en wint, of hij past.",
          ruling: {
            booklet: "Zegt niet wat de laatste speler zonder bod mag doen.",
            why: "Anders zou het geval dat iedereen past, dat het boekje beschrijft, nooit kunnen voorkomen.",
          },
        },
        {
          id: "B-2.5",
          text: "Het bod van de winnaar gaat meteen naar de markt. Daarna legt de winnaar één kaart van de kavel naar keuze op de markt en neemt de andere. De winnaar houdt de kavelkaart en biedt deze ronde niet meer.",
        },
        {
          id: "B-2.6",
          text: "Past iedereen, dan krijgt de speler die het eerst paste de hele kavel voor niets, geeft niets aan de markt en biedt deze ronde niet meer.",
        },
        {
          id: "B-2.7",
          text: "Wie niet hoger kan bieden kan alleen passen, maar wordt toch gevraagd, zodat de pauze niets over zijn hand verraadt. Alleen een speler zonder één kaart in de hand wordt overgeslagen.",
        },
        {
          id: "B-2.8",
          text: "De volgende veiling wordt geopend door de eerste speler links van de laatste winnaar die nog geen kavel heeft.",
        },
        {
          id: "B-2.9",
          text: "De laatste speler van een ronde krijgt de laatste kavel zonder te bieden. Met drie of vier spelers houdt hij een van de twee kaarten en gaat de andere naar de markt; met vijf of zes gaat de enige kaart naar de markt.",
        },
      ],
    },
    {
      title: "De markt",
      clauses: [
        {
          id: "B-3.1",
          figure: "market",
          text: "Na de veilingen neemt iedereen alle kaarten van één soort van de markt: eerst de kleinste kavelkaart, dan de volgende. Kooplieden zijn een eigen soort. Zolang er iets ligt moet je nemen. Wat aan het eind overblijft gaat uit het spel.",
          ruling: {
            booklet: "Zegt niet of je ook niets mag nemen.",
            why: "Nemen doet zelden kwaad, en een vaste regel houdt het spel in beweging.",
          },
        },
        { id: "B-3.2", text: "Wie te veel kaarten heeft, regelt de handlimiet voor de volgende kiest." },
        {
          id: "B-3.3",
          text: "De volgende ronde begint met de grootste kavel; de bezitter van de kleinste kavelkaart opent.",
        },
      ],
    },
    {
      title: "Verkopen en de handlimiet",
      clauses: [
        {
          id: "B-4.1",
          figure: "sales",
          text: "Op elk moment, ook als je niet aan de beurt bent, mag je drie kaarten uit je hand verkopen, aan iedereen getoond: drie waren van een soort, twee van een soort met een koopman, één met twee kooplieden, of drie kooplieden. De duurste waar houd je gedekt als punten; drie kooplieden tellen 5. De andere kaarten gaan uit het spel. Kaarten die als bod liggen zijn niet in je hand.",
        },
        {
          id: "B-4.2",
          text: "Met meer dan zeven kaarten in je hand moet je meteen verkopen of afleggen tot je er zeven of minder hebt. Je legt gedekt af, één kaart tegelijk, en mag tussendoor verkopen. Afleggen stopt bij zeven; alleen met een verkoop kom je daaronder.",
          ruling: {
            booklet: "Zegt niet of afgelegde kaarten worden getoond.",
            why: "Ze blijven geheim, net als de hand waar ze uit komen; iedereen ziet hoeveel het er zijn.",
          },
        },
        {
          id: "B-4.3",
          text: "Een verkoop is nooit een beurt en niemand wacht erop: moet je bieden, geven of kiezen, dan wordt het je daarna nog steeds gevraagd.",
        },
      ],
    },
    {
      title: "Het einde",
      clauses: [
        {
          id: "B-5.1",
          text: "Na de laatste markt verkoopt iedereen nog één keer, allemaal tegelijk, en zegt wanneer hij klaar is. Klaar is definitief; wat dan nog verkocht kan worden, wordt zo goed mogelijk voor je verkocht.",
          ruling: {
            booklet: "Laat de laatste verkopen aan de spelers over.",
            why: "Aan het eind kun je met een verkoop alleen winnen, dus niemand moet punten verliezen door er een te vergeten.",
          },
        },
        {
          id: "B-5.2",
          text: "De waarden die je hebt gehouden zijn je punten. De meeste punten winnen. Bij gelijke punten staat wie meer waren in de hand heeft hoger, dan wie meer kaarten heeft; wie dan nog gelijk staat, deelt de plaats.",
          ruling: {
            booklet: "Noemt alleen de eerste stap, en alleen voor de winnaar.",
            why: "Eén stap meer beslist de meeste gelijke standen, en dezelfde volgorde geeft iedereen een plaats.",
          },
        },
      ],
    },
    {
      title: "Wie wat mag weten",
      clauses: [
        {
          id: "B-6.1",
          text: "Open zijn kavels, biedingen, de markt, kavelkaarten, hoeveel kaarten iedereen heeft en heeft verkocht, en elke verkoop op het moment zelf. Geheim zijn je hand, je punten en wat je hebt afgelegd. De weggenomen kaarten kent niemand. Na een verkoop zegt het verslag alleen wie verkocht, tenzij de optie “open punten” aan staat. Aan het eind wordt alles getoond.",
          ruling: {
            booklet: "Zegt niet wat later mag worden nagekeken.",
            why: "Wat lang open lag, zoals kavels en biedingen, mag in het verslag worden nagelezen; wat maar even werd getoond niet.",
          },
        },
      ],
    },
  ],
  editions: [
    "We kennen één uitgave van Byzanz; die wordt hier gespeeld zoals gedrukt, met de beslissingen die op deze pagina zijn gemerkt.",
  ],
};
