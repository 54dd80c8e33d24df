import type { RulesText } from "@serai/words/rules-text";

export const rules: RulesText = {
  short: {
    aim: "Adj el háromlapos készleteket, és tartsd meg mindegyikből a legértékesebb lapot pontnak.",
    turn: [
      {
        title: "Licit",
        text: "Egy tétel nyíltan fekszik. Kézből, felfordítva letett árukkal licitálsz; az értékük összege a licited.",
      },
      {
        title: "Nyerés",
        text: "A nyertes licitje és a tétel egy lapja a piacra kerül, a tétel többi lapja a nyertes kezébe. Fordulónként mindenki pontosan egy tételt nyer.",
      },
      {
        title: "Osztozkodás",
        text: "Ha már mindenkinek van tétele, osztozkodtok a piacon: a legkisebb tétel választ először, és egy fajta minden lapját elviszi.",
      },
      {
        title: "Eladás",
        text: "Bármikor eladhatsz három egyforma árut. A kereskedő bármelyik árut helyettesíti, de licitálni nem lehet vele.",
      },
    ],
    scoring: [
      "Egy háromlapos eladás annyit ér, amennyit a legértékesebb lapja.",
      "Három kereskedő 5 pont.",
      "A kézben maradt lapok nem érnek pontot, csak a döntetleneket döntik el.",
    ],
  },
  chapters: [
    {
      title: "Előkészületek",
      clauses: [
        {
          id: "B-1.1",
          figure: "cards",
          text: "Hatféle áru van (posztó, fa, gabona, olajbogyó, fűszer, bor), mindegyikből tizenhat lap: hat 1-es, öt 2-es, három 3-as és két 4-es. A tizenhat kereskedőnek nincs értéke. Egy forduló tételei az elsőtől az utolsóig: három játékosnál 6, 4 és 2 lap; négynél 5, 4, 3 és 2; ötnél 5, 4, 3, 2 és 1; hatnál 6, 5, 4, 3, 2 és 1. Hárman nyolc, négyen és öten hat, hatan négy fordulót játszanak.",
          ruling: {
            booklet: "A fára és a gabonára két-két szót használ.",
            why: "Elírások: a lapokon mindegyikből egyféle van.",
          },
        },
        {
          id: "B-1.2",
          text: "A lapokat megkeverjük, és mindenki négyet kap. Néhány lap megnézés nélkül kikerül, hogy a pakli pontosan az utolsó forduló végén fogyjon el.",
        },
        {
          id: "B-1.3",
          text: "Az „ennyi fordulóval kevesebb” beállítással a játszma ennyi fordulóval előbb ér véget, és az elején több lap kerül ki megnézés nélkül.",
        },
        { id: "B-1.4", text: "Az osztót kisorsoljuk; a tőle balra ülő nyitja az első árverést." },
      ],
    },
    {
      title: "Egy árverés",
      clauses: [
        {
          id: "B-2.1",
          figure: "lot",
          text: "Annyi lapot fordítunk fel, amennyit a tételkártya mutat: mindenki látja, mi az eladó.",
        },
        {
          id: "B-2.2",
          figure: "bids",
          text: "Sorban, bal felé, körbe-körbe, mindenki licitál vagy passzol, akinek ebben a fordulóban még nincs tétele. Licitáláskor árukat teszel le felfordítva; az összegnek minden korábbinál nagyobbnak kell lennie. Emeléskor a már letettekhez teszel hozzá: visszavenni semmit sem lehet. Fizethetsz többet a szükségesnél. Kereskedővel sosem lehet licitálni.",
        },
        { id: "B-2.3", text: "A passz az egész árverésre szól. A letett lapjaid visszakerülnek a kezedbe." },
        {
          id: "B-2.4",
          text: "Az árverés akkor ér véget, amikor egy kivételével mindenki passzolt, és annak az egynek van licitje. Ha az utolsó még nem licitált, őt is megkérdezzük: licitál és nyer, vagy passzol.",
          ruling: {
            booklet: "Nem mondja meg, mit tehet az utolsó, ha nincs licitje.",
            why: "Másképp sosem fordulhatna elő, hogy mindenki passzol, pedig a füzet ezt le is írja.",
          },
        },
        {
          id: "B-2.5",
          text: "A nyertes licitje azonnal a piacra kerül. Ezután a nyertes a tétel egy tetszőleges lapját a piacra teszi, a többit kézbe veszi. A tételkártyát megtartja, és ebben a fordulóban többet nem licitál.",
        },
        {
          id: "B-2.6",
          text: "Ha mindenki passzol, az viszi ingyen az egész tételt, aki elsőnek passzolt; a piacra nem ad semmit, és ebben a fordulóban többet nem licitál.",
        },
        {
          id: "B-2.7",
          text: "Aki nem tud túllicitálni, csak passzolhat, de őt is megkérdezzük, hogy a szünet ne áruljon el semmit a kezéről. Csak azt hagyjuk ki, akinek egyetlen lapja sincs a kezében.",
        },
        {
          id: "B-2.8",
          text: "A következő árverést az utolsó nyertestől balra az első olyan játékos nyitja, akinek még nincs tétele.",
        },
        {
          id: "B-2.9",
          text: "A forduló utolsó játékosa licit nélkül kapja az utolsó tételt. Három vagy négy játékosnál a két lap egyikét megtartja, a másik a piacra kerül; ötnél és hatnál az egyetlen lap a piacra kerül.",
        },
      ],
    },
    {
      title: "A piac",
      clauses: [
        {
          id: "B-3.1",
          figure: "market",
          text: "Az árverések után mindenki egy fajta minden lapját elviszi a piacról: előbb a legkisebb tételkártya, aztán a következő. A kereskedő is külön fajta. Amíg van mit, vinni kell. Ami a végén marad, kikerül a játékból.",
          ruling: {
            booklet: "Nem mondja meg, lehet-e semmit sem elvinni.",
            why: "Az elvitel ritkán árt, és a rögzített szabállyal halad a játék.",
          },
        },
        { id: "B-3.2", text: "Akinek túl sok lapja lett, a következő választása előtt rendezi a kézkorlátot." },
        {
          id: "B-3.3",
          text: "A következő forduló a legnagyobb tétellel kezdődik; a legkisebb tételkártya gazdája nyitja.",
        },
      ],
    },
    {
      title: "Eladás és kézkorlát",
      clauses: [
        {
          id: "B-4.1",
          figure: "sales",
          text: "Bármikor, akkor is, ha nem te következel, eladhatsz három lapot a kezedből, mindenkinek megmutatva: három egyforma árut, két egyformát egy kereskedővel, egyet két kereskedővel, vagy három kereskedőt. A legértékesebb árut lefordítva megtartod pontnak; a három kereskedő 5-öt ér. A többi lap kikerül a játékból. A licitként letett lapok nincsenek a kezedben.",
        },
        {
          id: "B-4.2",
          text: "Ha hétnél több lap van a kezedben, azonnal el kell adnod vagy dobnod, amíg hét vagy kevesebb nem marad. Lefordítva, egyesével dobsz, közben el is adhatsz. A dobás hétnél megáll; az alá csak eladással lehet jutni.",
          ruling: {
            booklet: "Nem mondja meg, látni kell-e az eldobott lapokat.",
            why: "Titkosak maradnak, mint a kéz, ahonnan jönnek; a számukat mindenki látja.",
          },
        },
        {
          id: "B-4.3",
          text: "Az eladás sosem számít lépésnek, és senki sem vár rá: ha licitálnod, adnod vagy választanod kell, utána is kérdezünk.",
        },
      ],
    },
    {
      title: "A játszma vége",
      clauses: [
        {
          id: "B-5.1",
          text: "Az utolsó piac után mindenki még egyszer elad, egyszerre, és jelzi, ha kész. A „kész” végleges; amit még el lehetne adni, azt ekkor a lehető legjobban eladjuk helyetted.",
          ruling: {
            booklet: "Az utolsó eladásokat a játékosokra hagyja.",
            why: "A végén az eladással csak nyerni lehet, ezért senki se veszítsen pontot azért, mert elfelejtette.",
          },
        },
        {
          id: "B-5.2",
          text: "A megtartott értékek a pontjaid. A legtöbb pont nyer. Egyenlőségnél az áll előrébb, akinek több áru van a kezében, aztán akinek több lap; akik még így is egyenlők, osztoznak a helyezésen.",
          ruling: {
            booklet: "Csak az első szempontot nevezi meg, és csak a győztesre.",
            why: "Még egy lépés a legtöbb egyenlőséget eldönti, és ugyanez a sorrend mindenkinek helyezést ad.",
          },
        },
      ],
    },
    {
      title: "Ki mit tudhat",
      clauses: [
        {
          id: "B-6.1",
          text: "Nyíltak a tételek, a licitek, a piac, a tételkártyák, hogy kinek hány lapja van és hányat adott el, és maga az eladás, amikor történik. Titkos a kezed, a pontjaid és amit eldobtál. A kivett lapokat senki sem ismeri. Az eladás után a napló csak azt mondja, ki adott el, hacsak a „nyílt pontok” beállítás nincs bekapcsolva. A végén minden látszik.",
          ruling: {
            booklet: "Nem mondja meg, mit lehet később visszanézni.",
            why: "Ami sokáig nyílt volt, mint a tételek és a licitek, a naplóban újra olvasható; amit csak egy pillanatra mutattak meg, az nem.",
          },
        },
      ],
    },
  ],
  editions: [
    "A Bizáncnak egy kiadását ismerjük; itt úgy játsszuk, ahogy nyomtatva van, az ezen az oldalon jelölt döntéseinkkel.",
  ],
};
