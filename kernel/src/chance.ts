/** The only source of luck a game has. */
export interface Chance {
  /** A whole number from 0 to n − 1, each as likely as the other. */
  int(n: number): number;
  /** Shuffles the list in place. */
  shuffle(list: number[]): void;
}

export const TWO_TO_32 = 2 ** 32;

export function shuffleWith(luck: Pick<Chance, "int">, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = luck.int(i + 1);
    const kept = list[i];
    list[i] = list[j];
    list[j] = kept;
  }
}

/** Quick and guessable luck for search, fuzzing and benches: xoshiro128**. Never for play. */
export class FastChance implements Chance {
  readonly #s = new Int32Array(4);

  constructor(seed: number) {
    // splitmix32 spreads neighbouring seeds far apart.
    let x = seed >>> 0;
    for (let i = 0; i < 4; i++) {
      x = (x + 0x9e3779b9) >>> 0;
      let z = x;
      z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
      z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
      this.#s[i] = z ^ (z >>> 15);
    }
  }

  #word(): number {
    const s = this.#s;
    const s1 = s[1];
    const x5 = Math.imul(s1, 5);
    const result = Math.imul((x5 << 7) | (x5 >>> 25), 9);
    s[2] ^= s[0];
    s[3] ^= s1;
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= s1 << 9;
    s[3] = (s[3] << 11) | (s[3] >>> 21);
    return result >>> 0;
  }

  int(n: number): number {
    // The bias of at most n / 2³² does not matter where this is used.
    return Math.floor((this.#word() / TWO_TO_32) * n);
  }

  shuffle(list: number[]): void {
    shuffleWith(this, list);
  }
}
