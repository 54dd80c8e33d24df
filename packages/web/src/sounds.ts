export type Sound = "move" | "turn" | "end";

interface Note {
  /** Seconds from now. */
  readonly at: number;
  readonly pitch: number;
  readonly length: number;
  readonly loud: number;
}

/** A wooden tap; two strokes of a small bell; a rising figure in a mode of the bazaar. */
const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  move: [{ at: 0, pitch: 330, length: 0.07, loud: 0.12 }],
  turn: [
    { at: 0, pitch: 880, length: 0.35, loud: 0.16 },
    { at: 0.12, pitch: 1174.7, length: 0.5, loud: 0.14 },
  ],
  end: [293.7, 311.1, 370, 440, 587.3].map((pitch, i) => ({ at: i * 0.13, pitch, length: 0.5, loud: 0.15 })),
};

/** As soft as can be and not zero, which an exponential ramp cannot reach. */
const SILENCE = 0.0001;

let context: AudioContext | undefined;

/** Made up on the spot: no file to fetch, and nobody's but ours. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  for (const { at, pitch, length, loud } of NOTES[sound]) {
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const volume = new GainNode(context, { gain: loud });
    volume.gain.setValueAtTime(loud, now + at);
    volume.gain.exponentialRampToValueAtTime(SILENCE, now + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length);
  }
}
