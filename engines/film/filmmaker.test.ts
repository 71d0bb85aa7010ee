import { mkdir, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg';
import { inputArgs } from '../ffmpeg/input-args';
import { probe } from '../ffmpeg/probe';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';
import type { Filmmaker, FilmOrder, FilmProgress, MadeFilm } from '../spec/film';
import { createFilmmaker } from './filmmaker';
import { renderFilm } from './render/render-film';

const ORDER: FilmOrder = {
  ...{ prompt: 'pan right over a red hill, then pan right over a blue lake', seconds: 2, aspectRatio: '16:9' },
  ...{ motion: 127, seed: 1, style: 'cartoon', captions: true },
};

let folder: string;
let ffmpeg: string;
let filmmaker: Filmmaker;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filmmaker-'));
  ffmpeg = (await findFfmpeg()).path;
  filmmaker = createFilmmaker({ ffmpeg, draw: async ({ prompt }) => drawn(prompt), render: renderFilm });
});
afterAll(() => rm(folder, { recursive: true }));

/** Draws bars, to measure motion by, in the colour the prompt names. */
async function drawn(prompt: string) {
  const colour = prompt.includes('red') ? '#b02020' : '#2040b0';
  const bars = Array.from({ length: 24 }, (_, at) => `<rect x="${at * 80}" width="36" height="1080" fill="#e8e0d0"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1792" height="1008" viewBox="0 0 1792 1008"><defs></defs><g><rect width="1792" height="1008" fill="${colour}"/>${bars.join('')}</g></svg>`;
  return { image: await sharp(Buffer.from(svg)).png().toBuffer(), svg, scene: 'hills' };
}

async function folderFor(name: string): Promise<string> {
  const directory = join(folder, name);
  await mkdir(directory);
  return directory;
}

describe('a film of two scenes with sound', () => {
  let made: MadeFilm;
  let frames: Buffer[];
  const told: FilmProgress[] = [];

  beforeAll(async () => {
    const directory = await folderFor('two');
    const [speechFile, musicFile] = [join(folder, 'speech.wav'), join(folder, 'music.wav')];
    const tone = (hertz: number) => [
      '-f',
      'lavfi',
      '-i',
      `sine=frequency=${hertz}`,
      '-t',
      '1',
      '-filter:a',
      'volume=0.3',
    ];
    await runFfmpeg(ffmpeg, [...tone(300), speechFile]);
    await runFfmpeg(ffmpeg, [...tone(500), musicFile]);
    made = await filmmaker.make({ ...ORDER, speechFile, musicFile }, { directory, onProgress: (at) => told.push(at) });
    const { output } = await runFfmpeg(ffmpeg, [
      ...inputArgs(made.file),
      '-vf',
      'scale=320:180',
      '-pix_fmt',
      'rgb24',
      '-f',
      'rawvideo',
      'pipe:1',
    ]);
    frames = Array.from({ length: output.length / (320 * 180 * 3) }, (_, at) =>
      output.subarray(at * 172_800, (at + 1) * 172_800),
    );
  });

  it('is a film that browsers play, of the ordered size and length', async () => {
    expect(await probe(ffmpeg, made.file)).toMatchObject({
      ...{ videoCodec: 'h264', width: 1280, height: 720, framesPerSecond: 30, audioCodec: 'aac', channels: 2 },
    });
    expect(frames).toHaveLength(60);
    expect(made).toMatchObject({ seconds: 2, hasSound: true, contentType: 'video/mp4' });
    expect(await atomsOf(made.file)).toEqual(['ftyp', 'moov', 'free', 'mdat']);
  });

  it('has sound from start to end', async () => {
    const { log } = await runFfmpeg(ffmpeg, [...inputArgs(made.file), '-filter:a', 'volumedetect', '-f', 'null', '-']);
    expect(Number(/mean_volume: (-?[\d.]+)/.exec(log)?.[1])).toBeGreaterThan(-23);
    expect(Number(/max_volume: (-?[\d.]+)/.exec(log)?.[1])).toBeLessThanOrEqual(-1);
  });

  it('moves in every frame and never jumps', () => {
    const steps = frames.slice(0, 18).map((frame, at) => differenceOf(frame, frames[at + 1] as Buffer));
    const usual = steps.reduce((sum, step) => sum + step, 0) / steps.length;
    expect(Math.min(...steps)).toBeGreaterThan(0.25 * usual);
    expect(Math.max(...steps)).toBeLessThan(2 * usual);
  });

  it('cross-fades from one scene into the next', () => {
    expect(averageOf(frames[4] as Buffer, 0)).toBeGreaterThan(averageOf(frames[4] as Buffer, 2) + 30);
    expect(averageOf(frames[55] as Buffer, 2)).toBeGreaterThan(averageOf(frames[55] as Buffer, 0) + 20);
    const middle = averageOf(frames[30] as Buffer, 0);
    expect(middle).toBeLessThan(averageOf(frames[4] as Buffer, 0) - 10);
    expect(middle).toBeGreaterThan(averageOf(frames[55] as Buffer, 0) + 10);
  });

  it('has a poster, lists its scenes and reported progress', async () => {
    expect(await sharp(made.poster.image).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 720 });
    expect(made.scenes).toEqual([
      { prompt: 'a red hill', camera: 'pan-right', seconds: 1, caption: 'A red hill' },
      { prompt: 'a blue lake', camera: 'pan-right', seconds: 1, caption: 'A blue lake' },
    ]);
    const fractions = told.map(({ fraction }) => fraction);
    expect(fractions).toEqual([...fractions].sort((one, other) => one - other));
    expect(fractions.at(-1)).toBe(1);
    expect(await readdir(join(folder, 'two'))).toEqual(['film.mp4']);
  });
});

test('an aborted film leaves no file, and lets the next one be made', async () => {
  const directory = await folderFor('aborted');
  const abort = new AbortController();
  const filming = filmmaker.make(
    { ...ORDER, seconds: 10 },
    {
      directory,
      signal: abort.signal,
      onProgress: ({ fraction }) => fraction > 0.3 && abort.abort(new Error('enough')),
    },
  );
  const waiting = new AbortController();
  const next = filmmaker.make(ORDER, { directory, signal: waiting.signal });
  waiting.abort(new Error('not that long'));
  await expect(next).rejects.toThrow('not that long');
  await expect(filming).rejects.toThrow('enough');
  expect(await readdir(directory)).toEqual([]);
});

test('a storyboard has a still of each scene', async () => {
  const scenes = await filmmaker.storyboard(ORDER);
  expect(scenes.map(({ prompt, camera }) => [prompt, camera])).toEqual([
    ['a red hill', 'pan-right'],
    ['a blue lake', 'pan-right'],
  ]);
  expect(await sharp(scenes[0]?.image).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
});

function differenceOf(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / one.length;
}

function averageOf(frame: Buffer, channel: number): number {
  let sum = 0;
  for (let at = channel; at < frame.length; at += 3) sum += frame[at] ?? 0;
  return (sum * 3) / frame.length;
}

/** Atom names of an MP4 in order: for fast start `moov` stands before `mdat`. */
async function atomsOf(file: string): Promise<string[]> {
  const names: string[] = [];
  const handle = await open(file);
  const { size } = await handle.stat();
  for (let at = 0; at < size; ) {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, at);
    names.push(buffer.toString('latin1', 4));
    at += buffer.readUInt32BE(0);
  }
  await handle.close();
  return names;
}
