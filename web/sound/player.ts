import type { Sound } from '#board/sound.ts';
import { type Group, type Hum, INSTRUMENTS, type Rustle, type Tone } from './instruments.ts';

/** The same sound again within this many milliseconds is one with the first. */
const APART = 60;

/** What a player needs to know and to have. */
export interface Hall {
  /** How loud a group is wanted, in times the usual; 0 is not at all. */
  level(group: Group): number;
  /** Somebody has touched the page: before that nothing may be heard. */
  isTouched(): boolean;
  open(): AudioContext;
  now(): number;
}

/** Makes sounds as they are wanted, and none before the page was touched. */
export function playerIn(hall: Hall): (sound: Sound) => void {
  let context: AudioContext | undefined;
  const last = new Map<Sound, number>();
  return (sound) => {
    const level = hall.level(INSTRUMENTS[sound].group);
    const now = hall.now();
    if (level === 0 || !hall.isTouched() || now - (last.get(sound) ?? Number.NEGATIVE_INFINITY) < APART) return;
    last.set(sound, now);
    try {
      context ??= hall.open();
      // Somebody who was away, or took a call, comes back to a context that sleeps.
      if (context.state !== 'running') void context.resume().catch(() => undefined);
      ring(context, sound, level);
    } catch {
      // A device that cannot play sounds is silent; the game goes on.
    }
  };
}

/** One sound, from now on. */
function ring(audio: BaseAudioContext, sound: Sound, level: number): void {
  for (const tone of INSTRUMENTS[sound].tones) begin(audio, tone, level);
}

/** A tone comes on this quickly, in seconds, so that it does not crack. */
const ATTACK = 0.004;

function begin(audio: BaseAudioContext, tone: Tone, level: number): void {
  const start = audio.currentTime + (tone.at ?? 0);
  const end = start + tone.rings;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.linearRampToValueAtTime(tone.loud * level, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  const source = 'about' in tone ? rustle(audio, tone, volume) : hum(audio, tone, start, volume);
  source.start(start);
  source.stop(end);
}

function hum(audio: BaseAudioContext, { pitch, wave = 'triangle', rings }: Hum, start: number, to: AudioNode) {
  const tone = audio.createOscillator();
  const [from, until] = typeof pitch === 'number' ? [pitch, pitch] : pitch;
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(until, start + rings);
  tone.connect(to);
  return tone;
}

function rustle(audio: BaseAudioContext, { about, sharp = 0.8, rings }: Rustle, to: AudioNode) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * rings), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = about;
  band.Q.value = sharp;
  noise.connect(band).connect(to);
  return noise;
}
