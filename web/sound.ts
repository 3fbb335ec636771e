import { settings } from './settings.ts';

/** A tone of so many hertz, or `noise` as of paper and wood: when it begins, how long it rings, in seconds, how loud. */
type Tone = readonly [pitch: number | 'noise', begins: number, rings: number, loud: number];

/** Everything that is heard is made here; there are no files. */
const SOUNDS = {
  move: [['noise', 0, 0.07, 0.25]],
  dice: [
    ['noise', 0, 0.04, 0.3],
    ['noise', 0.09, 0.04, 0.3],
    ['noise', 0.2, 0.05, 0.25],
    ['noise', 0.34, 0.06, 0.2],
  ],
  turn: [
    [523, 0, 0.16, 0.12],
    [784, 0.12, 0.28, 0.12],
  ],
  no: [[147, 0, 0.18, 0.18]],
  over: [
    [392, 0, 0.25, 0.12],
    [523, 0.16, 0.25, 0.12],
    [659, 0.32, 0.5, 0.12],
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  // Browsers keep silent until somebody has touched the page.
  if (!settings.sound.value || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    // Whoever was away, or took a call, comes back to a context that sleeps.
    if (context.state !== 'running') void context.resume().catch(() => undefined);
    for (const tone of SOUNDS[sound]) ring(context, tone);
  } catch {
    // A device that cannot play sounds is silent; the game goes on.
  }
}

function ring(audio: AudioContext, [pitch, begins, rings, loud]: Tone): void {
  const start = audio.currentTime + begins;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + rings);
  volume.connect(audio.destination);
  const source = pitch === 'noise' ? rustle(audio, rings) : hum(audio, pitch);
  source.connect(volume);
  source.start(start);
  source.stop(start + rings);
}

function hum(audio: AudioContext, pitch: number): OscillatorNode {
  const tone = audio.createOscillator();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  return tone;
}

function rustle(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  return noise;
}
