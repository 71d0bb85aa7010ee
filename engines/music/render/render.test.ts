import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MusicGenre } from '@flint/shared/contracts/music';
import { BasicMIDI } from 'spessasynth_core';
import { type Mastered, master } from '../../audio/master';
import { rawInput, SAMPLE_RATE } from '../../audio/samples';
import { waveformPeaks } from '../../audio/waveform-peaks';
import { findFfmpeg } from '../../ffmpeg/find-ffmpeg';
import { probe } from '../../ffmpeg/probe';

import { inForm } from '../../testing/in-form';
import { compose } from '../compose/compose';
import { renderScore } from './render-score';
import { midiOf } from './write-midi';

const SECONDS = 5;
const score = (genre: MusicGenre) =>
  compose({ prompt: 'music', seconds: SECONDS, genre, mood: null, tempo: null, key: null, seed: 3 });

describe('a rendered piece', () => {
  let folder: string;
  let ffmpeg: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'flint-music-'));
    ffmpeg = (await findFfmpeg()).path;
  });
  afterAll(() => rm(folder, { recursive: true }));

  const mastered = async (genre: MusicGenre, sound: Float32Array): Promise<Mastered & { file: string }> => {
    const raw = join(folder, `${genre}.f32`);
    const file = join(folder, `${genre}.mp3`);
    await writeFile(raw, new Uint8Array(sound.buffer));
    return { ...(await master(ffmpeg, rawInput(raw), file, 'mp3')), file };
  };

  it.each(inForm(['rock', 'ambient', 'classical'] as const, [1]))(
    'in the genre %s has the ordered length and the loudness of released music',
    async (genre) => {
      const sound = await renderScore(score(genre));
      expect(sound.length).toBe(SECONDS * SAMPLE_RATE * 2);
      const { integrated, truePeak, file } = await mastered(genre, sound);
      expect(integrated).toBeGreaterThanOrEqual(-16);
      expect(integrated).toBeLessThanOrEqual(-12);
      expect(truePeak).toBeLessThanOrEqual(-1);
      expect(Math.abs((await probe(ffmpeg, file)).seconds - SECONDS)).toBeLessThan(0.1);
      const peaks = await waveformPeaks(ffmpeg, file, 50);
      expect(Math.max(...peaks)).toBe(1);
      expect(peaks.slice(0, 35).every((peak) => peak > 0.02)).toBe(true);
      expect(peaks.at(-1)).toBeLessThan(0.25);
    },
    180_000,
  );

  it('renders the same samples again, and stems quieter than the mix', async () => {
    const bossa = score('bossa');
    const progress: number[] = [];
    const once = await renderScore(bossa, { onProgress: (fraction) => progress.push(fraction) });
    expect(Buffer.from((await renderScore(bossa)).buffer).equals(Buffer.from(once.buffer))).toBe(true);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
    const drums = await renderScore(bossa, { only: ({ stem }) => stem === 'drums' });
    const power = (sound: Float32Array) => sound.reduce((sum, sample) => sum + sample * sample, 0);
    expect(power(drums)).toBeGreaterThan(0);
    expect(power(drums)).toBeLessThan(power(once) / 2);
  }, 180_000);

  it('is written as a MIDI file of the same length and notes', () => {
    const jazz = score('jazz');
    const midi = BasicMIDI.fromArrayBuffer(midiOf(jazz, 'Night').writeMIDI());
    expect(midi.duration).toBeGreaterThan(SECONDS - 1);
    expect(midi.duration).toBeLessThan(SECONDS + 0.5);
    expect(midi.tracks.length).toBe(jazz.parts.length + 1);
  });
});
