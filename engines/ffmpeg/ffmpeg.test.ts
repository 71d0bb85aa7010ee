import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FfmpegError } from '../spec/ffmpeg-error';
import { findFfmpeg } from './find-ffmpeg';
import { probe, readDescription } from './probe';
import { runFfmpeg } from './run-ffmpeg';

let folder: string;
let program: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ffmpeg-'));
  program = (await findFfmpeg()).path;
});
afterAll(() => rm(folder, { recursive: true }));

const TONE = ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=22050'];
const TEST_CARD = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=25'];

test('findFfmpeg finds an ffmpeg without any setting', async () => {
  expect(await findFfmpeg()).toMatchObject({ version: expect.stringMatching(/\d/) });
});

test('a configured ffmpeg that does not run is an error that names FFMPEG_PATH, without a fallback', async () => {
  await expect(findFfmpeg(process.execPath)).rejects.toThrow(`FFMPEG_PATH: ${process.execPath}`);
});

test('a film is written with increasing progress, and probe describes it', async () => {
  const file = join(folder, 'card.mp4');
  const told: number[] = [];
  await runFfmpeg(program, [...TEST_CARD, ...TONE, '-t', '2', '-c:v', 'libx264', '-c:a', 'aac', file], {
    seconds: 2,
    onProgress: (fraction) => told.push(fraction),
  });
  expect(told.at(-1)).toBe(1);
  expect(told).toEqual([...told].sort((one, other) => one - other));
  const { seconds, ...rest } = await probe(program, file);
  expect(seconds).toBeCloseTo(2, 1);
  expect(rest).toEqual({
    container: 'mov,mp4,m4a,3gp,3g2,mj2',
    videoCodec: 'h264',
    width: 320,
    height: 180,
    framesPerSecond: 25,
    audioCodec: 'aac',
    sampleRate: 22_050,
    channels: 1,
  });
});

test('probe decodes a recording without a stated length to measure it', async () => {
  const file = join(folder, 'live.webm');
  const { output } = await runFfmpeg(program, [...TONE, '-t', '1.5', '-f', 'webm', '-live', '1', 'pipe:1']);
  await writeFile(file, output);
  const { seconds, videoCodec } = await probe(program, file);
  expect(seconds).toBeCloseTo(1.5, 1);
  expect(videoCodec).toBeNull();
});

test('a file that is no media and a playlist that points elsewhere are refused with a message', async () => {
  const playlist = join(folder, 'list.mp4');
  await writeFile(playlist, `ffconcat version 1.0\nfile ${join(folder, 'card.mp4')}\n`);
  await expect(probe(program, playlist)).rejects.toThrow('The file is not a film or a sound that can be read.');
});

test('input can be a stream of bytes, whose own error is thrown', async () => {
  const file = join(folder, 'raw.wav');
  async function* samples() {
    for (let part = 0; part < 4; part += 1) yield new Uint8Array(22_050);
  }
  const raw = ['-f', 's16le', '-ar', '22050', '-ac', '1', '-i', 'pipe:0', file];
  await runFfmpeg(program, raw, { input: samples() });
  expect((await probe(program, file)).seconds).toBeCloseTo(2, 2);
  async function* broken() {
    yield new Uint8Array(2);
    throw new Error('out of film');
  }
  await expect(runFfmpeg(program, raw, { input: broken() })).rejects.toThrow('out of film');
});

test('the child process of an aborted run has ended before the promise rejects', async () => {
  const abort = new AbortController();
  const endless = runFfmpeg(program, ['-re', ...TONE, '-f', 'null', '-'], {
    signal: abort.signal,
    seconds: 60,
    onProgress: () => abort.abort(new Error('enough')),
  });
  await expect(endless).rejects.toThrow('enough');
  expect(await programsUnder(process.pid)).not.toContain('ffmpeg');
});

test('a failure keeps the end of the log of ffmpeg', async () => {
  const failed = runFfmpeg(program, ['-i', join(folder, 'nowhere.mp4'), '-f', 'null', '-']);
  await expect(failed).rejects.toThrow(FfmpegError);
  await expect(failed).rejects.toMatchObject({ diagnostic: expect.stringContaining('No such file') });
});

