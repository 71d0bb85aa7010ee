import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';
import { decodeSound } from './decode-sound';

let folder: string;
let ffmpeg: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flint-decode-'));
  ffmpeg = (await findFfmpeg()).path;
});
afterAll(() => rm(folder, { recursive: true }));

/** Two tones of their own length and loudness, so that a shift or a lost channel is heard. */
const CHIRP = ['-f', 'lavfi', '-i', "aevalsrc='0.4*sin(2*PI*(200+150*t)*t)|0.2*sin(2*PI*330*t)':s=44100:d=3"];

async function made(name: string, ...encoder: string[]): Promise<string> {
  const file = join(folder, name);
  await runFfmpeg(ffmpeg, [...CHIRP, ...encoder, file]);
  return file;
}

/** Mono samples as ffmpeg hears them. */
async function heard(file: string, rate: number): Promise<Int16Array> {
  const mono = ['-af', 'pan=mono|c0=0.5*c0+0.5*c1', '-ar', String(rate), '-f', 's16le', 'pipe:1'];
  const { output } = await runFfmpeg(ffmpeg, ['-i', file, ...mono]);
  return new Int16Array(new Uint8Array(output).buffer);
}

const power = (samples: readonly number[]) =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);

test.each([
  ['wav', 'pcm', 'chirp.wav', ['-c:a', 'pcm_s24le']],
  ['flac', 'flac', 'chirp.flac', ['-c:a', 'flac']],
  ['mp3', 'mp3', 'chirp.mp3', ['-c:a', 'libmp3lame', '-b:a', '192k']],
  ['ogg with vorbis', 'vorbis', 'chirp.ogg', ['-c:a', 'libvorbis', '-q:a', '6']],
  ['ogg with opus', 'opus', 'chirp.opus', ['-c:a', 'libopus', '-b:a', '128k']],
])('%s is decoded as ffmpeg decodes it', async (_, codec, name, encoder) => {
  const file = await made(name, ...encoder);
  const target = join(folder, `${name}.decoded.wav`);
  const sound = await decodeSound(file, { target, longest: 60 });
  expect(sound).toMatchObject({ codec });
  expect(sound?.seconds).toBeCloseTo(3, 1);
  const ours = new Int16Array(new Uint8Array((await readFile(target)).subarray(44)).buffer);
  const theirs = await heard(file, sound?.sampleRate ?? 0);
  expect(Math.abs(ours.length - theirs.length)).toBeLessThan(0.06 * (sound?.sampleRate ?? 0));

  // Decoders begin within a few milliseconds of each other: the best fit is compared.
  const at = 44_100;
  const stretch = Array.from(theirs.subarray(at, at + 2_000));
  const differences = Array.from({ length: 4_000 }, (_, shift) => shift - 2_000).map((shift) =>
    power(stretch.map((sample, index) => sample - (ours[at + shift + index] ?? 0))),
  );
  expect(Math.min(...differences)).toBeLessThan(0.01 * power(stretch) + 2);
});

test('a sound that is longer than wanted is measured whole and written in part', async () => {
  const target = join(folder, 'part.wav');
  const sound = await decodeSound(await made('long.mp3', '-c:a', 'libmp3lame'), { target, longest: 1 });
  expect(sound?.seconds).toBeCloseTo(3, 1);
  expect((await readFile(target)).length).toBe(44 + 2 * 44_100);
});

test.each(['chirp.m4a', 'chirp.webm', 'chirp.mp4'])('%s is not decoded', async (name) => {
  const encoder = name.endsWith('webm') ? 'libopus' : 'aac';
  expect(await decodeSound(await made(name, '-c:a', encoder), { longest: 60 })).toBeUndefined();
});

test.each([
  ['fLaC without a frame', Buffer.from('fLaC')],
  ['a WAV file without samples', Buffer.from('RIFF\x24\0\0\0WAVEfmt ')],
  ['an MP3 tag alone', Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0'), Buffer.alloc(4_000)])],
  ['an Ogg page cut short', Buffer.from('OggS\0\x02'.padEnd(28, '\0').concat('OpusHead'))],
])('%s is rejected', async (name, bytes) => {
  const file = join(folder, name.replace(/\W/g, '-'));
  await writeFile(file, bytes);
  await expect(decodeSound(file, { longest: 60 })).rejects.toThrow();
});
