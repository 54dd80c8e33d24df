import type { RulesText } from "@serai/words/rules-text";

export const rules: RulesText = {
  short: {
    aim: "A negyedik forduló végén legyen több drágaköved a drága színekből, mint a többieknek.",
    turn: [
      {
        title: "Érkezés",
        text: "Minden negyedhez drágakövekkel megrakott hajó érkezik, a palotában egy karakter vár, és még egy hajó tölti meg a piacot.",
      },
      {
        title: "Sorrend",
        text: "Mindenki titokban két üzletkötővel licitál. A legnagyobb összeg választ először helyet a sorrendben.",
      },
      {
        title: "Lerakás",
        text: "Négyszer körbe mindenki két üzletkötőt tesz le: egyet nyíltan, egyet lefordítva, a városban vagy a piacon.",
      },
      {
        title: "Értékelés",
        text: "A negyedeket sorban felfedjük. Aki a negyedben a legerősebb, drágakövet visz; a területek fekete követ, 3 pontot vagy a karaktert adják. Utána a piac mozgatja az árakat.",
      },
    ],
    scoring: [
      "A végén a színeket ár szerint rangsoroljuk. A legdrágábból a legtöbb kő 24 pont, aztán 18, 12 és 6; a következőnél 20, 15, 10, 5; majd 16, 12, 8, 4; végül 12, 9, 6, 3.",
      "A fekete kövek egytől hétig 1, 4, 8, 12, 16, 20 és 24 pontot érnek.",
      "Játék közben: 3 pont egy negyed üzletsoráért, 1 pont minden piacra tett üzletkötőért.",
    ],
  },
  chapters: [
    {
      title: "A játék részei",
      clauses: [
        {
          id: "Y-1.1",
          figure: "brokers",
          text: "Mindenkinek tizenegy üzletkötője van a paraván mögött: 0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4, a Királyi kegyben még három tartalék 2-es. Minden készlet egyforma, ezért aki figyel, tudja, mi lehet még a másiknál.",
        },
        {
          id: "Y-1.2",
          figure: "gems",
          text: "Kék, zöld, sárga és piros drágakövek vannak, meg feketék és fehérek. Egyenlő árnál a színek ebben a sorrendben követik egymást, balról jobbra. A megnyert kövek nyíltan fekszenek.",
          ruling: {
            booklet: "Megadja a kövek számát.",
            why: "Itt a bank sosem fogy ki, hogy senki se veszítsen követ véletlenül.",
          },
        },
        { id: "Y-1.3", text: "A fehér követ sosem tartod meg: azonnal kékre, zöldre, sárgára vagy pirosra cseréled." },
        {
          id: "Y-1.4",
          figure: "ships",
          text: "24 hajó van. Mindegyiken egy nagy kő, amely kettőnek számít, és két kicsi, három különböző színben. A fehér mindig kicsi, és csak négy hajón van.",
          ruling: {
            booklet: "Nem sorolja fel a hajókat.",
            why: "A nyomtatott lapok listáját nem találtuk meg: kiegyensúlyozott, 24 lapos készletet használunk.",
          },
        },
        { id: "Y-1.5", text: "Tizenöt különböző sárga karakter és négy kék lap van." },
        {
          id: "Y-1.6",
          figure: "city",
          text: "A városnak négy negyede van, mindegyikben kikötő, üzletsor és palota. A piacon mind a négy színnek van oszlopa, és sorok is vannak. Az árak tizenöt mezős sávokon mozognak, a nyolcadikról indulva.",
        },
        {
          id: "Y-1.7",
          text: "Egy ár sosem hagyja el a sávját. A kényszerű lépés a végén túl elvész; a végén túlra lépni nem választható.",
          ruling: {
            booklet: "Nem mondja meg, mi történik a sáv végén.",
            why: "A hatástalan választás nem választás; a kényszerű lépésnek egyszerűen nincs helye.",
          },
        },
      ],
    },
    {
      title: "Előkészületek",
      clauses: [
        {
          id: "Y-2.1",
          text: "A sorrendkártyákat kisorsoljuk. A karaktereket megkeverjük, minden negyedbe három kerül lefordítva; a többi megnézés nélkül kikerül.",
        },
        {
          id: "Y-2.2",
          text: "Az asztal előkészítésekor választható: Királyi kegy, expressz játék, három játékosnál három vagy négy negyed, mit zár le a Királynő, nyílt lerakás tanuláshoz, látod-e tovább a saját lefordított üzletkötőidet, és két játékosnál a semleges üzletkötők. A házi szabályok lentebb mindegyiket elmagyarázzák.",
        },
      ],
    },
    {
      title: "Egy forduló: érkezés és sorrend",
      clauses: [
        {
          id: "Y-3.1",
          text: "Az első három fordulóban minden negyed legfelső karakterét felfordítjuk. A negyedikben kék lap fekszik ott.",
        },
        { id: "Y-3.2", text: "Minden negyedhez egy hajó érkezik, mindenki szeme láttára." },
        {
          id: "Y-3.3",
          text: "Még egy hajó tölti meg a piacot. Négy játékosnál három színe az 1–3. sorba kerül, a fehér az elsőbe; kevesebbnél csak a két kis kő kerül a 2. és 3. sorba, a fehér a másodikba.",
          ruling: {
            booklet: "Csak a fehér helyét mondja meg.",
            why: "A többi a színek sorrendjében fekszik, a nagy elöl, hogy itt ne a szerencse döntsön.",
          },
        },
        {
          id: "Y-3.4",
          text: "Mindenki titokban két üzletkötőt választ. Egyszerre mutatjátok meg őket, és ebben a fordulóban a paraván előtt maradnak. A választás végleges.",
        },
        {
          id: "Y-3.5",
          text: "A legnagyobb összeg választ bármely szabad helyet a sorrendben, aztán a következő. Döntetlennél az választ előbb, akinek kisebb a régi sorrendkártyája. Akinek csak egy hely marad, azt nem kérdezzük.",
        },
      ],
    },
    {
      title: "Lerakás",
      clauses: [
        {
          id: "Y-3.6",
          figure: "placing",
          text: "Sorrendben, négyszer körbe (expresszben háromszor) két üzletkötőt teszel le: egyet nyíltan, egyet lefordítva, tetszőleges sorrendben, bármelyik használt negyedbe vagy a piacra. Egy területen akárhány üzletkötő állhat, egy piaci mezőn csak egy. Négy játékosnál az 1–3. sor, kevesebbnél a 2. és 3. van használatban.",
        },
        {
          id: "Y-3.7",
          text: "A piacra tett üzletkötő azonnal 1 pontot hoz. Akkor is a tiéd marad, ha később elmegy onnan.",
        },
        {
          id: "Y-3.8",
          text: "Az utolsó lerakás után egy üzletkötőd marad. A paraván előtti kettőhöz kerül: ez a három dönt a döntetleneknél.",
        },
      ],
    },
    {
      title: "Értékelés",
      clauses: [
        {
          id: "Y-4.1",
          figure: "count",
          text: "A negyedeket sorban értékeljük. Minden ottani üzletkötőt felfordítunk, és mindenki összeadja a sajátjait a három területen.",
        },
        {
          id: "Y-4.2",
          text: "Az első kettőt visz a hajó négy kövéből (a nagy két kőnek számít), a második egyet, a harmadik az utolsót. Egyesével veszitek el őket, és a fehéret a következő előtt kicserélitek. Ha kevesebben vannak, a maradék a bankban marad.",
        },
        {
          id: "Y-4.3",
          text: "Utána a területek: a kikötőben a többség fekete követ nyer, az üzletsoron 3 pontot, a palotában a karaktert. Ahol senki sincs, ott semmi sem jár, és a karakter kikerül.",
        },
        {
          id: "Y-4.4",
          text: "A jelenlét számít, nem csak az érték: az egyedül álló 0 is nyer. Üzletkötő nélkül semmit sem nyersz.",
        },
        {
          id: "Y-4.5",
          text: "Az értékelésben a döntetlen előbb az Intrikus gazdájáé, aztán a semlegesé (két játékosnál), aztán a paraván előtti nagyobb összegé, végül az e fordulóbeli kisebb sorrendkártyáé.",
        },
        { id: "Y-4.6", text: "Az értékelt negyed üzletkötői hazamennek, mielőtt a következő negyedre kerül sor." },
        {
          id: "Y-4.7",
          figure: "market",
          text: "A piacon minden üzletkötőt felfordítunk. Minden használt sorban a többség viszi a sor kövét; az üres sor köve a bankban marad.",
        },
        {
          id: "Y-4.8",
          text: "Utána az oszlopok, mindenki együtt: a legnagyobb összeg 2-vel, a második 1-gyel emelkedik, a harmadik 1-gyel, a negyedik 2-vel esik. Egyenlő összegnél több üzletkötő előrébb áll, így a 0 is megelőzi az üres oszlopot. Ami még egyenlő, azt az Intrikus gazdája rendezi sorba, különben az, akinek a paravánja előtt a legnagyobb az összeg. Üres piacon is mozognak az árak.",
        },
        {
          id: "Y-4.9",
          text: "Akinek a piac egészén a legnagyobb az összege, egy színt egy mezővel feljebb vagy lejjebb kell vinnie.",
          ruling: {
            booklet: "Nem mondja meg, ki dönt üres piacon.",
            why: "Üzletkötő nélkül senki sem érdemelte ki: ilyenkor nem lép ár.",
          },
        },
        {
          id: "Y-4.10",
          text: "A forduló utolsó lapjai után minden üzletkötő hazamegy, a hajók elmennek, és jön a következő forduló.",
        },
      ],
    },
    {
      title: "A játszma vége",
      clauses: [
        {
          id: "Y-5.1",
          figure: "final",
          text: "A színeket ár szerint rangsoroljuk, egyenlő árnál a táblán lévő sorrendben. Minden színben a kövek száma szerint következtek: a legdrágábban 24, 18, 12 és 6 pont, a másodikban 20, 15, 10, 5, a harmadikban 16, 12, 8, 4, a negyedikben 12, 9, 6, 3. Ha nincs köved a színből, nem kapsz pontot. Az egyenlők mind a közösen elfoglalt legalsó hely pontját kapják.",
        },
        { id: "Y-5.2", text: "A fekete kövek egytől hétig vagy többig 1, 4, 8, 12, 16, 20 és 24 pontot érnek." },
        {
          id: "Y-5.3",
          text: "A legtöbb pont nyer. Döntetlennél a több kő számít, a feketékkel együtt; akik még így is egyenlők, osztoznak a győzelmen.",
        },
      ],
    },
    {
      title: "Két és három játékos",
      clauses: [
        {
          id: "Y-5.4",
          text: "Három játékosnál a nagy kő egynek számít: a negyed elsője kettőt visz a három kőből, a második az utolsót.",
        },
        {
          id: "Y-5.5",
          text: "Ketten három negyeddel és egy semleges színnel játszotok. Mindkettőtöknek négy semleges üzletkötője van. A köröd: két saját üzletkötő, aztán egy semleges lefordítva. Vakon: véletlen sorrendben jönnek, senki sem látja őket. Ismerten: te választod, melyik.",
          ruling: {
            booklet: "Nem mondja meg, kié a semleges piaci pontja, és mikor jönnek a lapok.",
            why: "A pont a semlegesé, mintha játékos volna; a lapok a teljes lerakás után következnek.",
          },
        },
        {
          id: "Y-5.6",
          text: "A semleges harmadik játékosnak számít, és minden döntetlent megnyer, kivéve az Intrikus ellen. A Herceg és a Király pontot hoz neki; minden más lapért a legdrágább színből vesz el egy követ. Mindig a legdrágább köveket viszi előbb; legnagyobb ajánlattevőként azt a színt emeli, amelyből a legtöbb köve van.",
          ruling: {
            booklet: "Az egyenlő oszlopokról hallgat.",
            why: "A semlegesnek nincsenek tervei: az oszlopokat csak emberek rendezik sorba.",
          },
        },
        {
          id: "Y-5.7",
          text: "A végén a semlegest harmadik játékosként rangsoroljuk, de döntetlent nem nyer. Kettőtök közül a jobb győz; az asztal kiírja, ha a város mindkettőtöknél több pontot szerzett.",
          ruling: { booklet: "A semlegest nem rangsorolja.", why: "Hogy lásd, legyőzött-e mindkettőtöket a város." },
        },
      ],
    },
    {
      title: "Karakterek",
      clauses: [
        {
          id: "Y-6.1",
          text: "A karaktert nyíltan nyered meg, aztán lefordítva tartod; a többiek csak azt látják, hány lapod van. A következő fordulótól játszhatod ki, fordulónként legfeljebb kettőt. A Herceg, a Király és a kék lap azonnal hat. A végén megmaradt lapok nem érnek semmit.",
          ruling: {
            booklet: "Nem mondja meg, megnevezheti-e a napló a megnyert lapot.",
            why: "Amikor megnyerték, mindenki látta.",
          },
        },
        {
          id: "Y-6.2",
          figure: "characters",
          text: "A lapok meghatározott pillanatokban játszhatók ki, sorrendben: a lerakások előtt, egy saját lerakásod előtt vagy után, az értékelés előtt, és az értékelés után. Minden lap után újra kérdezünk, amíg nem passzolsz. Ami semmit sem tenne, azt nem lehet kijátszani.",
          list: [
            {
              title: "Püspök (a lerakások előtt)",
              text: "Ebben a fordulóban bármelyik üzletkötődet lefordítva teheted le; nyíltan továbbra is legfeljebb egyet körönként.",
            },
            {
              title: "Kém (a lerakások előtt)",
              text: "Legfeljebb három lefordított üzletkötőt megnézhetsz a többiekéi közül, a lerakások végéig bármikor. Mindenki látja, melyiket, az értékét csak te.",
            },
            {
              title: "Bűvész (a lerakások előtt)",
              text: "A paravánod elől is letehetsz üzletkötőt; a helyére azonnal egy másik kerül mögüle.",
            },
            {
              title: "Királynő (egy lerakásod előtt)",
              text: "Lezár egy negyedet: az értékeléséig csak te rakhatsz oda, és ott semmi sem mozdítható. Az első kiadásban egyetlen területet zár le, lerakás után.",
            },
            {
              title: "Varázsló (egy lerakásod után)",
              text: "Megcseréled két, különböző helyen álló üzletkötődet; mindkettő ugyanazon az oldalán marad.",
            },
            {
              title: "Zsoldos (egy lerakásod után)",
              text: "A most letett két üzletkötő egyike 5-öt ér ebben a fordulóban. Mindenki látja, melyik.",
            },
            { title: "Kapitány (az értékelés előtt)", text: "Megcseréled két negyed hajóját." },
            {
              title: "Hírnök (az értékelés előtt)",
              text: "Egy üzletkötődet másik területre vagy szabad piaci mezőre viszed, ugyanazon az oldalán. A városból a piacra 1 pontot hoz.",
            },
            {
              title: "Intrikus (az értékelés előtt)",
              text: "Ebben az értékelésben minden döntetlent megnyersz, amelyben benne vagy.",
            },
            {
              title: "Kereskedő (az értékelés előtt)",
              text: "Az üzletsorok ebben a fordulóban 5 pontot érnek, akárki nyeri is meg őket.",
            },
            { title: "Alkimista (az értékelés után)", text: "Egy köved színét megváltoztathatod." },
            { title: "Bankár (az értékelés után)", text: "Egy ár 1-gyel feljebb, egy másik 1-gyel lejjebb lép." },
            { title: "Ékszerész (az értékelés után)", text: "Két követ kapsz, a színüket te választod." },
            { title: "Herceg, Király (megnyeréskor)", text: "4, illetve 5 pont." },
            { title: "Kék lap (megnyeréskor)", text: "Egy kő, a színét te választod." },
          ],
        },
        {
          id: "Y-6.3",
          text: "A játék mindenkinél megáll, akinek korábbi fordulóból van lapja, és még nem játszott ki kettőt, bármelyik lap legyen is az. Így a szünet senkinek sem árulja el, mit tartasz.",
          ruling: { booklet: "A játékosok bármikor szólhatnak.", why: "Az interneten a szünet elárulná a lapot." },
        },
      ],
    },
    {
      title: "Változatok",
      clauses: [
        {
          id: "Y-7.1",
          text: "Királyi kegy: minden értékelés után mindenki titokban egy üzletkötőt küld a paraván elől a trónterembe, végleg, és felvesz egy tartalék 2-est. Ott egyetlen karakter sem hat, csak a Kém nézhet be, és a Varázsló cserélhet ki egyet a tábla egyik üzletkötőjével. A végén az ottani összegek 12, 7, 3 és 0 pontot hoznak; az egyenlők a helyeik pontjain osztoznak, lefelé kerekítve.",
          ruling: {
            booklet: "A Kém, a Varázsló és a negyedik forduló részleteit nyitva hagyja.",
            why: "Úgy döntöttünk, hogy a trónterem titkos maradjon, és egy lap se hasson kétszer.",
          },
        },
        {
          id: "Y-7.2",
          text: "Expressz: mindenki kihagy egy 3-ast és egy 1-est, a fehér köves hajók kimaradnak, és fordulónként három lerakás van.",
        },
      ],
    },
    {
      title: "Példák",
      clauses: [
        {
          id: "Y-8.1",
          text: "Sorrend: az összegek lila 6, narancs 5, sárga 5, kék 1; a narancs sorrendkártyája 2 volt, a sárgáé 4. Elsőnek a lila választ, és a negyedik helyet kéri. A narancs megelőzi a sárgát, és az elsőt választja, a sárga a harmadikat, a kéknek a második marad.",
        },
        {
          id: "Y-8.2",
          text: "Egy negyed: a hajón két kék, egy piros és egy zöld kő van. Az összegek kék 9, sárga 8, lila 6, narancs 5. A kék elvisz egy kéket és a pirosat, a sárga a másik kéket, a lila a zöldet. Az üzletsoron a sárgának és a narancsnak is 4-e van; a sárgának 6 áll a paravánja előtt, a narancsnak 5, ezért a sárga kap 3 pontot.",
        },
        {
          id: "Y-8.3",
          text: "A piac: a kék, a zöld és a piros oszlop összege is 4, három, egy és három üzletkötővel; a sárga üres. A lilánál áll a legnagyobb összeg a paraván előtt, és a kéket teszi a piros elé. Így a kék 2-vel, a piros 1-gyel emelkedik, a zöld 1-gyel, a sárga 2-vel esik.",
        },
        {
          id: "Y-8.4",
          text: "A vége: ha a legdrágább színből 6, 5, 5 és 3 kő van, a pontok 24, 12, 12 és 6. Ha a trónteremben ketten osztoznak az első helyen, 9-9 pontot kapnak, a következő 3-at.",
        },
      ],
    },
  ],
  editions: [
    "Három füzetet hasonlítottunk össze: kettő ugyanaz a kiadás, egy korábbi. Az első kiadásban a Királynő egyetlen területet zár le, és lerakás után játszható ki; a későbbiben egész negyedet. Mindkettő választható.",
  ],
};
