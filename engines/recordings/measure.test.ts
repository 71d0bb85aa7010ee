import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';
import { readByFfmpeg } from './read-by-ffmpeg';

let folder: string;
let ffmpeg: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flint-measure-'));
  ffmpeg = (await findFfmpeg()).path;
});
afterAll(() => rm(folder, { recursive: true }));

const SECONDS = 8;
const TONE = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${SECONDS}`];
/** Longer than the tone. */
const CARD = ['-f', 'lavfi', '-i', 'testsrc=size=64x64:rate=5:duration=12'];
const AAC = ['-c:a', 'aac'];
const FILM = ['-c:v', 'libx264', ...AAC];

async function made(name: string, ...args: string[]): Promise<string> {
  const file = join(folder, name);
  await runFfmpeg(ffmpeg, [...args, file]);
  return file;
}
const measure = (file: string) => readByFfmpeg(ffmpeg).measure(file);

test.each([
  ['tone.wav', [...TONE]],
  ['tone.mp3', [...TONE, '-c:a', 'libmp3lame', '-write_xing', '0', '-q:a', '9']],
  ['tone.flac', [...TONE]],
  ['tone.ogg', [...TONE, '-c:a', 'libvorbis']],
  ['talk.ogg', [...TONE, '-c:a', 'libopus']],
  ['tone.m4a', [...TONE, ...AAC]],
  ['live.webm', [...TONE, '-c:a', 'libopus', '-live', '1']],
  ['film.mp4', [...CARD, ...TONE, ...FILM]],
  ['film.mov', [...CARD, ...TONE, ...FILM]],
  ['film.webm', [...CARD, ...TONE, '-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus']],
])('%s: the length is that of its sound', async (name, args) => {
  expect(await measure(await made(name, ...args))).toBeCloseTo(SECONDS, 0);
});

test.each([
  ['cut.wav', [...TONE]],
  ['cut.flac', [...TONE]],
  ['cut.m4a', [...TONE, ...AAC, '-movflags', '+faststart']],
  ['cut.mp3', [...TONE, '-c:a', 'libmp3lame']],
])('%s, whose second half is missing: the length is what is left, whatever its header says', async (name, args) => {
  const file = await made(name, ...args);
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, bytes.length / 2));
  const seconds = await measure(file);
  expect(seconds).toBeGreaterThan(SECONDS / 2 - 1.5);
  expect(seconds).toBeLessThan(SECONDS / 2 + 1);
});

test('a film without sound has no length, and a file without anything to decode is refused', async () => {
  expect(await measure(await made('silent.mp4', ...CARD, '-c:v', 'libx264'))).toBeNull();
  const empty = await made('empty.wav', ...TONE, '-t', '0.01');
  await writeFile(empty, (await readFile(empty)).subarray(0, 44));
  await expect(measure(empty)).rejects.toThrow('The file is not a film or a sound that can be read.');
});
