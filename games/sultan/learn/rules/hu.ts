import type { RulesText } from "@serai/words/rules-text";

export const rules: RulesText = {
  short: {
    aim: "Gyűjtsd össze három forduló alatt a legjobb drágaköveket. Ha egy színből sok van, bónusz jár érte.",
    turn: [
      { title: "Kirakás", text: "Drágakövek kerülnek a zsákból a párnákra. A kezdő játékos egyet visszatesz." },
      { title: "Letevés", text: "Mindenki letesz egy pénzkártyát lefordítva, a választott párnához." },
      { title: "Elvitel", text: "A lapokat felfordítjátok. Minden párnánál a legnagyobb lap viszi a drágakövet." },
    ],
    scoring: [
      "A fehér 1, a piros 2, a sárga 3, a zöld 4, a kék 5 pontot ér.",
      "Ha egy színből 3 köved van, 2 ponttal több jár, 4 kőért 5, 5 kőért 10, 6 vagy több kőért 20 pont.",
      "Két játékosnál a bónusz 4 kőnél kezdődik: 2 pont, azután 5 kőért 5, 6 kőért 10, 7 vagy több kőért 20 pont.",
    ],
  },
  chapters: [
    {
      title: "Előkészületek",
      clauses: [
        {
          id: "S-1.1",
          figure: "gems",
          text: "A zsákban 50 drágakő van: 12 fehér, 11 piros, 10 sárga, 9 zöld és 8 kék. Mindenkinek ugyanolyan pénzkártyái vannak, 1-től 15-ig; két játékosnál 1-től 12-ig, mindegyikből kettő. Három játékosnál két párna van, egyébként három. A játék három fordulóból áll, fordulónként öt körrel és ötlapos kézzel; két játékosnál négy körrel és nyolclapos kézzel.",
        },
        {
          id: "S-1.2",
          text: "A lapjaidból kevert húzópakli lesz, amelybe senki sem nézhet bele, te sem. A forduló elején teljes kezet húzol. A forduló közben nincs húzás.",
        },
        {
          id: "S-1.3",
          text: "Hogy ki kezdi az első kört, azt sorsolás dönti el. Minden kör után a balra ülő következő játékos kezd, a fordulók között is.",
          ruling: {
            booklet: "A legfiatalabb játékos kezd.",
            why: "Senkinek sem kérdezzük az életkorát, a sorsolás pedig igazságos.",
          },
        },
        {
          id: "S-1.4",
          text: "A helyeket az asztalnál sorsolás dönti el, hacsak nem rögzített helyekkel készült az asztal. Két és öt játékosnál minden forduló ugyanazon körét ugyanaz a játékos kezdi, így a hely egy kicsit számít.",
        },
      ],
    },
    {
      title: "Egy kör",
      clauses: [
        {
          id: "S-2.1",
          figure: "offer",
          text: "A kezdő játékos mindenki szeme láttára eggyel több drágakövet húz, mint ahány párna van, és kiválaszt egy színt, amelyből egyet visszatesz a zsákba. A többi a párnákra kerül. Két egyforma színű kő is fekhet egymás mellett.",
        },
        {
          id: "S-2.2",
          figure: "laying",
          text: "Három–öt játékosnál: sorban, bal felé, mindenki pontosan egy lapot tesz le lefordítva valamelyik párnához. Passzolni nem lehet. Egy párnához több lap is kerülhet. Mindenki látja, ki hová és milyen sorrendben tett; az értékek titkosak, amíg mindenki le nem tett.",
          ruling: {
            booklet: "„Legalább egy lapot” ír.",
            why: "Az ötlapos kéz öt körre elég, tehát körönként egy lapról van szó: a szöveg csak azt tiltja, hogy valaki egyet se tegyen.",
          },
        },
        {
          id: "S-2.3",
          text: "Két játékosnál: mindketten két lapot tesznek le, egyesével, felváltva, két különböző párnához. A „két lap egy párnánál” beállítással mindkettő kerülhet ugyanoda; ilyenkor csak a nagyobb számít.",
          ruling: {
            booklet: "Nem mondja meg, kerülhet-e a két lap ugyanoda.",
            why: "Két lap egy párnánál az egyiket elpazarolja: a szigorúbb szabállyal jobb a játék, a másik beállításként választható.",
          },
        },
        {
          id: "S-2.4",
          figure: "reveal",
          text: "Minden lapot felfordítotok. Minden párnánál a legnagyobb egyetlen lap viszi a drágakövet. Ha a legnagyobbak egyformák, az viszi, amelyiket előbb tették le; két játékosnál a kört kezdő játékos lapja. Az egyedül fekvő lap mindig nyer. Ahol nincs lap, onnan a kő visszakerül a zsákba.",
        },
        {
          id: "S-2.5",
          text: "A megnyert drágakövek eltűnnek a nyertes paravánja mögött. A kijátszott lapok lefordítva félrekerülnek, és nem jönnek vissza.",
          ruling: {
            booklet: "Nem mondja meg, meg lehet-e nézni a kijátszott lapokat.",
            why: "A drágakövek is rejtve vannak: az emlékezés a játék része. Az „emlékeztető” beállítás mindkettőt megmutatja.",
          },
        },
        { id: "S-2.6", text: "A zsák az utolsó kör előtt sosem fogy ki." },
      ],
    },
    {
      title: "A játszma vége",
      clauses: [
        {
          id: "S-3.1",
          figure: "count",
          text: "A harmadik forduló után mindenki megmutatja a drágaköveit, és összeadja az értéküket. Minden szín egy bónuszt ad a darabszám szerint: három–öt játékosnál 3 kő 2, 4 kő 5, 5 kő 10, 6 vagy több kő 20 pontot; két játékosnál 4 kő 2, 5 kő 5, 6 kő 10, 7 vagy több kő 20 pontot.",
        },
        {
          id: "S-3.2",
          text: "A legtöbb pont nyer. Egyenlő pontszámnál az áll előrébb, akinek több köve van; akik még így is egyenlők, osztoznak a helyezésen.",
          ruling: {
            booklet: "Csak a győztest nevezi meg.",
            why: "Ugyanez a sorrend dönt a többiekről is, így mindenkinek van helyezése.",
          },
        },
      ],
    },
    {
      title: "Ki mit tudhat",
      clauses: [
        {
          id: "S-4.1",
          text: "Titkos a kezed, a lefordított lapjaid értéke és a drágaköveid. Amit felfordítotok, és hogy ki melyik követ viszi, azt mindenki látja, amikor megtörténik.",
        },
        {
          id: "S-4.2",
          text: "Ami megtörtént, azt nem lehet újra megnézni: sem a többiek köveit, sem a kijátszott lapokat, és a napló sem ismétli meg. A sajátodat látod. Az „emlékeztető” beállítással mindenki kövei, minden kijátszott lap és a zsák tartalma is látható marad.",
          ruling: {
            booklet: "A köveket elrejti, a kijátszott lapokról hallgat.",
            why: "A kettőt egyformán kezeljük, hogy megérje emlékezni; a beállítás azoknak van, akik inkább nem számolnak.",
          },
        },
        {
          id: "S-4.3",
          text: "Ha mindent számon tartasz, tudod, mi maradt a zsákban, és melyik lapját nem játszotta még ki egy-egy vetélytársad; az utolsó fordulóban ez éppen a keze.",
        },
      ],
    },
  ],
  editions: [
    "A Szultánnak egy kiadását ismerjük; itt úgy játsszuk, ahogy nyomtatva van, az ezen az oldalon jelölt döntéseinkkel.",
  ],
};
