import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg } from '@flint/engines/ffmpeg/find-ffmpeg';
import { createMediaTools } from '@flint/engines/ffmpeg/media-tools';
import { runFfmpeg } from '@flint/engines/ffmpeg/run-ffmpeg';
import { readByFfmpeg } from '@flint/engines/recordings/read-by-ffmpeg';
import type { HeardFile, TranscriptionModel } from '@flint/engines/spec/direct-models';
import { ProviderError } from '@flint/engines/spec/provider-error';
import { outgoingSound } from '../generation/outgoing';
import { hearInParts } from './hear-in-parts';
import { placeWords } from './place-words';

let scratch: string;
let ffmpeg: string;
let film: string;
/** Spoken at 0 to 2, 3 to 5 and 6 to 8 s: tones, with silence between. */
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'flint-parts-'));
  ffmpeg = (await findFfmpeg()).path;
  film = join(scratch, 'film.mov');
  const tones = 'aevalsrc=0.3*sin(2*PI*440*t)*lt(mod(t\\,3)\\,2):d=8:s=16000';
  const card = ['-f', 'lavfi', '-i', 'testsrc=size=64x64:rate=5:duration=8'];
  await runFfmpeg(ffmpeg, [...card, '-f', 'lavfi', '-i', tones, '-c:v', 'libx264', '-c:a', 'aac', film]);
});
afterAll(() => rm(scratch, { recursive: true }));

const patient = () => new AbortController().signal;
const soundOf = () =>
  outgoingSound(readByFfmpeg(ffmpeg), { path: film, own: true, seconds: 8 }, { scratch, signal: patient() });

/** Says the length of what it hears. */
function listener(most: { seconds: number; bytes?: number }, times = true) {
  const heard: HeardFile[] = [];
  const model: TranscriptionModel = {
    takes: () => ({ bytes: 24_000_000, ...most }),
    whyNot: () => undefined,
    async transcribe(file, language) {
      const end = Math.round(file.seconds * 10) / 10;
      heard.push(file);
      return { text: `Heard ${end}.`, language, segments: times ? [{ start: 0, end: end + 60, text: `${end}` }] : [] };
    },
  };
  return { model, heard };
}

test('a film leaves as its sound, in one part where the service takes it', async () => {
  const { model, heard } = listener({ seconds: 60 });
  expect(await hearInParts(model, await soundOf(), 'en', patient())).toMatchObject({ text: 'Heard 8.', placed: false });
  expect(heard.map(({ contentType }) => contentType)).toEqual(['audio/mpeg']);
});

test.each([{ seconds: 4 }, { seconds: 3_600, bytes: 32_000 }])(
  'more than %j takes is cut in pauses, and the times are those of the whole',
  async (most) => {
    const { model, heard } = listener(most);
    const { text, segments } = await hearInParts(model, await soundOf(), null, patient());

    expect(segments).toEqual([
      { start: 0, end: expect.closeTo(2.5, 0), text: '2.5' },
      { start: expect.closeTo(2.5, 0), end: expect.closeTo(5.5, 0), text: '3' },
      { start: expect.closeTo(5.5, 0), end: 8, text: '2.5' },
    ]);
    expect(text).toBe('Heard 2.5. Heard 3. Heard 2.5.');
    const lengths = [...heard].map(({ bytes }) => bytes.length).sort((one, other) => one - other);
    expect(lengths.every((bytes) => bytes > 15_000 && bytes < 30_000)).toBe(true);
  },
);

test('a part refused for its length is divided by what the model learnt, and failures stop the rest', async () => {
  let seconds = 3_600;
  const { model, heard } = listener({ seconds });
  const learning: TranscriptionModel = {
    ...model,
    takes: () => ({ seconds, bytes: 24_000_000 }),
    async transcribe(file, ...rest) {
      if (file.seconds > 4) {
        seconds = file.seconds / 2;
        throw new ProviderError('refused', { isTooLong: true });
      }
      return model.transcribe(file, ...rest);
    },
  };
  expect((await hearInParts(learning, await soundOf(), null, patient())).segments).toHaveLength(3);
  expect(heard).toHaveLength(3);

  const failing = {
    ...model,
    takes: () => ({ seconds: 4, bytes: 1e9 }),
    transcribe: async () => Promise.reject(fault),
  };
  const fault = new ProviderError('busy');
  await expect(hearInParts(failing, await soundOf(), null, patient())).rejects.toBe(fault);
});

test('words without times are placed by the pauses, and marked so', async () => {
  const { model } = listener({ seconds: 60 }, false);
  const heard = await hearInParts(model, await soundOf(), null, patient());
  expect(heard).toMatchObject({ placed: true, segments: [{ start: 0, end: 8, text: 'Heard 8.' }] });

  const sound = await soundOf();
  expect(placeWords('The first one. A second one. And a third.', { start: 0, end: 8 }, await sound.pauses())).toEqual([
    { start: 0, end: expect.closeTo(2, 0), text: 'The first one.' },
    { start: expect.closeTo(3, 0), end: expect.closeTo(5, 0), text: 'A second one.' },
    { start: expect.closeTo(6, 0), end: expect.closeTo(8, 0), text: 'And a third.' },
  ]);
});

test('joined sounds have their whole length and start and end at nothing', async () => {
  const parts = await Promise.all(
    [0, 1].map(async (at) => {
      const file = join(scratch, `spoken-${at}.wav`);
      await runFfmpeg(ffmpeg, ['-f', 'lavfi', '-i', 'aevalsrc=0.5*cos(2*PI*200*t):d=1:s=24000', file]);
      return file;
    }),
  );
  const whole = join(scratch, 'joined.wav');
  await createMediaTools(ffmpeg).join(parts, whole, patient());
  const raw = join(scratch, 'joined.raw');
  await readByFfmpeg(ffmpeg).toRaw(whole, raw, { rate: 44_100, longest: 10 });
  const bytes = await readFile(raw);
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  expect(samples.length / 44_100).toBeCloseTo(2, 2);
  const steps = Array.from(samples.subarray(1), (sample, at) => Math.abs(sample - (samples[at] ?? 0)));
  // A wave of 200 Hz at half the scale rises by at most 470 from one sample to the next.
  expect(Math.max(...steps)).toBeLessThan(700);
});
