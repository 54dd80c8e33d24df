import type { RulesText } from "@serai/words/rules-text";

export const rules: RulesText = {
  short: {
    aim: "Szerezd a legtöbb pontot: építkezz az út mentén, lásd el a várat, nyerd el a király kegyeit.",
    turn: [
      { title: "Bevétel", text: "Fejenként 2 dénár, több a lakóházak, a könyvtár és a szálloda után." },
      {
        title: "Munkások",
        text: "Tegyél le egyet, vagy passzolj; minden passz drágít. Más épületén a tulajdonos 1 pontot kap.",
      },
      { title: "Különleges épületek", text: "A kaputól a fogadóig: pénz, elöljáró, kegy, sorrend." },
      {
        title: "Elöljáró",
        text: "A passzok sorrendjében mozgatható, mezőnként egy dénárért. Rajta túl semmi nem működik.",
      },
      {
        title: "Út",
        text: "Az elöljáróig a munkások árut szereznek, cserélnek, építenek; az épület rögtön pontot ér.",
      },
      {
        title: "Vár",
        text: "Adj szállítmányt: három különböző kocka, az egyik élelem. A legtöbb kegyet hoz, a semmi 2 pont levonás.",
      },
      { title: "A kör vége", text: "Az intéző 1 vagy 2 mezőt lép; az elért vagy megtelt várrészt értékelitek." },
    ],
    scoring: [
      "Ház a tömlöcben, a falakban, a tornyokban: 5, 4, 3 pont.",
      "Épület 2–6 pont, lakóház 2, díszépület 7–25.",
      "Ház nélkül egy rész értékelésekor: 2, 3 vagy 4 pont levonás.",
      "A végén: arany 3 pont; három más kocka vagy négy dénár 1.",
    ],
  },
  chapters: [
    {
      title: "Kellékek és előkészület",
      clauses: [
        {
          id: "C-1",
          text: "Ötféle kocka van: élelem, fa, kő, szövet és arany; a pénz a dénár. A „bármilyen kocka” arany is lehet, az „áru” élelem, fa, kő vagy szövet. Minden nyíltan van az asztalon. A kocka, a ház és a lakóház soha nem fogy el. A pontszám soha nem megy 0 alá.",
          ruling: {
            booklet: "Megadja az érmék számát, és a pontozósáv 100 mezős.",
            why: "Senki ne essen el a bevételtől azért, mert a doboz kiürült: az érme nem fogy el, és a pontszám 99 fölött is nő.",
          },
        },
        {
          id: "C-2.1",
          text: "Minden fa-, kő- és díszépület az első körtől építhető, amíg van belőle.",
        },
        { id: "C-2.2", text: "A hat semleges épület megkeverve az út 1–6. mezőjére kerül." },
        { id: "C-2.3", text: "Az első sorrendet sorsolás dönti el." },
        {
          id: "C-2.4",
          text: "Három, négy és öt játékosnál a sorrendben első 5 dénárral kezd, a második és a harmadik 6-tal, a többiek 7-tel. Két játékosnál mindketten 5-tel.",
        },
        {
          id: "C-2.5",
          text: "Mindenki 2 élelemmel, 1 fával, hat munkással és 0 ponttal kezd; a kegyek tábláján még nincs jelölő.",
        },
        { id: "C-2.6", text: "Az elöljáró és az intéző is a 6. mezőről indul." },
        {
          id: "C-2.7",
          text: "Az első körben is van bevétel: az első játékosnak tehát valójában 7 dénárja van az induláskor.",
        },
        {
          id: "C-3",
          text: "Az út elején a hat különleges épület áll: kapu, kereskedőház, kereskedők céhe, lovagi torna, istálló, fogadó. A híd után 28 mező következik. Nyomtatott épület a házaló (7), az ács (8) és az aranybánya (16). A 9–15. és a 17–28. mező szabad az új épületeknek. A vár tömlöcében 6 ház fér el, a falakban 10, a tornyokban 14; az értékelésüket az intéző a 12., a 18. és a 24. mezőn indítja el. Egy játszma kilenc–tizennyolc körből áll, kevesebből, ha a tornyok hamarabb megtelnek.",
        },
      ],
    },
    {
      title: "Bevétel és munkások",
      clauses: [
        {
          id: "C-4.1",
          text: "1. szakasz: mindenki kap 2 dénárt, és még 1-et minden saját lakóház, 1-et a könyvtár, 2-t a szálloda után.",
        },
        {
          id: "C-4.2",
          figure: "placing",
          text: "2. szakasz: sorrendben, körbe-körbe, leteszel egy munkást, vagy passzolsz. A passz a kör végéig szól; a jelölőd a híd legkisebb szabad számára kerül. Munkás üres különleges, semleges, nyomtatott, fa- vagy kőépületre állhat, vagy a várba; lakóházra és díszépületre soha. Az aranybánya az első körtől használható. Akinek nincs több munkása, vagy egyetlen helyet sem tud kifizetni, passzol.",
          list: [
            { title: "Ár", text: "1 dénár, és még 1 minden játékosért, aki már passzolt." },
            { title: "Saját épület, vagy ha a fogadó vendége vagy", text: "Mindig 1 dénár." },
            { title: "Aki elsőként passzol", text: "Rögtön kap 1 dénárt." },
            { title: "Vár", text: "Mindenkitől egy munkás, érkezési sorrendben." },
            { title: "Istálló", text: "Három hely, mindenkitől egy munkás." },
            { title: "Fogadó", text: "Az új munkás a bal oldali helyre áll; a vendég a jobb oldalin ül." },
            {
              title: "A tulajdonos pontja",
              text: "Ha más épületére állsz, a tulajdonosa rögtön 1 pontot kap, akkor is, ha az épület később nem működik. A kapuból érkező munkás után is.",
            },
          ],
        },
        {
          id: "C-12.22",
          text: "A híd csak akkor ürül ki, amikor a következő kör munkásai sorra kerülnek.",
          ruling: {
            booklet: "Nem írja, mikor kerülnek vissza a jelölők.",
            why: "A passzolás sorrendje az elöljárónál még kell.",
          },
        },
      ],
    },
    {
      title: "Különleges épületek",
      clauses: [
        {
          id: "C-4.3",
          text: "3. szakasz: a különleges épületek sorban működnek, ha áll rajtuk valaki; utána a munkások hazamennek.",
          list: [
            {
              title: "Kapu",
              text: "Ezt a munkást ingyen átteheted bárhová, ahová munkást tehetnél; különben hazamegy. A későbbi különleges épület még ebben a szakaszban működik.",
            },
            { title: "Kereskedőház", text: "Kapsz 3 dénárt." },
            {
              title: "Kereskedők céhe",
              text: "Ingyen mozgathatod az elöljárót legfeljebb három mezővel, előre vagy hátra.",
            },
            { title: "Lovagi torna", text: "Egyszer fizethetsz 1 dénárt és 1 szövetet egy kegyért." },
            {
              title: "Istálló",
              text: "Az itt állók mostantól az elsők, másodikok, harmadikok a sorrendben; a többiek a régi rendjükben követik őket.",
            },
            {
              title: "Fogadó",
              text: "Az új munkás lesz a vendég, a régi vendég hazamegy. Ha nem jött új, a vendég dönt: marad vagy megy. A vendég gazdája a következő körtől minden helyért 1 dénárt fizet; ez a munkás addig nem tehető le.",
            },
          ],
        },
        {
          id: "C-12.6",
          text: "A kapuból akkor is átmehetsz a fogadóba, ha te vagy a vendége, feltéve, hogy a bal oldali hely üres.",
          ruling: {
            booklet: "Felsorolja, hová vezet a kapu, és szigorúan olvasva ez kimarad.",
            why: "Letételkor két munkásod is állhat a fogadónál; a kapuból érkező se járjon rosszabbul.",
          },
        },
        {
          id: "C-12.9",
          text: "A céh sem viheti le az elöljárót az útról: az 1–28. mezőn marad.",
          ruling: { booklet: "Csak a fizetett lépésnek szab határt.", why: "Egy elöljáró van és egy út." },
        },
      ],
    },
    {
      title: "Az elöljáró és az út",
      clauses: [
        {
          id: "C-4.4",
          figure: "provost",
          text: "4. szakasz: a passzolás sorrendjében mindenki egyszer fizethet 1–3 dénárt, és ugyanannyi mezővel mozgathatja az elöljárót, előre vagy hátra. Üres mezőn is megállhat, de az 1–28. mezőt nem hagyja el, így az 1. mező mindig működik. Beszélni, ígérni szabad; az ígéret nem kötelez, és semmi nem cserél gazdát.",
        },
        {
          id: "C-4.5",
          figure: "building",
          text: "5. szakasz: az épületek az 1. mezőtől az elöljáró mezőjéig működnek, egymás után. Ami rajta túl van, onnan a munkás üres kézzel megy haza. Minden épület egyszer működik. Lemondhatsz róla, de a termelést el kell venni. Utána a munkás hazamegy.",
          list: [
            {
              title: "Termelés",
              text: "Megkapod a kockákat. Ha egy termelő kőépületet más használ, a tulajdonosa elvesz 1 kockát abból, amit az épület ad.",
            },
            {
              title: "Ács, kőműves",
              text: "Építs egy fa- vagy kőépületet: fizesd ki, tedd az út első szabad mezőjére, és kapd meg a pontjait.",
            },
            {
              title: "Építész",
              text: "Építs díszépületet az egyik saját lakóházad helyére, amelynek ezzel vége a bevétele; megkapod a pontjait és a kegyeit.",
            },
            {
              title: "Jegyző",
              text: "1 szövetért és 1 dénárért egy semleges vagy egy saját fa- vagy kőépületből a te lakóházad lesz, 2 pontért. Nyomtatott és idegen épületből nem, és magából a jegyzőből soha. A saját épületed újra építhető; a semleges kikerül a játékból.",
            },
            { title: "Csere", text: "Piac, házaló, templom, szabó, bank, alkimista: az egyik ajánlat, egyszer." },
          ],
        },
        {
          id: "C-12.24",
          text: "A tulajdonos kockáját el kell venni, és a használó után jár. Az elöljáró útról levezető lépése nem rövidül, hanem tilos. A szállítmányokat egyenként adod. A választott hatás vagy épület marad, hacsak vissza nem vonod.",
          ruling: {
            booklet: "Nem megy bele ilyen lépésekbe.",
            why: "A kis lépést könnyű követni, visszavonni és a naplóban elolvasni.",
          },
        },
        {
          id: "C-12.5",
          text: "Ha az út megtelt, nem építhető több fa- vagy kőépület.",
          ruling: { booklet: "Nem szól róla.", why: "Nincs hová tenni." },
        },
      ],
    },
    {
      title: "Még a jegyzőről",
      clauses: [
        {
          id: "C-12.2",
          text: "Ha az épületen munkás áll, rögtön fizetsz, és rögtön jár a 2 pont, de az átalakulás megvárja, amíg a munkás hazamegy. A kegyből jövő jegyzőre ez bármelyik szakaszban igaz, és az éppen működő épület foglaltnak számít. Addig az épület megtartja a használatát, a tulajdonosát, annak pontját és kockáját; bevételt nem hoz, és díszépület nem kerülhet rá.",
          ruling: {
            booklet: "Csak annyit ír, hogy az átalakulás várat magára.",
            why: "Senki munkása ne maradjon egy lakóházon állva.",
          },
        },
        {
          id: "C-12.1",
          text: "Ha az elöljáró nem éri el az épületet, az 5. szakasz végén alakul át, amikor a munkás hazamegy.",
          ruling: {
            booklet: "Az épület működéséhez köti az átalakulást.",
            why: "Amit kifizettél, annak egyszer meg kell történnie.",
          },
        },
        {
          id: "C-12.3",
          text: "Amelyik épület már az átalakulásra vár, azt második jegyző nem választhatja.",
          ruling: { booklet: "Nem szól róla.", why: "Egy épület csak egy játékos lakóháza lehet." },
        },
        {
          id: "C-12.4",
          text: "A saját épületed csak a tényleges átalakulás után építhető újra.",
          ruling: { booklet: "Nem szól róla.", why: "Addig még ott áll az úton." },
        },
        {
          id: "C-12.18",
          text: "Egy épület addig működik, amíg a hatása és minden belőle fakadó kegy be nem fejeződött. Akkor megy haza a munkás, és akkor történik meg a várakozó átalakulás. Az új lakóházra tehát ugyanabban a láncban nem kerülhet díszépület.",
          ruling: { booklet: "A láncokról nem szól.", why: "Előbb befejezünk egy dolgot, aztán jön a következő." },
        },
        {
          id: "C-12.20",
          text: "Az azonnal átalakuló épület még ugyanabban a szakaszban újra megépíthető.",
          ruling: { booklet: "Nem szól róla.", why: "Ugyanúgy ott van a készletben, mint a többi." },
        },
        {
          id: "C-12.25",
          text: "Ha az 5. szakasz végén több átalakulás vár, az út sorrendjében történnek meg.",
          ruling: { booklet: "Nem szól róla.", why: "Valamilyen sorrend kell; az út megadja." },
        },
      ],
    },
    {
      title: "A vár",
      clauses: [
        {
          id: "C-4.6",
          figure: "castle",
          text: "6. szakasz: akinek munkása van a várban, érkezési sorrendben annyi szállítmányt ad, amennyit akar. Egy szállítmány három különböző kocka, az egyik élelem; arany is lehet benne. Minden szállítmányért egy házat teszel az épülő várrészbe, és a tömlöcben 5, a falakban 4, a tornyokban 3 pontot kapsz. Ha az a rész megtelt, a következőben folytatod, az ottani pontért. Aki semmit nem ad, 2 pontot veszít. Aki ebben a körben a legtöbb szállítmányt adta, kegyet nyer; egyenlőségnél az, aki előbb érkezett. Ha senki nem adott, senki nem nyeri el.",
          ruling: {
            booklet: "Nem írja, kié a kegy, ha senki nem ad.",
            why: "A kegy az áruért jár; áru nélkül nincs mit megköszönni.",
          },
        },
        {
          id: "C-12.13",
          text: "Ha egy kör a következő részt is megtölti, a házak az azután következőbe kerülnek. Senki nem adhat több szállítmányt, mint ahány hely a tornyok végéig maradt.",
          ruling: { booklet: "Csak a következő részről szól.", why: "Ugyanaz a gondolat, továbbvive." },
        },
        {
          id: "C-12.14",
          text: "A levonások a vár sorrendjében jönnek, a kegy utoljára.",
          ruling: {
            booklet: "Nem ad sorrendet.",
            why: "A kegy pontot hozhat, a pontszám pedig nem mehet 0 alá: a sorrend számít.",
          },
        },
        {
          id: "C-12.17",
          text: "Ha a tornyok megteltek, a várban még várakozók nem adnak semmit, és nem is veszítenek, akár tudtak volna adni, akár nem.",
          ruling: { booklet: "Felmenti őket, de nem mondja meg, pontosan kiket.", why: "Senkinek nem maradt hely." },
        },
        {
          id: "C-4.7",
          text: "7. szakasz: az intéző két mezőt lép, ha az elöljáró előtte jár, különben egyet, és az elöljáró odaáll hozzá. Ha az intéző elérte vagy elhagyta a 12., a 18. vagy a 24. mezőt, vagy egy rész megtelt, azt a részt értékelitek, egyetlenegyszer. A tornyok után vége a játszmának.",
        },
        {
          id: "C-5",
          text: "Az értékelés a sorrend szerint halad; csak az abban a részben álló házak számítanak. Egyetlen ház nem hoz és nem visz semmit. Ezután a házak a következő részbe kerülnek, az üresen maradt helyek üresek maradnak.",
          list: [
            { title: "Tömlöc", text: "Ház nélkül: 2 pont levonás. Két vagy több ház: 1 kegy." },
            {
              title: "Falak",
              text: "Ház nélkül: 3 pont levonás. Két ház: 1 kegy; három vagy négy: 2; öt vagy több: 3.",
            },
            {
              title: "Tornyok",
              text: "Ház nélkül: 4 pont levonás. Két vagy három ház: 1 kegy; négy vagy öt: 2; hat vagy több: 3.",
            },
          ],
        },
        {
          id: "C-12.12",
          text: "Ha egy körben két rész kerül sorra, sorban értékelitek őket: tömlöc, falak, tornyok. A kegyek új oszlopai közben nyílnak meg. Az a szabály, hogy soronként egy kegy jár, az egész szakaszra szól.",
          ruling: {
            booklet: "Nem gondol rá.",
            why: "Megtörténhet, ha egy rész éppen akkor telik meg, amikor az intéző egy másikhoz ér.",
          },
        },
        {
          id: "C-12.21",
          text: "Az értékelés azt a sorrendet követi, amelyet az istálló ebben a körben kialakított.",
          ruling: { booklet: "Annyit ír: „sorrendben”.", why: "Az istálló azonnal megváltoztatja." },
        },
      ],
    },
    {
      title: "Épületek",
      clauses: [
        {
          id: "C-6",
          text: "A táblára nyomtatva; soha senkié, nem fedhető le és nem alakítható át.",
          list: [
            { title: "Házaló (7)", text: "2 dénárért 1 áru." },
            { title: "Ács (8)", text: "Egy faépület építése." },
            { title: "Aranybánya (16)", text: "1 arany." },
          ],
        },
        {
          id: "C-7.1",
          text: "Semleges épületek, mindből egy, tulajdonos nélkül.",
          list: [
            { title: "Tanya", text: "1 élelem vagy 1 szövet." },
            { title: "Erdő", text: "1 fa vagy 1 élelem." },
            { title: "Fűrészmalom", text: "1 fa." },
            { title: "Kőfejtő", text: "1 kő." },
            { title: "Piac", text: "1 bármilyen kocka eladása 4 dénárért." },
            { title: "Ács", text: "Egy faépület építése." },
          ],
        },
        {
          id: "C-7.2",
          text: "Faépületek, mindből egy; ács építi. Ár, pont, használat:",
          list: [
            { title: "Élelmes tanya", text: "1 fa, 1 élelem; 2 pont; 2 élelem vagy 1 szövet." },
            { title: "Szövetes tanya", text: "1 fa, 1 élelem; 2 pont; 2 szövet vagy 1 élelem." },
            { title: "Nagy kőfejtő", text: "1 fa, 1 élelem; 2 pont; 2 kő." },
            { title: "Nagy fűrészmalom", text: "1 fa, 1 élelem; 2 pont; 2 fa." },
            { title: "Nagy piac", text: "1 fa, 1 bármilyen kocka; 4 pont; 1 bármilyen kocka eladása 6 dénárért." },
            { title: "Nagy házaló", text: "1 fa, 1 bármilyen kocka; 4 pont; 1 dénárért 1 áru, vagy 2 dénárért 2." },
            { title: "Kőműves", text: "1 fa, 1 élelem; 4 pont; egy kőépület építése." },
            { title: "Jegyző", text: "1 fa, 1 szövet; 4 pont; egy épületből lakóház lesz." },
          ],
        },
        {
          id: "C-7.3",
          text: "Kőépületek, mindből egy, építészből kettő; kőműves építi. A majorság, a park és a műhely tulajdonosa a ponton felül egy kockát is kap, ha más használja az épületet. Ár, pont, használat:",
          list: [
            { title: "Majorság", text: "1 kő, 1 élelem; 3 pont; 2 élelem és 1 szövet." },
            { title: "Park", text: "1 kő, 1 élelem; 3 pont; 2 fa és 1 élelem." },
            { title: "Műhely", text: "1 kő, 1 élelem; 3 pont; 2 kő és 1 szövet." },
            { title: "Templom", text: "1 kő, 1 szövet; 3 pont és egy kegy; 2 dénárért 3 pont, vagy 4 dénárért 5." },
            { title: "Szabó", text: "1 kő, 1 fa; 6 pont; 2 szövetért 4 pont, vagy 3 szövetért 6." },
            { title: "Bank", text: "1 kő, 1 fa; 6 pont; 2 dénárért 1 arany, vagy 5 dénárért 2." },
            { title: "Alkimista", text: "1 kő, 1 élelem; 6 pont; 2 áruért 1 arany, vagy 4 áruért 2." },
            { title: "Építész", text: "1 kő, 1 élelem; 6 pont; egy díszépület építése." },
          ],
        },
        { id: "C-7.4", text: "Lakóház: a jegyző műve; 2 pont, és körönként 1 dénár. Munkás nem állhat rá." },
        {
          id: "C-7.5",
          text: "Díszépületek, mindből egy; építész építi egy saját lakóház helyére. Munkás nem állhat rájuk. Ár, pont:",
          list: [
            { title: "Szobor", text: "2 kő, 1 arany; 7 pont és egy kegy." },
            { title: "Magtár", text: "3 élelem, 1 arany; 10 pont." },
            { title: "Könyvtár", text: "3 fa, 1 arany; 10 pont, körönként 1 dénár." },
            { title: "Takács", text: "3 szövet, 1 arany; 12 pont." },
            { title: "Színház", text: "3 fa, 2 arany; 14 pont és egy kegy." },
            { title: "Egyetem", text: "3 kő, 2 arany; 14 pont és egy kegy." },
            { title: "Emlékmű", text: "4 kő, 2 arany; 14 pont és két kegy." },
            { title: "Szálloda", text: "3 kő, 2 arany; 16 pont, körönként 2 dénár." },
            { title: "Székesegyház", text: "5 kő, 3 arany; 25 pont." },
          ],
        },
      ],
    },
    {
      title: "Kegyek",
      clauses: [
        {
          id: "C-8",
          figure: "favours",
          text: "Kegyet hoz a lovagi torna, a templom, a szobor, a színház, az egyetem és az emlékmű megépítése, a legtöbb szállítmány és a várrészek értékelése. Rögtön választasz egy sort, és ha lehet, egy oszloppal előrébb teszed benne a jelölődet; utána élhetsz a sor egyik hatásával, a jelölőig bármelyikkel. Az 1. és a 2. oszlop kezdettől nyitva áll, a 3. és a 4. a tömlöc, az 5. a falak értékelése után. Ha a jelölő nem léphet, a sora akkor is használható. Egy szakasz kegyei különböző sorokra kerülnek; ami négynél több, elvész. Az utolsó sor mesterei akkor is dolgoznak, ha ilyen épület nem áll az úton; az építés többi szabálya érvényes.",
          list: [
            { title: "Presztízs", text: "1, 2, 3, 4, 5 pont." },
            { title: "Pénz", text: "3, 4, 5, 6, 7 dénár." },
            {
              title: "Áru",
              text: "1 élelem; 1 fa vagy 1 kő; 1 szövet; 1 bármilyen kocka cseréje 2 árura; 1 arany.",
            },
            {
              title: "Építés",
              text: "Semmi; ács, 1 fával olcsóbban; kőműves, 1 kővel olcsóbban; jegyző 1 szövetért; építész teljes áron.",
            },
          ],
        },
        {
          id: "C-12.8",
          text: "A legtöbb szállítmányért járó kegy a 6. szakaszhoz tartozik, az értékeléseké a 7.-hez: közben a sorok újra szabadok.",
          ruling: { booklet: "Kétféleképpen is olvasható.", why: "A táblán két külön szakasz." },
        },
        {
          id: "C-12.10",
          text: "Sort választani és a jelölőt léptetni kötelező; a hatással élni nem.",
          ruling: { booklet: "Nem írja, mi kötelező.", why: "A kegy maga a jelölő, a hatása ajándék." },
        },
        {
          id: "C-12.11",
          text: "A kegyből épített nagy piachoz és nagy házalóhoz nem kell fa, de a bármilyen kockát ki kell fizetni.",
          ruling: { booklet: "Nem írja, melyik kocka marad el.", why: "A kedvezmény egy fa." },
        },
        {
          id: "C-12.16",
          text: "Több kegyet egyenként veszel el; mindegyiket végigjátszod, azzal együtt, amihez vezet, és csak utána jön a következő. Értékeléskor az egyik játékos befejezi, aztán jön a másik.",
          ruling: { booklet: "Nem szól róla.", why: "Amit az egyik kegy hoz, az kifizetheti a következőt." },
        },
        {
          id: "C-12.19",
          text: "Egy sor abban a pillanatban elhasznált a szakaszra, amikor kiválasztod: az építés sorából épített templom nem használhatja újra ezt a sort.",
          ruling: { booklet: "A láncokról nem szól.", why: "Különben a korlát semmit nem érne." },
        },
      ],
    },
    {
      title: "A játszma vége, és ha ketten játsszátok",
      clauses: [
        {
          id: "C-9",
          text: "A tornyok értékelése és minden kegye után mindenki 3 pontot kap minden aranyért, 1-et minden három más kockáért, bármilyen fajtából, és 1-et minden négy dénárért. A legtöbb pont nyer; az egyenlők osztoznak a győzelmen.",
        },
        {
          id: "C-10",
          text: "Ha ketten játsszátok, a kezdő körönként cserélődik, és az istálló nem használható, a kapuból sem. Ha egyikőtök passzolt, a másik egy helyért 3 dénárt fizet, nem 2-t; a saját épület 1-be kerül, és a fogadó vendége mindenhol 1-et fizet. A többi szabály változatlan.",
        },
        {
          id: "C-12.7",
          text: "Ez a 3 dénár a várra és a különleges épületekre is vonatkozik.",
          ruling: { booklet: "Épületekről beszél.", why: "A híd máskor is minden helynek egyforma árat szab." },
        },
        {
          id: "C-12.15",
          text: "A sorrend a kör elején cserélődik, a második körtől; a kör végi értékelés még a régi sorrendet követi.",
          ruling: { booklet: "Nem írja, melyik pillanatban.", why: "Egy kör egy egész." },
        },
      ],
    },
    {
      title: "Házi szabályok, néma lépések",
      clauses: [
        {
          id: "C-11.1",
          text: "Az ékszerésszel tíz kőépület van: 1 kő, 1 szövet; 6 pont; 1 aranyért 5 pont, vagy 2 aranyért 9.",
        },
        { id: "C-11.2", text: "A jegyző megépítése 4 pontot ér, vagy 3-at, mint a későbbi kiadásokban." },
        {
          id: "C-11.3",
          text: "Az első játszmához szánt változatban nincs kegytábla: minden kegy azonnal 3 pont, korlát nélkül.",
          ruling: {
            booklet: "Nem írja, él-e a négyes korlát.",
            why: "A korlát a sorokhoz tartozik, azok pedig nincsenek.",
          },
        },
        { id: "C-11.4", text: "Az arany kocka, nem pénz: ami dénárba kerül, azért dénárt kell adni." },
        {
          id: "C-12.23",
          text: "Ahol nincs választás, nem kérdezünk. A presztízs és a pénz sora a jelölődnél fizet; amivel nem tudsz élni, nem ajánljuk fel; egy szakasz negyedik kegye az utolsó sorra kerül; aki nem tud munkást letenni, magától passzol, és az elsőnek járó dénárt így is megkapja; a díszépület a várhoz legközelebbi lakóházad helyére kerül.",
          ruling: {
            booklet: "Az asztalra bízza.",
            why: "Senki nem veszít vele, és ha naponta egy lépést tesztek, egy napot is megspórol.",
          },
        },
      ],
    },
    {
      title: "Példák",
      clauses: [
        {
          id: "C-14.1",
          text: "Négy játékos. Kék elsőként passzol, és kap egy dénárt; a házaló most 2-be kerül. Két passz után más kőművese 3, és a tulajdonosa 1 pontot kap. Három passz után a saját tanyád még mindig 1, a vár 4.",
        },
        {
          id: "C-14.2",
          text: "A sorrend piros, zöld, narancs, kék. Az istállóban kék az első, piros a második: az új sorrend kék, piros, zöld, narancs.",
        },
        {
          id: "C-14.3",
          text: "Az első passzol, a második 2 dénárért 2 mezővel hátrébb viszi az elöljárót, a harmadik 2-ért 2 mezővel előre, a negyedik 1-ért 1 mezővel hátra: a végén egy mezővel hátrébb áll.",
        },
        {
          id: "C-14.4",
          text: "A tömlöcben egy hely maradt, és két szállítmányt adsz: 5 és 4 pont, és tiéd a kegy, ha az előtted lévő egyet adott. Egyetlen szállítmánnyal 5 pontot kapsz, és a kegy az övé.",
        },
        {
          id: "C-14.5",
          text: "A tömlöc értékelésekor 2, 3, 0 és 1 ház áll ott: egy kegy, egy kegy, 2 pont levonás, semmi. A falakban már álló ház nem számít.",
        },
        {
          id: "C-14.6",
          text: "A tömlöc értékelésekor nyersz kegyet, és a jelölőd a presztízs 2. oszlopán áll: ott marad, és 2 pontot hoz.",
        },
        {
          id: "C-14.7",
          text: "A tornyok épülnek, és az áru sorában a jelölőd a 2.-ról a 3. oszlopra lép: elvehetsz élelmet, vagy fát, vagy követ, vagy szövetet.",
        },
        {
          id: "C-14.8",
          text: "A falak épülnek, és az építés sorában a jelölőd a 2.-ról a 3. oszlopra lép: 1 élelemért megépíted a parkot, és 3 pontot kapsz.",
        },
        {
          id: "C-14.9",
          text: "Az építészed 2 kőért és 1 aranyért a lakóházad helyére építi a szobrot: 7 pont és egy kegy.",
        },
        {
          id: "C-14.10",
          text: "Az elöljáró egy mezővel az intéző előtt jár: az intéző kettőt lép. Az elöljáró mögötte vagy mellette áll: egyet. Utána együtt állnak, és az elért vagy elhagyott várrészt értékelitek, ha még nem volt rajta sor.",
        },
      ],
    },
  ],
  editions: [
    "Itt az első kiadást játsszuk: 40 lapka, köztük kilenc kőépület és nyolc lakóház. A későbbi kiadásokban van ékszerész és eggyel kevesebb lakóház, a jegyző pedig 3 pontot ér: mindkettő választható házi szabály.",
    "A füzetből a címlapot és a kellékek listáját ismerjük; a szabályokat több leírásból gyűjtöttük össze és vetettük egybe. Ahol ezek nyitva hagynak valamit, ott ezen az oldalon döntés mondja meg, hogyan játsszuk.",
    "Más nyelveken az intéző bailli vagy Seneschall, az elöljáró prévôt vagy Vogt, a jegyző notaire vagy Notar, a kereskedőház comptoir vagy Kontor.",
  ],
};
