/** Emblems of the characters of Ys, in the order of the rules, then the blue card: one line drawing each, 24 × 24. */
export const EMBLEMS: readonly string[] = [
  // Bishop: a mitre.
  "M12 2.5c4 3.5 6 7 5.5 12.5h-11C6 9.5 8 6 12 2.5zM12 6v6M9.5 9h5M6.5 15l-.5 5h12l-.5-5",
  // Spy: an eye behind a keyhole.
  "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 8.5a2.5 2.5 0 011.2 4.7L14 16h-4l.8-2.8A2.5 2.5 0 0112 8.5z",
  // Illusionist: a mask.
  "M3 6c6-2.5 12-2.5 18 0 .5 6-1.5 10-5 12-1.8-2-2.7-3-4-3s-2.2 1-4 3c-3.5-2-5.5-6-5-12zM7 10.5c1.3-1 2.7-1 4 0M13 10.5c1.3-1 2.7-1 4 0",
  // Queen: a crown over a closed gate.
  "M4 9L3 3l4.5 3L12 2l4.5 4L21 3l-1 6zM5 22v-7a7 5 0 0114 0v7M9 22v-9M15 22v-9M12 22V12",
  // Magician: a wand and its sparks.
  "M4 20L14.5 9.5M13 8l3 3M18 2v4M16 4h4M20.5 12v3M19 13.5h3M8 3v4M6 5h4",
  // Mercenary: a sword.
  "M19 2.5L9 14l1.5 1.5L21.5 5zM6.5 11.5l6 6M9 15l-5 5.5M3 19l2 2",
  // Captain: a wheel.
  "M12 6a6 6 0 110 12 6 6 0 010-12zM12 10.5a1.5 1.5 0 110 3 1.5 1.5 0 010-3zM12 2v8.5M12 13.5V22M2 12h8.5M13.5 12H22M5 5l5.8 5.8M13.2 13.2L19 19M19 5l-5.8 5.8M10.8 13.2L5 19",
  // Herald: a trumpet with its banner.
  "M2 8c5 1.5 9 1 13-1.5C17 5.5 19 4 21 3v9c-2-1-4-2.5-6-3.3M5.5 9v11l3-2.5 3 2.5V9.3",
  // Intriguer: two faces, one crown.
  "M12 6v14M12 20c-4 0-7-2.5-7-6.5L3 12l2-2c.5-2.5 3-4 7-4s6.5 1.5 7 4l2 2-2 1.5c0 4-3 6.5-7 6.5zM8 11h1.5M14.5 11H16M9.5 3L12 5l2.5-2",
  // Merchant: scales.
  "M12 3v17M8 21h8M4 6h16M4 6l-2.5 7h5zM20 6l-2.5 7h5zM1.5 13a2.5 2 0 005 0M17.5 13a2.5 2 0 005 0",
  // Alchemist: a flask.
  "M9.5 2h5M10.5 2v6L4.5 18.5C3.7 20.3 4.5 22 6.5 22h11c2 0 2.8-1.7 2-3.5L13.5 8V2M7.5 15h9M11 18.5h.1M14 17.5h.1",
  // Banker: coins.
  "M9 4.5c3.3 0 6 1 6 2.3S12.3 9 9 9 3 8 3 6.8 5.7 4.5 9 4.5zM3 6.8V17c0 1.2 2.7 2.3 6 2.3M3 11.8c0 1.2 2.7 2.3 6 2.3M15 6.8V9M15.5 11a5 5 0 110 10 5 5 0 010-10zM15.5 13.5v5",
  // Jeweller: a ring with its stone.
  "M12 9.5a6 6 0 110 12 6 6 0 010-12zM8.5 2.5h7l2 3L12 9.5 6.5 5.5zM6.5 5.5h11M10.5 5.5L12 9.5l1.5-4",
  // Prince: a circlet.
  "M4 17l-1-8 5 3.5L12 6l4 6.5L21 9l-1 8zM4 20.5h16",
  // King: a tall crown with its cross.
  "M12 1.5v4M10.3 3.3h3.4M4 18L2.5 8.5 7.5 12 12 5.5 16.5 12l5-3.5L20 18zM4 21.5h16M8 15.5h.1M12 15h.1M16 15.5h.1",
  // The blue card: a wave that brings a gem.
  "M12 2l4.5 4.5L12 12 7.5 6.5zM7.5 6.5h9M2 16.5c1.7-2 3.3-2 5 0s3.3 2 5 0 3.3-2 5 0 3.3 2 5 0M2 21c1.7-2 3.3-2 5 0s3.3 2 5 0 3.3-2 5 0 3.3 2 5 0",
];
