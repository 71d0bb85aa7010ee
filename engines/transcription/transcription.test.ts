import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';
import { readByFfmpeg } from '../recordings/read-by-ffmpeg';
import { findPocketsphinx } from './find-pocketsphinx';
import { heardUntil, readWords } from './read-words';
import { segmentsOf } from './segments-of';
import { createTranscriber } from './transcriber';

const OUTPUT = `hello there i'm here
<s> 1.880 2.140 0.999500
hello(2) 2.150 2.530 0.999400
there 2.540 2.840 0.982454
<sil> 2.850 3.380 0.624156
i'm 3.390 3.480 0.999800
[NOISE] 3.490 3.500 0.1
here 3.510 3.700 0.999800
</s> 5.290 5.700 1.000000
`;

it('parses words and their times, and drops silence and noise', () => {
  const words = readWords(OUTPUT);
  expect(words.map(({ text }) => text)).toEqual(['hello', 'there', "I'm", 'here']);
  expect(words[0]).toEqual({ start: 2.15, end: 2.54, text: 'hello' });
  expect(heardUntil(OUTPUT)).toBe(5.7);
  expect(heardUntil(OUTPUT.slice(0, -12))).toBe(3.7);
  expect(heardUntil('')).toBe(0);
});

it('starts a segment after a pause', () => {
  expect(segmentsOf(readWords(OUTPUT))).toMatchObject([
    { start: 2.15, end: 2.85, text: 'Hello there' },
    { start: 3.39, end: 3.71, text: "I'm here", words: [{ text: "I'm" }, { text: 'here' }] },
  ]);
});

it('ends a long segment at a short pause, and one without pauses before ten seconds', () => {
  const words = Array.from({ length: 100 }, (_, at) => ({ start: at * 0.3, end: at * 0.3 + 0.25, text: 'word' }));
  const lengths = segmentsOf(words).map(({ start, end }) => end - start);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(9);
  const paused = words.map((word, at) => ({ ...word, start: word.start + (at === 20 ? 0.15 : 0) }));
  expect(segmentsOf(paused)[0]?.words).toHaveLength(20);
});

describe('the transcriber with a fake recogniser', () => {
  let folder: string;
  let ffmpeg: string;
  let tone: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hear-'));
    ffmpeg = (await findFfmpeg()).path;
    tone = join(folder, 'tone.mp4');
    const film = [
      '-f',
      'lavfi',
      '-i',
      'testsrc=size=64x64:rate=5',
      '-f',
      'lavfi',
      '-i',
      'sine=frequency=300',
      '-t',
      '4',
    ];
    await runFfmpeg(ffmpeg, [...film, tone]);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Writes a program that answers the usage check as the real one does, and otherwise runs the given lines. */
  async function program(name: string, lines: string): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, `#!/bin/sh\n[ $# = 0 ] && { echo "Specify '-infile'" >&2; exit 1; }\n${lines}\n`, {
      mode: 0o755,
    });
    return path;
  }

  it('transcribes the audio of a film and reports progress', async () => {
    const pocketsphinx = await program('quick', `printf '%s' "${OUTPUT.replace(/<.*\n/g, '')}"`);
    const told: number[] = [];
    const heard = await createTranscriber({ reader: readByFfmpeg(ffmpeg), pocketsphinx }).transcribe(tone, {
      onProgress: (at) => told.push(at),
    });
    expect(heard).toMatchObject({ text: "Hello there\nI'm here", language: 'en', draft: true });
    expect(told[0]).toBeCloseTo(3.7 / 4, 1);
    expect(told.at(-1)).toBe(1);
  });

  it('stops on abort, and transcribes the next recording', async () => {
    const started = join(folder, 'started');
    const slow = await program(
      'slow',
      `if [ -e ${started} ]; then exit 0; fi; touch ${started}; echo 'a 0.0 0.1 1.0'; exec sleep 60`,
    );
    const transcriber = createTranscriber({ reader: readByFfmpeg(ffmpeg), pocketsphinx: slow });
    const abort = new AbortController();
    const endless = transcriber.transcribe(tone, {
      signal: abort.signal,
      onProgress: () => abort.abort(new Error('enough')),
    });
    const next = transcriber.transcribe(tone);
    await expect(endless).rejects.toThrow('enough');
    expect(await next).toMatchObject({ text: '', segments: [] });
  });

  it('refuses recordings it cannot transcribe, with a message', async () => {
    const pocketsphinx = await program('never', 'exit 3');
    const transcriber = createTranscriber({ reader: readByFfmpeg(ffmpeg), pocketsphinx });
    const note = join(folder, 'note.mp3');
    await writeFile(note, 'hello');
    await expect(transcriber.transcribe(note)).rejects.toMatchObject({
      kind: 'refused',
      message: 'There is no sound in this file that can be read.',
    });
    await expect(transcriber.transcribe(tone, { language: 'de' })).rejects.toMatchObject({
      kind: 'refused',
      message: 'The built-in engine hears English only.',
    });
    await expect(transcriber.transcribe(tone)).rejects.toMatchObject({ kind: 'failed' });
  });

  it('names the package to install and the variable to set, for logs, where the recogniser is missing', async () => {
    await expect(findPocketsphinx(undefined, 'no-such-recogniser')).rejects.toMatchObject({
      kind: 'not_installed',
      message: 'This server cannot transcribe yet.',
      diagnostic: expect.stringMatching(/apt-get install pocketsphinx pocketsphinx-en-us.*FAL_KEY.*OPENAI_BASE_URL/),
    });
    await expect(findPocketsphinx('/nowhere')).rejects.toMatchObject({
      diagnostic: expect.stringContaining('POCKETSPHINX_PATH: /nowhere'),
    });
  });
});
