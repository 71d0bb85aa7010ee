import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AUDIO_FORMATS } from '@flint/shared/contracts/audio';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg';
import { probe } from '../ffmpeg/probe';
import type { Musician, PieceOrder } from '../spec/music';
import { createMusician } from './musician';

const SECONDS = 5;
/** Plays a falling tone at once, except for the prompt "endless", on which it never returns. */
const WORKER = `import { writeFileSync } from 'node:fs';
export default ({ task: { order, directory, stems }, progress }) => {
  progress.postMessage(0.5);
  if (order.prompt === 'endless') for (;;) Math.sqrt(2);
  const sound = Float32Array.from({ length: order.seconds * 88200 }, (_, at) => 0.2 * Math.sin(at / 60) * (1 - at / 5e5));
  const files = ['mix', ...(stems ? ['bass'] : [])].map((name) => directory + '/' + name + '.f32');
  for (const file of files) writeFileSync(file, new Uint8Array(sound.buffer));
  const plan = { genre: 'jazz', mood: 'calm', tempo: 100, key: 'C major', sections: [] };
  return { plan, mix: files[0], stems: stems ? [{ part: 'bass', file: files[1] }] : [], midi: null };
};`;

const order = (more: Partial<PieceOrder> = {}): PieceOrder => ({
  ...{ prompt: 'a tone', seconds: SECONDS, genre: null, mood: null, tempo: null, key: null, seed: 1 },
  ...{ format: 'mp3', stems: false, midi: false },
  ...more,
});

describe('createMusician', () => {
  let folder: string;
  let directory: string;
  let ffmpeg: string;
  let musician: Musician;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'flint-musician-'));
    await writeFile(join(folder, 'worker.mjs'), WORKER);
    ffmpeg = (await findFfmpeg()).path;
  });
  beforeEach(async () => {
    directory = await mkdtemp(join(folder, 'piece-'));
    musician = createMusician({ workerFile: pathToFileURL(join(folder, 'worker.mjs')), ffmpeg });
  });
  afterEach(() => musician.close());
  afterAll(() => rm(folder, { recursive: true }));

  it.each(AUDIO_FORMATS)('writes %s that can be played, and nothing else', async (format) => {
    const piece = await musician.make(order({ format }), { directory });
    const { seconds, sampleRate, channels } = await probe(ffmpeg, piece.file);
    expect(Math.abs(seconds - SECONDS)).toBeLessThan(0.1);
    expect({ sampleRate, channels }).toEqual({ sampleRate: 44_100, channels: 2 });
    expect(piece.loudness).toBeGreaterThanOrEqual(-16);
    expect(piece.loudness).toBeLessThanOrEqual(-12);
    expect(piece.truePeak).toBeLessThanOrEqual(-1);
    expect(await readdir(directory)).toEqual([`piece.${format}`]);
  });

  it('writes stems beside the mix', async () => {
    const progress: number[] = [];
    const onProgress = (fraction: number) => progress.push(fraction);
    const { stems } = await musician.make(order({ stems: true, format: 'wav' }), { directory, onProgress });
    expect(stems).toMatchObject([{ part: 'bass', contentType: 'audio/wav' }]);
    expect((await readdir(directory)).toSorted()).toEqual(['bass.wav', 'piece.wav']);
    expect(progress).toEqual([0.4, 1]);
  });

  it('aborts a piece and plays the next', async () => {
    const abort = new AbortController();
    const onProgress = () => abort.abort(new Error('cancelled'));
    const endless = musician.make(order({ prompt: 'endless' }), { directory, signal: abort.signal, onProgress });
    await expect(endless).rejects.toThrow('cancelled');
    expect((await musician.make(order(), { directory })).contentType).toBe('audio/mpeg');
  });
});
