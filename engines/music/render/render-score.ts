import { SpessaSynthProcessor, SpessaSynthSequencer } from 'spessasynth_core';
import { SAMPLE_RATE } from '../../audio/samples';
import type { Part, Score } from '../score';
import { soundBank } from './sound-bank';
import { midiOf } from './write-midi';

/** Frames per block: the synthesiser's own block size. */
const BLOCK = 128;
/** Frames between two progress reports: a fifth of a second. */
const REPORT = 8_820;
/** Length of the final fade-out, seconds; half of the tail where that is shorter. */
const FADE = 1.6;

export interface RenderOptions {
  /** Leaves out the other parts. */
  only?: (part: Part) => boolean;
  /** Receives a fraction from 0 to 1 that never falls. */
  onProgress?: (fraction: number) => void;
}

/**
 * Synthesises a score. Deterministic: the same score gives the same samples.
 * @returns interleaved stereo at {@link SAMPLE_RATE}, exactly the score's seconds; peaks may exceed full scale
 */
export async function renderScore(score: Score, { only, onProgress }: RenderOptions = {}): Promise<Float32Array> {
  const synth = new SpessaSynthProcessor(SAMPLE_RATE, { eventsEnabled: false, maxBufferSize: BLOCK });
  // Leaves the synthesiser to the garbage collector: destroying it would destroy the shared sound bank too.
  synth.soundBankManager.addSoundBank(soundBank(), 'main');
  await synth.processorInitialized;
  const player = new SpessaSynthSequencer(synth);
  player.skipToFirstNoteOn = false;
  player.loopCount = 0;
  player.loadNewSongList([midiOf(score, score.plan.genre, only)]);
  player.play();
  const frames = Math.round(score.seconds * SAMPLE_RATE);
  const sound = new Float32Array(frames * 2);
  const [left, right] = [new Float32Array(BLOCK), new Float32Array(BLOCK)];
  for (let at = 0; at < frames; at += BLOCK) {
    player.processTick();
    left.fill(0);
    right.fill(0);
    synth.process(left, right);
    interleave(left, right, sound, at * 2);
    if (at % REPORT < BLOCK) onProgress?.(at / frames);
  }
  onProgress?.(1);
  return faded(sound, score);
}

function interleave(left: Float32Array, right: Float32Array, into: Float32Array, from: number): void {
  for (let frame = 0; frame < BLOCK && from + frame * 2 < into.length; frame += 1) {
    into[from + frame * 2] = left[frame] ?? 0;
    into[from + frame * 2 + 1] = right[frame] ?? 0;
  }
}

/** Cosine fade-out within the last chord's ring. */
function faded(sound: Float32Array, { plan, seconds }: Score): Float32Array {
  const ending = plan.sections.at(-1);
  const length = Math.min(FADE, ((ending ? ending.end - ending.start : seconds) / 2) * 1.2);
  const frames = Math.floor(length * SAMPLE_RATE);
  const start = sound.length / 2 - frames;
  for (let frame = 0; frame < frames; frame += 1) {
    const gain = 0.5 + 0.5 * Math.cos((Math.PI * (frame + 1)) / frames);
    for (const side of [0, 1]) {
      const at = (start + frame) * 2 + side;
      sound[at] = (sound[at] ?? 0) * gain;
    }
  }
  return sound;
}
