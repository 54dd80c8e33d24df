import type { RulesText } from "@serai/words/rules-text";

export const rules: RulesText = {
  short: {
    aim: "Haal de meeste punten: bouw langs de weg, bevoorraad het kasteel, win de gunsten van de koning.",
    turn: [
      { title: "Inkomen", text: "Ieder 2 deniers, meer voor woonhuizen, bibliotheek en hotel." },
      {
        title: "Arbeiders",
        text: "Plaats er om de beurt een of pas; elke pas maakt plaatsen duurder. Op andermans gebouw krijgt de eigenaar 1 punt.",
      },
      { title: "Speciale gebouwen", text: "Van de poort tot de herberg: geld, provoost, gunst, volgorde." },
      {
        title: "Provoost",
        text: "In de volgorde van passen te verplaatsen, een denier per vak. Voorbij hem werkt niets.",
      },
      {
        title: "Weg",
        text: "Tot aan de provoost nemen arbeiders goederen, ruilen en bouwen ze; een gebouw levert meteen punten op.",
      },
      {
        title: "Kasteel",
        text: "Geef ladingen van drie verschillende blokjes, één voedsel. De meeste winnen een gunst, niets kost 2 punten.",
      },
      {
        title: "Einde van de beurt",
        text: "De baljuw gaat 1 of 2 vakken; delen van het kasteel die hij bereikt of die vol zijn, worden geteld.",
      },
    ],
    scoring: [
      "Huis in kerker, muren, torens: 5, 4, 3 punten.",
      "Gebouwen 2–6 punten, woonhuis 2, prestigegebouw 7–25.",
      "Geen huis bij een telling: 2, 3 of 4 punten minder.",
      "Aan het eind: goud 3; drie andere blokjes of vier deniers 1.",
    ],
  },
  chapters: [
    {
      title: "Materiaal en begin",
      clauses: [
        {
          id: "C-1",
          text: "Er zijn vijf soorten blokjes: voedsel, hout, steen, stof en goud; het geld heet denier. Een “willekeurig blokje” mag goud zijn; “goederen” zijn voedsel, hout, steen en stof. Alles ligt open. Blokjes, huizen en woonhuizen raken nooit op. Je punten zakken nooit onder 0.",
          ruling: {
            booklet: "Noemt een aantal munten en een puntenspoor van 100 vakken.",
            why: "Niemand mag inkomen missen omdat de doos leeg is: munten raken niet op, en punten tellen door na 99.",
          },
        },
        {
          id: "C-2.1",
          text: "Alle houten, stenen en prestigegebouwen kunnen vanaf de eerste beurt gebouwd worden, zolang ze er zijn.",
        },
        { id: "C-2.2", text: "Zes neutrale gebouwen worden geschud en op de vakken 1 tot 6 van de weg gelegd." },
        { id: "C-2.3", text: "De eerste volgorde wordt geloot." },
        {
          id: "C-2.4",
          text: "Met drie tot vijf spelers begint de eerste met 5 deniers, de tweede en derde met 6, de anderen met 7. Twee spelers beginnen allebei met 5.",
        },
        {
          id: "C-2.5",
          text: "Iedereen begint met 2 voedsel, 1 hout, zes arbeiders en geen punten; op de gunsttabel ligt nog geen schijf.",
        },
        { id: "C-2.6", text: "Provoost en baljuw beginnen op vak 6." },
        {
          id: "C-2.7",
          text: "Ook in de eerste beurt is er inkomen: de eerste speler heeft om te beginnen dus 7 deniers.",
        },
        {
          id: "C-3",
          text: "Langs de weg staan eerst de zes speciale gebouwen: poort, handelspost, koopmansgilde, toernooiveld, stallen, herberg. Na de brug komen 28 vakken. Gedrukt zijn een marskramer op 7, een timmerman op 8 en een goudmijn op 16. De vakken 9 tot 15 en 17 tot 28 zijn vrij voor nieuwe gebouwen. Het kasteel heeft een kerker met plaats voor 6 huizen, muren met 10 en torens met 14; de baljuw brengt hun telling op gang op de vakken 12, 18 en 24. Een partij duurt negen tot achttien beurten, minder als de torens eerder vol zijn.",
        },
      ],
    },
    {
      title: "Inkomen en arbeiders",
      clauses: [
        {
          id: "C-4.1",
          text: "Fase 1: iedereen krijgt 2 deniers, en 1 extra voor elk eigen woonhuis, 1 voor de bibliotheek, 2 voor het hotel.",
        },
        {
          id: "C-4.2",
          figure: "placing",
          text: "Fase 2: in volgorde, steeds weer rond, plaats je één arbeider of pas je. Passen geldt voor de rest van de beurt; je schijf gaat naar het laagste vrije nummer op de brug. Een arbeider staat op een leeg speciaal, neutraal, gedrukt, houten of stenen gebouw, of in het kasteel; nooit op een woonhuis of een prestigegebouw. De goudmijn mag vanaf de eerste beurt gebruikt worden. Wie geen arbeider meer heeft, of geen enkele plaats kan betalen, past.",
          list: [
            { title: "Prijs", text: "1 denier, en 1 extra voor elke speler die gepast heeft." },
            { title: "Eigen gebouw, of als gast van de herberg", text: "Altijd 1 denier." },
            { title: "Als eerste passen", text: "Je neemt meteen 1 denier." },
            { title: "Kasteel", text: "Eén arbeider per speler, in volgorde van aankomst." },
            { title: "Stallen", text: "Drie plaatsen, één arbeider per speler." },
            { title: "Herberg", text: "Een nieuwe arbeider komt op de linkerplaats; de gast zit rechts." },
            {
              title: "Punt voor de eigenaar",
              text: "Een arbeider op het gebouw van een ander levert de eigenaar meteen 1 punt op, ook als het gebouw later niet werkt. Ook als hij van de poort komt.",
            },
          ],
        },
        {
          id: "C-12.22",
          text: "De brug wordt pas leeggemaakt als de arbeiders van de volgende beurt aan de beurt zijn.",
          ruling: {
            booklet: "Zegt niet wanneer de schijven terugkomen.",
            why: "De volgorde van passen is bij de provoost nog nodig.",
          },
        },
      ],
    },
    {
      title: "Speciale gebouwen",
      clauses: [
        {
          id: "C-4.3",
          text: "Fase 3: de speciale gebouwen werken op volgorde, voor wie er staat; daarna gaan de arbeiders naar huis.",
          list: [
            {
              title: "Poort",
              text: "Verplaats deze arbeider gratis naar een plaats waar je er een zou mogen plaatsen; anders gaat hij naar huis. Een speciaal gebouw verderop werkt nog in deze fase.",
            },
            { title: "Handelspost", text: "Neem 3 deniers." },
            {
              title: "Koopmansgilde",
              text: "Je mag de provoost gratis tot drie vakken verplaatsen, vooruit of achteruit.",
            },
            { title: "Toernooiveld", text: "Je mag één keer 1 denier en 1 stof betalen voor een gunst." },
            {
              title: "Stallen",
              text: "De arbeiders hier worden vanaf nu eerste, tweede en derde in de volgorde; de anderen volgen zoals ze stonden.",
            },
            {
              title: "Herberg",
              text: "Een nieuwe arbeider wordt de gast, en een oude gast gaat naar huis. Kwam er niemand, dan kiest de gast: blijven of gaan. Vanaf de volgende beurt betaalt de speler van de gast voor elke plaats 1 denier; die arbeider kan zelf niet geplaatst worden.",
            },
          ],
        },
        {
          id: "C-12.6",
          text: "Van de poort mag je naar de herberg, ook als je er al gast bent, zolang de linkerplaats leeg is.",
          ruling: {
            booklet: "Somt op waar de poort heen leidt, en streng gelezen staat dit er niet bij.",
            why: "Bij het plaatsen mogen er twee van je arbeiders bij de herberg staan; vanaf de poort mag dat niet slechter zijn.",
          },
        },
        {
          id: "C-12.9",
          text: "Ook het gilde kan de provoost niet van de weg halen: hij blijft op de vakken 1 tot 28.",
          ruling: { booklet: "Geeft alleen grenzen voor betaalde stappen.", why: "Eén provoost, één weg." },
        },
      ],
    },
    {
      title: "Provoost en weg",
      clauses: [
        {
          id: "C-4.4",
          figure: "provost",
          text: "Fase 4: in de volgorde van passen mag iedereen één keer 1 tot 3 deniers betalen en de provoost evenveel vakken verplaatsen, vooruit of achteruit. Hij mag op een leeg vak staan maar blijft op 1 tot 28, dus vak 1 werkt altijd. Praten en beloven mag; een belofte bindt niet, en niets wisselt van eigenaar.",
        },
        {
          id: "C-4.5",
          figure: "building",
          text: "Fase 5: de gebouwen werken van vak 1 tot en met het vak van de provoost, een voor een. Arbeiders daar voorbij gaan met lege handen naar huis. Elk gebouw werkt één keer. Je mag ervan afzien, maar productie moet je nemen. Daarna gaat de arbeider naar huis.",
          list: [
            {
              title: "Productie",
              text: "Neem de blokjes. Gebruikt een ander een stenen productiegebouw, dan neemt de eigenaar 1 blokje van een soort die het levert.",
            },
            {
              title: "Timmerman, metselaar",
              text: "Bouw een houten of een stenen gebouw: betaal, leg het op het eerste vrije vak van de weg, krijg de punten.",
            },
            {
              title: "Architect",
              text: "Bouw een prestigegebouw op de plaats van een van je woonhuizen, dat dan geen inkomen meer geeft; krijg de punten en gunsten.",
            },
            {
              title: "Notaris",
              text: "Betaal 1 stof en 1 denier en maak van een neutraal gebouw, of van een eigen houten of stenen gebouw, je woonhuis: 2 punten. Nooit van een gedrukt gebouw, dat van een ander of de notaris zelf. Je eigen gebouw kan dan opnieuw gebouwd worden; een neutraal gaat uit het spel.",
            },
            { title: "Ruilen", text: "Markten, marskramers, kerk, kleermaker, bank, alchemist: één aanbod, één keer." },
          ],
        },
        {
          id: "C-12.24",
          text: "Het blokje van de eigenaar moet genomen worden en komt na dat van de gebruiker. Een stap waarmee de provoost van de weg zou gaan, wordt niet ingekort maar is verboden. Ladingen geef je een voor een. Een gekozen effect of gebouw staat vast, tenzij je het terugneemt.",
          ruling: {
            booklet: "Gaat niet op zulke stappen in.",
            why: "Kleine stappen zijn goed te volgen, terug te nemen en na te lezen.",
          },
        },
        {
          id: "C-12.5",
          text: "Als de weg vol is, kan er geen houten of stenen gebouw meer bij.",
          ruling: { booklet: "Zegt er niets over.", why: "Er is geen plaats voor." },
        },
      ],
    },
    {
      title: "Meer over de notaris",
      clauses: [
        {
          id: "C-12.2",
          text: "Staat er een arbeider op het gebouw, dan betaal je meteen en krijg je meteen 2 punten, maar de verandering wacht tot die arbeider naar huis is. Voor de notaris van een gunst geldt dat in elke fase, en een gebouw dat net aan het werk is telt als bezet. Tot dan houdt het gebouw zijn gebruik, zijn eigenaar, diens punt en blokje; het geeft geen inkomen en draagt geen prestigegebouw.",
          ruling: {
            booklet: "Zegt alleen dat de verandering wacht.",
            why: "Niemands arbeider mag op een woonhuis blijven staan.",
          },
        },
        {
          id: "C-12.1",
          text: "Bereikt de provoost dat gebouw niet, dan verandert het aan het eind van fase 5, als de arbeider naar huis gaat.",
          ruling: {
            booklet: "Koppelt de verandering aan het werk van het gebouw.",
            why: "Wat betaald is, moet een keer gebeuren.",
          },
        },
        {
          id: "C-12.3",
          text: "Een gebouw dat al op zijn verandering wacht, kan een tweede notaris niet kiezen.",
          ruling: { booklet: "Zegt er niets over.", why: "Een gebouw kan maar van één speler het woonhuis worden." },
        },
        {
          id: "C-12.4",
          text: "Je gebouw kan pas opnieuw gebouwd worden als het echt veranderd is.",
          ruling: { booklet: "Zegt er niets over.", why: "Tot dan staat het nog langs de weg." },
        },
        {
          id: "C-12.18",
          text: "Een gebouw is aan het werk tot zijn effect en elke gunst die daaruit volgt zijn afgehandeld. Dan gaat de arbeider naar huis, en dan gebeurt een wachtende verandering. Een nieuw woonhuis kan dus niet in dezelfde keten een prestigegebouw dragen.",
          ruling: { booklet: "Zegt niets over ketens.", why: "Eerst is het ene klaar, dan begint het andere." },
        },
        {
          id: "C-12.20",
          text: "Een gebouw dat meteen verandert, mag later in dezelfde fase opnieuw gebouwd worden.",
          ruling: { booklet: "Zegt er niets over.", why: "Het ligt in de voorraad zoals elk ander." },
        },
        {
          id: "C-12.25",
          text: "Wachten er aan het eind van fase 5 meer veranderingen, dan gebeuren ze in de volgorde van de weg.",
          ruling: { booklet: "Zegt er niets over.", why: "Er moet een volgorde zijn; de weg geeft die." },
        },
      ],
    },
    {
      title: "Het kasteel",
      clauses: [
        {
          id: "C-4.6",
          figure: "castle",
          text: "Fase 6: de spelers met een arbeider in het kasteel geven in volgorde van aankomst zoveel ladingen als ze willen. Een lading is drie blokjes van verschillende soorten, waarvan één voedsel; goud mag. Voor elke lading zet je een huis in het deel waaraan gebouwd wordt en krijg je 5 punten in de kerker, 4 in de muren, 3 in de torens. Is dat deel vol, dan ga je verder in het volgende, voor de punten daar. Niets geven kost 2 punten. Wie deze beurt de meeste ladingen gaf, wint een gunst; bij gelijke stand wie het eerst kwam. Gaf niemand iets, dan wint niemand hem.",
          ruling: {
            booklet: "Zegt niet wie de gunst krijgt als niemand geeft.",
            why: "Het is een dank voor goederen; zonder goederen geen dank.",
          },
        },
        {
          id: "C-12.13",
          text: "Maakt een beurt ook het volgende deel vol, dan gaan de huizen verder in het deel daarna. Niemand geeft meer ladingen dan er plaatsen zijn tot het eind van de torens.",
          ruling: { booklet: "Noemt alleen het volgende deel.", why: "Dezelfde gedachte, doorgetrokken." },
        },
        {
          id: "C-12.14",
          text: "Strafpunten komen in de volgorde van het kasteel, de gunst als laatste.",
          ruling: {
            booklet: "Geeft geen volgorde.",
            why: "Een gunst kan punten opleveren, en punten zakken nooit onder 0: de volgorde doet ertoe.",
          },
        },
        {
          id: "C-12.17",
          text: "Zijn de torens vol, dan geven spelers die nog in het kasteel staan niets en verliezen ze niets, of ze nu hadden kunnen geven of niet.",
          ruling: { booklet: "Ontziet ze zonder te zeggen wie precies.", why: "Er is voor niemand plaats meer." },
        },
        {
          id: "C-4.7",
          text: "Fase 7: de baljuw gaat twee vakken verder als de provoost voor hem staat, anders één. De provoost gaat bij hem staan. Heeft de baljuw vak 12, 18 of 24 bereikt of gepasseerd, of is een deel vol, dan wordt dat deel geteld, één keer. Na de torens is de partij voorbij.",
        },
        {
          id: "C-5",
          text: "Een deel wordt in volgorde geteld; alleen huizen in dat deel tellen. Eén huis levert niets op en kost niets. Daarna gaan huizen naar het volgende deel, en lege plaatsen blijven leeg.",
          list: [
            { title: "Kerker", text: "Geen huis: 2 punten minder. Twee of meer: 1 gunst." },
            { title: "Muren", text: "Geen huis: 3 punten minder. Twee: 1 gunst; drie of vier: 2; vijf of meer: 3." },
            {
              title: "Torens",
              text: "Geen huis: 4 punten minder. Twee of drie: 1 gunst; vier of vijf: 2; zes of meer: 3.",
            },
          ],
        },
        {
          id: "C-12.12",
          text: "Zijn er in één beurt twee delen aan de beurt, dan gaan ze op volgorde: kerker, muren, torens. Nieuwe kolommen van de gunsten gaan ertussen open. De grens van één gunst per lijn geldt voor de hele fase.",
          ruling: {
            booklet: "Denkt er niet aan.",
            why: "Het kan gebeuren als een deel vol raakt terwijl de baljuw een ander bereikt.",
          },
        },
        {
          id: "C-12.21",
          text: "De telling volgt de volgorde zoals de stallen van deze beurt die hebben gemaakt.",
          ruling: { booklet: "Zegt “in volgorde”.", why: "De stallen veranderen die meteen." },
        },
      ],
    },
    {
      title: "Gebouwen",
      clauses: [
        {
          id: "C-6",
          text: "Op het bord gedrukt; ze zijn van niemand, worden nooit bedekt en nooit veranderd.",
          list: [
            { title: "Marskramer (7)", text: "2 deniers voor 1 goederenblokje." },
            { title: "Timmerman (8)", text: "Bouw een houten gebouw." },
            { title: "Goudmijn (16)", text: "1 goud." },
          ],
        },
        {
          id: "C-7.1",
          text: "Neutraal, elk één keer, zonder eigenaar.",
          list: [
            { title: "Boerderij", text: "1 voedsel of 1 stof." },
            { title: "Bos", text: "1 hout of 1 voedsel." },
            { title: "Zagerij", text: "1 hout." },
            { title: "Steengroeve", text: "1 steen." },
            { title: "Markt", text: "Verkoop 1 willekeurig blokje voor 4 deniers." },
            { title: "Timmerman", text: "Bouw een houten gebouw." },
          ],
        },
        {
          id: "C-7.2",
          text: "Hout, elk één keer; gebouwd door een timmerman. Prijs, punten, gebruik:",
          list: [
            { title: "Voedselboerderij", text: "1 hout, 1 voedsel; 2 punten; 2 voedsel of 1 stof." },
            { title: "Stofboerderij", text: "1 hout, 1 voedsel; 2 punten; 2 stof of 1 voedsel." },
            { title: "Grote steengroeve", text: "1 hout, 1 voedsel; 2 punten; 2 steen." },
            { title: "Grote zagerij", text: "1 hout, 1 voedsel; 2 punten; 2 hout." },
            {
              title: "Grote markt",
              text: "1 hout, 1 willekeurig blokje; 4 punten; verkoop 1 willekeurig blokje voor 6 deniers.",
            },
            {
              title: "Grote marskramer",
              text: "1 hout, 1 willekeurig blokje; 4 punten; 1 denier voor 1 goederenblokje, of 2 voor 2.",
            },
            { title: "Metselaar", text: "1 hout, 1 voedsel; 4 punten; bouw een stenen gebouw." },
            { title: "Notaris", text: "1 hout, 1 stof; 4 punten; maak van een gebouw een woonhuis." },
          ],
        },
        {
          id: "C-7.3",
          text: "Steen, elk één keer maar twee architecten; gebouwd door een metselaar. De eigenaar van boerderij, park en werkplaats neemt naast het punt een blokje als een ander ze gebruikt. Prijs, punten, gebruik:",
          list: [
            { title: "Stenen boerderij", text: "1 steen, 1 voedsel; 3 punten; 2 voedsel en 1 stof." },
            { title: "Park", text: "1 steen, 1 voedsel; 3 punten; 2 hout en 1 voedsel." },
            { title: "Werkplaats", text: "1 steen, 1 voedsel; 3 punten; 2 steen en 1 stof." },
            { title: "Kerk", text: "1 steen, 1 stof; 3 punten en een gunst; 2 deniers voor 3 punten, of 4 voor 5." },
            { title: "Kleermaker", text: "1 steen, 1 hout; 6 punten; 2 stof voor 4 punten, of 3 voor 6." },
            { title: "Bank", text: "1 steen, 1 hout; 6 punten; 2 deniers voor 1 goud, of 5 voor 2." },
            { title: "Alchemist", text: "1 steen, 1 voedsel; 6 punten; 2 goederenblokjes voor 1 goud, of 4 voor 2." },
            { title: "Architect", text: "1 steen, 1 voedsel; 6 punten; bouw een prestigegebouw." },
          ],
        },
        {
          id: "C-7.4",
          text: "Woonhuis: gemaakt door een notaris; 2 punten, elke beurt 1 denier. Er komt geen arbeider op.",
        },
        {
          id: "C-7.5",
          text: "Prestige, elk één keer; gebouwd door een architect over een eigen woonhuis. Er komt geen arbeider op. Prijs, punten:",
          list: [
            { title: "Standbeeld", text: "2 steen, 1 goud; 7 punten en een gunst." },
            { title: "Graanschuur", text: "3 voedsel, 1 goud; 10 punten." },
            { title: "Bibliotheek", text: "3 hout, 1 goud; 10 punten, elke beurt 1 denier." },
            { title: "Weverij", text: "3 stof, 1 goud; 12 punten." },
            { title: "Theater", text: "3 hout, 2 goud; 14 punten en een gunst." },
            { title: "Universiteit", text: "3 steen, 2 goud; 14 punten en een gunst." },
            { title: "Monument", text: "4 steen, 2 goud; 14 punten en twee gunsten." },
            { title: "Hotel", text: "3 steen, 2 goud; 16 punten, elke beurt 2 deniers." },
            { title: "Kathedraal", text: "5 steen, 3 goud; 25 punten." },
          ],
        },
      ],
    },
    {
      title: "Gunsten",
      clauses: [
        {
          id: "C-8",
          figure: "favours",
          text: "Gunsten komen van het toernooiveld, van kerk, standbeeld, theater, universiteit en monument, van de meeste ladingen en van gewaardeerde delen van het kasteel. Je kiest meteen een lijn en schuift je schijf daar als het kan één kolom verder; dan mag je één effect van die lijn gebruiken, bij de schijf of ervoor. De kolommen 1 en 2 zijn vanaf het begin open, 3 en 4 als de kerker gewaardeerd is, 5 als de muren dat zijn. Een schijf die niet verder kan, laat je zijn lijn toch gebruiken. Gunsten van één fase gaan naar verschillende lijnen; meer dan vier in een fase gaan verloren. De bouwers van de laatste lijn werken ook als zo'n gebouw niet langs de weg staat; alle andere regels van het bouwen gelden.",
          list: [
            { title: "Aanzien", text: "1, 2, 3, 4, 5 punten." },
            { title: "Geld", text: "3, 4, 5, 6, 7 deniers." },
            {
              title: "Goederen",
              text: "1 voedsel; 1 hout of 1 steen; 1 stof; ruil 1 willekeurig blokje voor 2 goederenblokjes; 1 goud.",
            },
            {
              title: "Bouwen",
              text: "Niets; timmerman, 1 hout minder; metselaar, 1 steen minder; notaris voor 1 stof; architect voor de volle prijs.",
            },
          ],
        },
        {
          id: "C-12.8",
          text: "De gunst voor de meeste ladingen hoort bij fase 6, die voor gewaardeerde delen bij fase 7: daartussen begint de grens van de lijnen opnieuw.",
          ruling: { booklet: "Kan op twee manieren gelezen worden.", why: "Op het bord zijn het twee fasen." },
        },
        {
          id: "C-12.10",
          text: "Een lijn kiezen en de schijf verschuiven moet; het effect gebruiken mag.",
          ruling: { booklet: "Zegt niet wat vrij is.", why: "De schijf is de gunst, het effect een geschenk." },
        },
        {
          id: "C-12.11",
          text: "Grote markt en grote marskramer kosten met een gunst geen hout, maar nog wel een willekeurig blokje.",
          ruling: { booklet: "Zegt niet welk blokje vervalt.", why: "De korting is een hout." },
        },
        {
          id: "C-12.16",
          text: "Meer gunsten neem je een voor een; elke is klaar, met alles waartoe ze leidt, voor de volgende begint. Bij een telling is de ene speler klaar voor de andere begint.",
          ruling: { booklet: "Zegt er niets over.", why: "Wat de ene gunst oplevert, kan de volgende betalen." },
        },
        {
          id: "C-12.19",
          text: "Een lijn is voor de fase gebruikt zodra je haar kiest: een kerk gebouwd met de bouwlijn kan die lijn niet nog eens gebruiken.",
          ruling: { booklet: "Zegt niets over ketens.", why: "Anders had de grens geen zin." },
        },
      ],
    },
    {
      title: "Het einde, en met z'n tweeën",
      clauses: [
        {
          id: "C-9",
          text: "Na de telling van de torens, met al haar gunsten, krijgt iedereen 3 punten per goud, 1 per drie andere blokjes van welke soort ook, en 1 per vier deniers. De meeste punten winnen; bij gelijke stand delen spelers de winst.",
        },
        {
          id: "C-10",
          text: "Met twee spelers wisselt de eerste speler elke beurt en doen de stallen niet mee, ook niet vanaf de poort. Heeft de een gepast, dan betaalt de ander 3 deniers voor een plaats, niet 2; eigen gebouwen kosten 1, en de gast van de herberg betaalt overal 1. De rest is zoals met meer spelers.",
        },
        {
          id: "C-12.7",
          text: "Die 3 deniers gelden ook voor het kasteel en de speciale gebouwen.",
          ruling: { booklet: "Spreekt van gebouwen.", why: "De brug geeft anders ook één prijs voor alle plaatsen." },
        },
        {
          id: "C-12.15",
          text: "De volgorde wisselt aan het begin van een beurt, vanaf de tweede; de telling aan het eind van een beurt volgt nog de oude volgorde.",
          ruling: { booklet: "Zegt niet op welk moment.", why: "Een beurt is één geheel." },
        },
      ],
    },
    {
      title: "Huisregels en stille stappen",
      clauses: [
        {
          id: "C-11.1",
          text: "Met de juwelier is er een tiende stenen gebouw: 1 steen, 1 stof; 6 punten; 1 goud voor 5 punten, of 2 voor 9.",
        },
        { id: "C-11.2", text: "De notaris is 4 punten waard, of 3 zoals in latere drukken." },
        {
          id: "C-11.3",
          text: "In een eerste partij is er geen gunsttabel: elke gunst is meteen 3 punten, zonder grens.",
          ruling: {
            booklet: "Zegt niet of de grens van vier geldt.",
            why: "Die hoort bij de lijnen, en die zijn er niet.",
          },
        },
        { id: "C-11.4", text: "Goud is een blokje, geen geld: wat deniers kost, betaal je met deniers." },
        {
          id: "C-12.23",
          text: "Waar niets te kiezen is, word je niets gevraagd. Aanzien en geld betalen bij je schijf; wat je niet kunt gebruiken, wordt niet aangeboden; de vierde gunst van een fase neemt de laatste lijn; wie geen arbeider kan plaatsen past vanzelf, en krijgt dan nog de denier van de eerste; een prestigegebouw komt op je woonhuis het dichtst bij het kasteel.",
          ruling: {
            booklet: "Laat zoiets aan de tafel over.",
            why: "Je verliest er niets bij, en het scheelt een dag in een partij met een zet per dag.",
          },
        },
      ],
    },
    {
      title: "Voorbeelden",
      clauses: [
        {
          id: "C-14.1",
          text: "Vier spelers. Blauw past als eerste en neemt een denier; de marskramer kost nu 2. Na twee keer passen kost de metselaar van een ander 3, en de eigenaar krijgt 1 punt. Na drie keer kost je eigen boerderij nog steeds 1, het kasteel 4.",
        },
        {
          id: "C-14.2",
          text: "De volgorde is rood, groen, oranje, blauw. In de stallen staat blauw eerst, rood tweede: de nieuwe volgorde is blauw, rood, groen, oranje.",
        },
        {
          id: "C-14.3",
          text: "De eerste past, de tweede zet de provoost voor 2 deniers 2 vakken terug, de derde voor 2 deniers 2 vooruit, de vierde voor 1 denier 1 terug: hij eindigt een vak verder terug.",
        },
        {
          id: "C-14.4",
          text: "In de kerker is één plaats over, en je geeft twee ladingen: 5 en 4 punten, en de gunst, als de speler voor je er één gaf. Met één lading krijg je 5 punten, en is de gunst van die speler.",
        },
        {
          id: "C-14.5",
          text: "De kerker wordt gewaardeerd met 2, 3, 0 en 1 huizen: een gunst, een gunst, 2 punten minder, niets. Een huis dat al in de muren staat telt niet.",
        },
        {
          id: "C-14.6",
          text: "Je wint een gunst bij de telling van de kerker, met je schijf van aanzien op kolom 2: ze blijft daar en levert 2 punten op.",
        },
        {
          id: "C-14.7",
          text: "Er wordt aan de torens gebouwd, en je schijf van goederen gaat van 2 naar 3: je neemt voedsel, of hout of steen, of stof.",
        },
        {
          id: "C-14.8",
          text: "Er wordt aan de muren gebouwd, en je schijf van bouwen gaat van 2 naar 3: je bouwt het park voor 1 voedsel en krijgt 3 punten.",
        },
        {
          id: "C-14.9",
          text: "Je architect bouwt het standbeeld voor 2 steen en 1 goud op je woonhuis: 7 punten en een gunst.",
        },
        {
          id: "C-14.10",
          text: "De provoost staat een vak voor de baljuw: de baljuw gaat twee vakken. Staat de provoost achter of naast hem: één. Dan staan ze samen, en een deel van het kasteel dat bereikt of gepasseerd is wordt gewaardeerd, als dat nog niet gebeurd was.",
        },
      ],
    },
  ],
  editions: [
    "Hier wordt de eerste druk gespeeld: 40 tegels, waarvan negen stenen gebouwen en acht woonhuizen. Latere drukken hebben een juwelier en één woonhuis minder, en een notaris van 3 punten: allebei zijn hier huisregels.",
    "Van het boekje zelf kennen we de titelpagina en de lijst van het materiaal; de regels zijn uit verschillende beschrijvingen verzameld en vergeleken. Waar die iets openlaten, staat op deze pagina hoe we het spelen.",
    "In andere talen heet de baljuw bailli of Seneschall, de provoost prévôt of Vogt, de notaris notaire of Notar, de handelspost comptoir of Kontor.",
  ],
};
