import type { RulesText } from "@serai/words/rules-text";

export const rules: RulesText = {
  short: {
    aim: "Bezit na de vierde ronde meer edelstenen van de dure kleuren dan de anderen.",
    turn: [
      {
        title: "Aankomst",
        text: "Bij elke wijk ligt een schip met edelstenen, in het paleis wacht een personage, en nog een schip vult de markt.",
      },
      {
        title: "Volgorde",
        text: "Iedereen biedt in het geheim twee handelaren. De hoogste som kiest als eerste een plaats in de volgorde.",
      },
      {
        title: "Plaatsen",
        text: "Vier keer rond plaats je twee handelaren: één open en één gedekt, in de stad of op de markt.",
      },
      {
        title: "Tellen",
        text: "Per wijk worden de handelaren omgedraaid en geteld. Wie in de wijk het sterkst is, wint edelstenen; wie in een gebied het sterkst is, een zwarte steen, 3 punten of het personage. Daarna verschuift de markt de prijzen.",
      },
    ],
    scoring: [
      "Aan het eind staan de kleuren op volgorde van prijs. Bij de duurste leveren de meeste stenen 24 punten op, dan 18, 12 en 6; bij de volgende 20, 15, 10, 5; dan 16, 12, 8, 4; dan 12, 9, 6, 3.",
      "Zwarte stenen leveren 1, 4, 8, 12, 16, 20 of 24 punten op voor één tot zeven.",
      "Tijdens de partij: 3 punten voor de winkels van een wijk, 1 punt voor elke handelaar die je op de markt plaatst.",
    ],
  },
  chapters: [
    {
      title: "Onderdelen",
      clauses: [
        {
          id: "Y-1.1",
          figure: "brokers",
          text: "Iedereen heeft elf handelaren achter een scherm: 0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4, en in Gunst van de koning nog drie 2's in reserve. Alle sets zijn gelijk, dus wie oplet weet wat een ander nog kan hebben.",
        },
        {
          id: "Y-1.2",
          figure: "gems",
          text: "Er zijn blauwe, groene, gele en rode edelstenen, en zwarte en witte. In deze volgorde, van links naar rechts, staan kleuren met gelijke prijs. Gewonnen stenen liggen open.",
          ruling: {
            booklet: "Noemt een aantal stenen.",
            why: "De bank raakt hier nooit leeg, zodat niemand door toeval een steen verliest.",
          },
        },
        {
          id: "Y-1.3",
          text: "Een witte steen houd je nooit: je ruilt hem meteen voor een blauwe, groene, gele of rode naar keuze.",
        },
        {
          id: "Y-1.4",
          figure: "ships",
          text: "Er zijn 24 schepen. Elk draagt één grote steen, die voor twee telt, en twee kleine, in drie verschillende kleuren. Wit is altijd klein en komt maar op vier schepen voor.",
          ruling: {
            booklet: "Geeft geen lijst van de schepen.",
            why: "Er was geen lijst van de gedrukte kaarten te vinden: we gebruiken een evenwichtige set van 24.",
          },
        },
        { id: "Y-1.5", text: "Er zijn vijftien verschillende gele personages en vier blauwe kaarten." },
        {
          id: "Y-1.6",
          figure: "city",
          text: "De stad heeft vier wijken, elk met een haven, winkels en een paleis. De markt heeft een kolom voor elk van de vier kleuren, en rijen. Prijzen schuiven over vijftien vakjes en beginnen op het achtste.",
        },
        {
          id: "Y-1.7",
          text: "Een prijs verlaat zijn baan nooit. Gedwongen stappen voorbij het einde vervallen; een stap voorbij het einde kun je niet kiezen.",
          ruling: {
            booklet: "Zegt niet wat er aan de uiteinden gebeurt.",
            why: "Een keuze zonder gevolg is geen keuze; een gedwongen stap heeft gewoon geen ruimte.",
          },
        },
      ],
    },
    {
      title: "Voorbereiding",
      clauses: [
        {
          id: "Y-2.1",
          text: "Volgordekaarten worden verloot. De personages worden geschud en drie komen gedekt in elke wijk; de rest gaat ongezien uit het spel.",
        },
        {
          id: "Y-2.2",
          text: "Als je de tafel klaarzet kun je kiezen: Gunst van de koning, Express, drie of vier wijken met drie spelers, wat de Koningin afsluit, open plaatsen om te leren, of je je eigen gedekte handelaren blijft zien, en met twee spelers de neutrale handelaren. De huisregels hieronder leggen alles uit.",
        },
      ],
    },
    {
      title: "Een ronde: aankomst en volgorde",
      clauses: [
        {
          id: "Y-3.1",
          text: "In de eerste drie rondes wordt het bovenste personage van elke wijk omgedraaid. In de vierde ligt er een blauwe kaart.",
        },
        { id: "Y-3.2", text: "Elke wijk krijgt openlijk één schip." },
        {
          id: "Y-3.3",
          text: "Nog een schip vult de markt. Met vier spelers liggen de drie kleuren op rij 1 tot en met 3, wit op rij 1; met minder spelers liggen alleen de twee kleine stenen op rij 2 en 3, wit op rij 2.",
          ruling: {
            booklet: "Zegt alleen waar wit ligt.",
            why: "De andere liggen in de volgorde van de kleuren, de grote eerst, zodat het toeval hier niets beslist.",
          },
        },
        {
          id: "Y-3.4",
          text: "Iedereen kiest in het geheim twee handelaren. Ze worden samen getoond en blijven deze ronde open voor het scherm liggen. Een keuze staat vast.",
        },
        {
          id: "Y-3.5",
          text: "De hoogste som kiest een vrije plaats in de volgorde, dan de volgende. Bij gelijke som kiest de laagste oude volgordekaart eerst. Wie maar één plaats over heeft, wordt niets gevraagd.",
        },
      ],
    },
    {
      title: "Plaatsen",
      clauses: [
        {
          id: "Y-3.6",
          figure: "placing",
          text: "In volgorde, vier keer rond (in Express drie keer), plaats je twee handelaren: één open en één gedekt, in welke volgorde ook, ergens in de wijken die meedoen of op de markt. In een gebied passen er zoveel als je wilt, op een vak van de markt maar één. Met vier spelers doen rij 1 tot en met 3 mee, met minder rij 2 en 3.",
        },
        {
          id: "Y-3.7",
          text: "Een handelaar die je op de markt plaatst levert meteen 1 punt op. Dat houd je ook als hij later weggaat.",
        },
        {
          id: "Y-3.8",
          text: "Na de laatste beurt heb je één handelaar over. Die komt bij de twee voor je scherm: deze drie beslissen bij gelijke stand.",
        },
      ],
    },
    {
      title: "Tellen",
      clauses: [
        {
          id: "Y-4.1",
          figure: "count",
          text: "De wijken worden na elkaar geteld. Alle handelaren daar worden omgedraaid, en iedereen telt de zijne in de drie gebieden op.",
        },
        {
          id: "Y-4.2",
          text: "De eerste neemt twee van de vier stenen van het schip (de grote telt voor twee), de tweede één, de derde de laatste. Je neemt ze één voor één, en een witte wordt geruild voor de volgende wordt genomen. Doen er minder mee, dan blijft de rest in de bank.",
        },
        {
          id: "Y-4.3",
          text: "Daarna de gebieden: wie er het sterkst is, wint in de haven een zwarte steen, bij de winkels 3 punten en in het paleis het personage. Waar niemand staat wordt niets gewonnen en gaat het personage weg.",
        },
        {
          id: "Y-4.4",
          text: "Aanwezig zijn telt, niet alleen de waarde: een 0 die alleen staat wint. Zonder handelaar win je niets.",
        },
        {
          id: "Y-4.5",
          text: "Gelijke stand in de telling gaat naar de speler met de Intrigant, dan naar de neutrale (twee spelers), dan naar de hoogste som voor het scherm, dan naar de laagste volgordekaart van deze ronde.",
        },
        { id: "Y-4.6", text: "Handelaren van een getelde wijk gaan naar huis voor de volgende wijk wordt geteld." },
        {
          id: "Y-4.7",
          figure: "market",
          text: "Op de markt worden alle handelaren omgedraaid. In elke rij die meedoet, is de steen van de rij voor wie er het sterkst is; de steen van een lege rij blijft in de bank.",
        },
        {
          id: "Y-4.8",
          text: "Dan de kolommen, iedereen samen: het hoogste totaal stijgt 2, het tweede 1, het derde daalt 1, het vierde 2. Bij gelijk totaal staan meer handelaren hoger, dus een 0 gaat voor een lege kolom. Wat dan nog gelijk is wordt geordend door de speler met de Intrigant, anders door wie de hoogste som voor het scherm heeft. Ook op een lege markt bewegen de prijzen.",
        },
        {
          id: "Y-4.9",
          text: "De speler met het hoogste totaal op de hele markt moet één kleur een vakje omhoog of omlaag zetten.",
          ruling: {
            booklet: "Zegt niet wie op een lege markt beslist.",
            why: "Zonder handelaar daar heeft niemand het verdiend: er beweegt geen prijs.",
          },
        },
        {
          id: "Y-4.10",
          text: "Na de laatste kaarten van de ronde gaan alle handelaren naar huis, vertrekken de schepen en begint de volgende ronde.",
        },
      ],
    },
    {
      title: "Het einde",
      clauses: [
        {
          id: "Y-5.1",
          figure: "final",
          text: "De kleuren worden op prijs gezet, gelijke prijzen in de volgorde van het bord. In elke kleur tellen de stenen: 24, 18, 12 en 6 punten bij de duurste, 20, 15, 10, 5 bij de tweede, 16, 12, 8, 4 bij de derde, 12, 9, 6, 3 bij de vierde. Zonder steen van de kleur krijg je niets. Wie gelijk staat krijgt de punten van de laagste plaats die samen wordt ingenomen.",
        },
        { id: "Y-5.2", text: "Zwarte stenen leveren 1, 4, 8, 12, 16, 20 en 24 punten op voor één tot zeven of meer." },
        {
          id: "Y-5.3",
          text: "De meeste punten winnen. Bij gelijke punten gaan meer stenen voor, zwarte meegeteld; wie dan nog gelijk staat, deelt de winst.",
        },
      ],
    },
    {
      title: "Twee en drie spelers",
      clauses: [
        {
          id: "Y-5.4",
          text: "Met drie spelers telt de grote steen één keer: de eerste in een wijk neemt twee van de drie stenen, de tweede de laatste.",
        },
        {
          id: "Y-5.5",
          text: "Met z'n tweeën speel je met drie wijken en een neutrale kleur. Ieder heeft vier neutrale handelaren. In je beurt plaats je je twee handelaren, daarna één neutrale gedekt. Blind: ze komen in een willekeurige volgorde die niemand ziet. Bekend: je kiest welke.",
          ruling: {
            booklet: "Zegt niet wie het marktpunt van een neutrale krijgt, en wanneer kaarten worden gespeeld.",
            why: "Het punt is van de neutrale, alsof hij een speler was; kaarten volgen als de hele beurt is geplaatst.",
          },
        },
        {
          id: "Y-5.6",
          text: "De neutrale telt als derde speler en wint elke gelijke stand, behalve tegen de Intrigant. Prins en Koning leveren hem punten op; voor elke andere kaart neemt hij een steen van de duurste kleur. Hij neemt altijd eerst de duurste stenen; als hoogste bieder verhoogt hij de kleur waar hij het meest van heeft.",
          ruling: {
            booklet: "Zwijgt over gelijke kolommen.",
            why: "De neutrale heeft geen plannen: alleen mensen ordenen de kolommen.",
          },
        },
        {
          id: "Y-5.7",
          text: "Aan het eind wordt de neutrale als derde speler gerangschikt, zonder gelijke standen te winnen. De beste van jullie twee wint; de tafel zegt of de stad meer punten had dan jullie beiden.",
          ruling: {
            booklet: "Rangschikt de neutrale niet.",
            why: "Zo zie je of de stad jullie allebei heeft verslagen.",
          },
        },
      ],
    },
    {
      title: "Personages",
      clauses: [
        {
          id: "Y-6.1",
          text: "Een personage win je open en houd je daarna gedekt; anderen zien alleen hoeveel je er hebt. Je speelt het vanaf de volgende ronde, hoogstens twee per ronde. Prins, Koning en blauwe kaarten werken meteen. Kaarten die je aan het eind over hebt zijn niets waard.",
          ruling: {
            booklet: "Zegt niet of het verslag een gewonnen kaart mag noemen.",
            why: "Iedereen zag hem toen hij werd gewonnen.",
          },
        },
        {
          id: "Y-6.2",
          figure: "characters",
          text: "Kaarten worden op vaste momenten gespeeld, in volgorde: voor het plaatsen begint, voor of na een eigen plaatsing, voor de telling en na de telling. Na elke kaart wordt het je opnieuw gevraagd tot je past. Een kaart die niets zou doen mag je niet spelen.",
          list: [
            {
              title: "Bisschop (voor het plaatsen)",
              text: "Deze ronde mag je al je handelaren gedekt plaatsen; open nog steeds hoogstens één per beurt.",
            },
            {
              title: "Spion (voor het plaatsen)",
              text: "Bekijk tot drie gedekte handelaren van anderen, op elk moment tot het plaatsen klaar is. Iedereen ziet welke, alleen jij ziet de waarde.",
            },
            {
              title: "Tovenaar (voor het plaatsen)",
              text: "Je mag handelaren van voor je scherm plaatsen; elke wordt meteen vervangen door een van erachter.",
            },
            {
              title: "Koningin (voor een plaatsing)",
              text: "Sluit een wijk af: tot die wordt geteld mag alleen jij er plaatsen, en er wordt niets verplaatst. In de eerste uitgave sluit ze één gebied af, na een plaatsing.",
            },
            {
              title: "Magiër (na een plaatsing)",
              text: "Verwissel twee van je handelaren op verschillende plekken; elk houdt dezelfde kant boven.",
            },
            {
              title: "Huurling (na een plaatsing)",
              text: "Een van de twee handelaren die je net hebt geplaatst telt deze ronde voor 5. Iedereen ziet welke.",
            },
            { title: "Kapitein (voor de telling)", text: "Verwissel de schepen van twee wijken." },
            {
              title: "Omroeper (voor de telling)",
              text: "Verplaats een van je handelaren naar een ander gebied of een vrij vak van de markt, met dezelfde kant boven. Van de stad naar de markt levert 1 punt op.",
            },
            {
              title: "Intrigant (voor de telling)",
              text: "Je wint in deze telling elke gelijke stand waar je in zit.",
            },
            { title: "Koopman (voor de telling)", text: "Winkels leveren deze ronde 5 punten op, wie ze ook wint." },
            { title: "Alchemist (na de telling)", text: "Verander een van je stenen van kleur." },
            { title: "Bankier (na de telling)", text: "Eén prijs stijgt 1 en een andere daalt 1." },
            { title: "Juwelier (na de telling)", text: "Neem twee stenen in kleuren naar keuze." },
            { title: "Prins, Koning (als je ze wint)", text: "4 en 5 punten." },
            { title: "Blauwe kaart (als je hem wint)", text: "Een steen in een kleur naar keuze." },
          ],
        },
        {
          id: "Y-6.3",
          text: "Het spel stopt bij elke speler die een kaart uit een eerdere ronde heeft en er nog geen twee heeft gespeeld, welke kaart het ook is. Zo verraadt de pauze niemand wat je hebt.",
          ruling: {
            booklet: "Laat spelers op elk moment iets zeggen.",
            why: "Online zou een pauze de kaart verraden.",
          },
        },
      ],
    },
    {
      title: "Varianten",
      clauses: [
        {
          id: "Y-7.1",
          text: "Gunst van de koning: na elke telling stuurt iedereen in het geheim één handelaar van voor het scherm voorgoed naar de troonzaal en neemt een 2 uit de reserve. Daar werkt geen personage, behalve dat de Spion mag kijken en de Magiër er een mag verwisselen met een handelaar op het bord. Aan het eind leveren de totalen daar 12, 7, 3 en 0 punten op; wie gelijk staat deelt de punten van zijn plaatsen, naar beneden afgerond.",
          ruling: {
            booklet: "Laat details van Spion, Magiër en de vierde ronde open.",
            why: "Ze zijn zo beslist dat de troonzaal geheim blijft en geen kaart twee keer werkt.",
          },
        },
        {
          id: "Y-7.2",
          text: "Express: iedereen laat één 3 en één 1 weg, schepen met witte stenen doen niet mee, en er zijn drie beurten per ronde.",
        },
      ],
    },
    {
      title: "Uitgewerkte voorbeelden",
      clauses: [
        {
          id: "Y-8.1",
          text: "Volgorde: de sommen zijn paars 6, oranje 5, geel 5, blauw 1; oranje had volgordekaart 2, geel 4. Paars kiest eerst en neemt de vierde plaats. Oranje gaat voor geel en neemt de eerste, geel de derde, blauw krijgt de tweede.",
        },
        {
          id: "Y-8.2",
          text: "Een wijk: het schip draagt twee blauwe, een rode en een groene steen. De totalen zijn blauw 9, geel 8, paars 6, oranje 5. Blauw neemt een blauwe en de rode, geel de andere blauwe, paars de groene. Bij de winkels hebben geel en oranje elk 4; geel heeft 6 voor het scherm, oranje 5, dus geel krijgt 3 punten.",
        },
        {
          id: "Y-8.3",
          text: "De markt: de blauwe, groene en rode kolom hebben elk totaal 4, met drie, één en drie handelaren; geel is leeg. Paars heeft de hoogste som voor het scherm en zet blauw voor rood. Dus blauw stijgt 2, rood 1, groen daalt 1, geel 2.",
        },
        {
          id: "Y-8.4",
          text: "Het einde: met 6, 5, 5 en 3 stenen van de duurste kleur krijgen de spelers 24, 12, 12 en 6. Twee die in de troonzaal samen eerste zijn krijgen elk 9, de volgende 3.",
        },
      ],
    },
  ],
  editions: [
    "Drie boekjes zijn vergeleken: twee van dezelfde uitgave en een eerdere. In de eerste uitgave sluit de Koningin één gebied af en wordt ze na een plaatsing gespeeld; in de latere een hele wijk. Beide kun je kiezen.",
  ],
};
