import type { EventSound } from "@serai/ui/page.ts";

/** What is heard: something done, one's turn, the end, and what a game's events are made of. */
export type Sound = "move" | "turn" | "end" | EventSound;

interface Note {
  /** Seconds from now. */
  readonly at: number;
  readonly pitch: number;
  readonly length: number;
  readonly loud: number;
  /** How it is made: a plain tone unless said otherwise; `noise` is a brush of cloth or paper around that pitch. */
  readonly shape?: "triangle" | "sine" | "square" | "noise";
}

const strokes = (pitches: readonly number[], step: number, note: Omit<Note, "at" | "pitch">): Note[] =>
  pitches.map((pitch, i) => ({ at: i * step, pitch, ...note }));

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  /** A wooden tap. */
  move: [{ at: 0, pitch: 330, length: 0.07, loud: 0.1 }],
  /** Two coins that touch. */
  coin: [
    ...strokes([2637, 3520], 0.045, { length: 0.22, loud: 0.05, shape: "sine" }),
    { at: 0.045, pitch: 5274, length: 0.16, loud: 0.025, shape: "sine" },
  ],
  /** A stone laid on velvet: a soft brush, then its ring. */
  gem: [
    { at: 0, pitch: 900, length: 0.1, loud: 0.1, shape: "noise" },
    { at: 0.04, pitch: 1568, length: 0.4, loud: 0.06, shape: "sine" },
    { at: 0.04, pitch: 2349, length: 0.3, loud: 0.03, shape: "sine" },
  ],
  /** Wood on wood, twice. */
  gavel: [0, 0.16].flatMap((at): Note[] => [
    { at, pitch: 180, length: 0.09, loud: 0.2 },
    { at, pitch: 700, length: 0.05, loud: 0.14, shape: "noise" },
  ]),
  /** Paper that slides. */
  card: [{ at: 0, pitch: 2400, length: 0.09, loud: 0.09, shape: "noise" }],
  /** Two strokes of a small bell. */
  turn: [
    { at: 0, pitch: 880, length: 0.35, loud: 0.16 },
    { at: 0.12, pitch: 1174.7, length: 0.5, loud: 0.14 },
  ],
  /** A rising figure in a mode of the bazaar, and the chord it leads to. */
  end: [
    ...strokes([293.7, 311.1, 370, 440, 587.3], 0.13, { length: 0.5, loud: 0.15 }),
    ...strokes([587.3, 740, 880], 0, { length: 1.2, loud: 0.06 }).map((note) => ({ ...note, at: 0.65 })),
  ],
};

/** As soft as can be and not zero, which an exponential ramp cannot reach. */
const SILENCE = 0.0001;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;
/** When the last note ends, on the context's own clock. */
let silentFrom = 0;

/** Synthesised: no file to fetch, and no licence needed. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  const { currentTime: now, destination } = context;
  for (const { at, pitch, length, loud, shape = "triangle" } of NOTES[sound]) {
    const volume = new GainNode(context, { gain: loud });
    volume.gain.setValueAtTime(loud, now + at);
    volume.gain.exponentialRampToValueAtTime(SILENCE, now + at + length);
    volume.connect(destination);
    const source = shape === "noise" ? noiseAround(context, pitch, volume) : toneOf(context, pitch, shape, volume);
    source.start(now + at);
    source.stop(now + at + length);
    silentFrom = Math.max(silentFrom, now + at + length);
    source.addEventListener("ended", rest);
  }
}

/** A context that runs on in silence costs a phone its battery. */
function rest(): void {
  if (context && context.currentTime >= silentFrom) void context.suspend();
}

function toneOf(
  audio: AudioContext,
  frequency: number,
  type: "triangle" | "sine" | "square",
  into: AudioNode,
): AudioScheduledSourceNode {
  const tone = new OscillatorNode(audio, { type, frequency });
  tone.connect(into);
  return tone;
}

function noiseAround(audio: AudioContext, frequency: number, into: AudioNode): AudioScheduledSourceNode {
  hiss ??= noiseOf(audio);
  const source = new AudioBufferSourceNode(audio, { buffer: hiss });
  source.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: 0.8 })).connect(into);
  return source;
}

/** A quarter of a second of it is enough for all. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  buffer.getChannelData(0).forEach((_, i, samples) => {
    samples[i] = Math.random() * 2 - 1;
  });
  return buffer;
}
