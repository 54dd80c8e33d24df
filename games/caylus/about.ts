import type { About } from "@serai/words/about";

export const about: About = {
  order: 4,
  seats: { min: 2, max: 5 },
  minutes: { min: 90, max: 120 },
  weight: 4,
  colours: { fill: "light-dark(#47611f, #52701f)", ink: "light-dark(#47611f, #bcd07a)" },
  words: {
    en: {
      name: "Caylus",
      tagline: "Build up the road, feed the King's castle, and keep an eye on the provost.",
      story:
        "A castle rises for the King, and a town grows along the road to its gate. You send workers to farms, quarries and workshops, put up buildings that earn you points when others use them, and carry food and goods to the castle. But the provost decides how far along the road work is done, and he can be bribed.",
    },
    hu: {
      name: "Caylus",
      tagline: "Építkezz az út mentén, lásd el áruval a király várát, és tartsd szemmel az elöljárót.",
      story:
        "Vár épül a királynak, és a kapujához vezető út mentén város nő ki a földből. Munkásokat küldesz a tanyákra, a kőfejtőkbe és a műhelyekbe, olyan épületeket emelsz, amelyek pontot hoznak, ha mások használják, és élelmet meg árut viszel a várba. De hogy az út melyik pontjáig folyik a munka, azt az elöljáró dönti el, őt pedig meg lehet vesztegetni.",
    },
    nl: {
      name: "Caylus",
      tagline: "Bouw langs de weg, bevoorraad het kasteel van de koning en houd de provoost in de gaten.",
      story:
        "Er verrijst een kasteel voor de koning, en langs de weg naar de poort groeit een stad. Je stuurt arbeiders naar boerderijen, groeven en werkplaatsen, zet gebouwen neer die je punten opleveren als anderen ze gebruiken, en brengt voedsel en goederen naar het kasteel. Maar de provoost bepaalt tot waar langs de weg er wordt gewerkt, en hij is om te kopen.",
    },
  },
};