test('a rotated film is described upright, and cover art is no video stream', () => {
  const turned = `Input #0, mov, from 'x':
  Duration: 00:01:02.50, start: 0.0, bitrate: 1 kb/s
    Stream #0:0(und): Video: hevc (Main) (hvc1 / 0x31637668), yuv420p(tv), 1920x1080, 9000 kb/s, 29.97 fps, 30 tbr
    Metadata:
      rotate          : 90
    Side data:
      displaymatrix: rotation of -90.00 degrees
    Stream #0:1(und): Audio: aac (LC) (mp4a / 0x6134706D), 48000 Hz, 5.1, fltp, 96 kb/s
`;
  const film = { width: 1080, height: 1920, videoCodec: 'hevc', framesPerSecond: 29.97, channels: 6 };
  expect(readDescription(turned)).toMatchObject(film);
  const song = `Input #0, mp3, from 'x':
  Duration: 00:03:00.00, start: 0.0, bitrate: 128 kb/s
    Stream #0:0: Audio: mp3, 44100 Hz, stereo, fltp, 128 kb/s
    Stream #0:1: Video: mjpeg, yuvj420p, 600x600, 90k tbr (attached pic)
`;
  expect(readDescription(song)).toMatchObject({ videoCodec: null, width: null, audioCodec: 'mp3', channels: 2 });
});

describe('within limits', () => {
  const limits = { seconds: 30, memoryBytes: 2 ** 30, outputBytes: 2 ** 20 };
  const endless = [...TONE, '-f', 's16le'];

  test('a file that decodes to more than the output limit is stopped', async () => {
    await expect(runFfmpeg(program, [...endless, 'pipe:1'], { limits })).rejects.toThrow('takes too much');
  });

  test('a written file stays below the output limit', async () => {
    const file = join(folder, 'endless.raw');
    await expect(runFfmpeg(program, [...endless, file], { limits })).rejects.toThrow(FfmpegError);
    expect((await stat(file)).size).toBeLessThanOrEqual(limits.outputBytes);
  });

  test('a process that never ends is stopped by CPU time and by wall time', async () => {
    const busy = runFfmpeg(program, [...TONE, '-f', 'null', '-'], { limits: { ...limits, seconds: 1 } });
    await expect(busy).rejects.toThrow(FfmpegError);
    const hanging = join(folder, 'hanging');
    await writeFile(hanging, '#!/bin/sh\nexec sleep 600\n', { mode: 0o755 });
    const stuck = runFfmpeg(hanging, [], { limits: { ...limits, seconds: 0.2 } });
    await expect(stuck).rejects.toThrow('takes too much');
    expect(await programsUnder(process.pid)).not.toContain('sleep');
  });

  test('a process that needs more than the memory limit writes nothing', async () => {
    const huge = ['-f', 'lavfi', '-i', 'color=size=8000x8000:rate=1', '-frames:v', '1', '-f', 'rawvideo', 'pipe:1'];
    const drawn = async (memoryBytes: number) => {
      const within = { limits: { seconds: 30, memoryBytes, outputBytes: 2 ** 30 } };
      return (await runFfmpeg(program, huge, within).catch(() => ({ output: [] }))).output.length;
    };
    expect(await drawn(2 ** 31)).toBe(8000 * 8000 * 1.5);
    expect(await drawn(2 ** 28)).toBe(0);
  });

  test('the child process does not inherit the environment of the server', async () => {
    const shown = join(folder, 'shown');
    await writeFile(shown, '#!/bin/sh\nenv\n', { mode: 0o755 });
    process.env.AUTH_SECRET = 'a secret';
    const { output } = await runFfmpeg(shown, [], { limits }).finally(() => delete process.env.AUTH_SECRET);
    expect(output.toString()).toContain('PATH=');
    expect(output.toString()).not.toContain('a secret');
  });
});

/** Names of the child processes of a process (Linux; empty elsewhere). */
async function programsUnder(parent: number): Promise<string[]> {
  const entries = await readdir('/proc').catch(() => []);
  const stats = await Promise.all(
    entries.filter((name) => /^\d+$/.test(name)).map((id) => readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')),
  );
  return stats.flatMap((stat) => {
    const [, name, owner] = /^\d+ \((.*)\) \S (\d+)/.exec(stat) ?? [];
    return Number(owner) === parent && name ? [name] : [];
  });
}
