import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg';
import { FfmpegError, NeedsFfmpeg } from '../spec/ffmpeg-error';
import { readByFfmpeg } from './read-by-ffmpeg';
import { readByWasm } from './read-by-wasm';
import { runDecoder } from './run-decoder';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flint-decoder-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A stand-in for a decoder that a file has exploited. */
async function decoder(name: string, script: string): Promise<string> {
  const file = join(folder, `${name}.mjs`);
  await writeFile(
    file,
    `import { appendFileSync } from 'node:fs';\nconst order = JSON.parse(process.argv[2]);\n${script}`,
  );
  return file;
}
const answering = (sound: object | undefined) =>
  decoder('answering', `process.stdout.write(${JSON.stringify(JSON.stringify({ sound }))});`);
/** A stop takes three seconds at most; forty times that on a busy machine. */
const PATIENCE_MS = 120_000;
const limits = { seconds: 1, outputBytes: 2 ** 20 };
const order = { file: '/nowhere/song.mp3', longest: 60 };

test('the result of the decoder is returned', async () => {
  const sound = { codec: 'mp3', seconds: 2.5, sampleRate: 44_100 };
  expect(await runDecoder(await answering(sound), order)).toEqual(sound);
});

test.each([
  ['loops', 'for (;;);'],
  ['never ends', 'setInterval(() => {}, 1000);'],
  ['prints without end', "for (;;) process.stdout.write('x'.repeat(65536));"],
  ['takes more and more memory', 'const all = []; for (;;) all.push(new Array(1e5).fill(Math.random()));'],
  ['breaks', "throw new Error('broken');"],
  ['answers nothing', ''],
])(
  'a decoder that %s is stopped, and the file is refused',
  async (name, script) => {
    const program = await decoder(name.replace(/\W/g, '-'), script);
    await expect(runDecoder(program, order, { limits })).rejects.toThrow(FfmpegError);
  },
  PATIENCE_MS,
);

test('a decoder that writes without end is stopped at the output limit', async () => {
  const target = join(folder, 'endless.wav');
  const program = await decoder('writes', 'for (;;) appendFileSync(order.target, Buffer.alloc(65536));');
  await expect(runDecoder(program, { ...order, target }, { limits })).rejects.toThrow(FfmpegError);
  expect((await stat(target)).size).toBeLessThanOrEqual(limits.outputBytes);
});

test('an aborted decoder has ended when its promise rejects with the reason', async () => {
  const abort = new AbortController();
  const waiting = runDecoder(await decoder('waits', 'setInterval(() => {}, 1000);'), order, { signal: abort.signal });
  abort.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
});

test('the child process does not inherit the environment of the server', async () => {
  process.env.AUTH_SECRET = 'a secret';
  const program = await decoder('env', 'process.stdout.write(JSON.stringify({ sound: process.env }));');
  const shown = await runDecoder(program, order).finally(() => delete process.env.AUTH_SECRET);
  expect(JSON.stringify(shown)).not.toContain('a secret');
});

test('a file that only ffmpeg reads is refused with the remedy, unless this server wrote it', async () => {
  const { path } = await findFfmpeg();
  const reader = readByWasm(await answering(undefined), readByFfmpeg(path));
  const film = join(folder, 'film.mp4');
  await expect(reader.measure(film)).rejects.toThrow(NeedsFfmpeg);
  await expect(reader.toRaw(film, join(folder, 'film.raw'), { rate: 16_000, longest: 1 })).rejects.toThrow(NeedsFfmpeg);
  await expect(reader.measure(film, { own: true })).rejects.toThrow('not a film or a sound');
  expect((await readdir(folder)).filter((name) => name.startsWith('film'))).toEqual([]);
});
