import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AUDIO_FORMATS } from '@flint/shared/contracts/audio';
import type { SpeechRecipe } from '@flint/shared/contracts/recipes/speech';
import { VOICE_IDS } from '@flint/shared/contracts/voices';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg';
import { probe } from '../ffmpeg/probe';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';
import { readByFfmpeg } from '../recordings/read-by-ffmpeg';
import { findPocketsphinx } from '../transcription/find-pocketsphinx';
import { createTranscriber } from '../transcription/transcriber';
import { encodeSpeech } from './encode-speech';
import { type Flite, loadFlite } from './flite';
import { SAMPLE_RATE } from './samples';
import { speakText } from './speak-text';
import { createSpeaker } from './speaker';

const SENTENCE = 'Hello there. This is a sentence to hear how I sound.';

let folder: string;
let ffmpeg: string;
let flite: Flite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'speaker-'));
  ffmpeg = (await findFfmpeg()).path;
  flite = await loadFlite();
});
afterAll(() => rm(folder, { recursive: true }));

const say = (text: string, { voice = 'clara', speed = 1 }: Partial<Pick<SpeechRecipe, 'voice' | 'speed'>> = {}) =>
  speakText(flite, { text, voice, speed }, () => {});
const seconds = async (...order: Parameters<typeof say>) => (await say(...order)).samples.length / SAMPLE_RATE;

describe('a text that is spoken', () => {
  it('lasts longer the more there is of it, and the slower it is read', async () => {
    const once = await seconds(SENTENCE);
    expect(once).toBeGreaterThan(3);
    expect(await seconds(`${SENTENCE} ${SENTENCE}`)).toBeCloseTo(2 * once, 0);
    expect((await seconds(SENTENCE, { speed: 0.5 })) / once).toBeCloseTo(2, 1);
    expect((await seconds(SENTENCE, { speed: 2 })) / once).toBeCloseTo(0.5, 1);
  });

  it('sounds different in each voice', async () => {
    const spoken = await Promise.all(VOICE_IDS.map((voice) => say(SENTENCE, { voice })));
    expect(new Set(spoken.map(({ samples }) => Buffer.from(samples.buffer).toString('base64'))).size).toBe(6);
  });

  it('has the time of each sentence, in order, with its words as written and rests between', async () => {
    const { samples, segments } = await say('It costs $3.50.\n\n👋 Bye!');
    expect(segments.map(({ text }) => text)).toEqual(['It costs $3.50.', '👋 Bye!']);
    const [first, second] = segments;
    expect(first?.start).toBe(0);
    expect(second!.start - first!.end).toBeCloseTo(0.75, 2);
    const rest = samples.subarray(Math.ceil(first!.end * SAMPLE_RATE), Math.floor(second!.start * SAMPLE_RATE));
    expect(rest.every((sample) => sample === 0)).toBe(true);
  });

  it('reports progress', async () => {
    const told: number[] = [];
    await speakText(flite, { text: SENTENCE, voice: 'robot', speed: 2 }, (fraction) => told.push(fraction));
    expect(told).toHaveLength(2);
    expect(told[0]).toBeLessThan(1);
    expect(told[1]).toBe(1);
  });
});

/** Speech recognition takes a core for seconds, and a busy machine has less than one. */
const LISTENING_MS = 120_000;

describe('the file', () => {
  let samples: Int16Array;
  beforeAll(async () => {
    samples = (await say('Today the weather is good, and we go to the house.')).samples;
  });

  it.each(AUDIO_FORMATS)('is %s of the expected length and loudness', async (format) => {
    const file = join(folder, `speech.${format}`);
    await writeFile(file, await encodeSpeech(ffmpeg, samples, format));
    const codecs = { wav: 'pcm_s16le', mp3: 'mp3', flac: 'flac', ogg: 'vorbis', m4a: 'aac' };
    const probed = await probe(ffmpeg, file);
    expect(probed).toMatchObject({ audioCodec: codecs[format], sampleRate: 44_100, channels: 1 });
    expect(probed.seconds).toBeCloseTo(samples.length / SAMPLE_RATE, 0);
    const { log } = await runFfmpeg(ffmpeg, ['-i', file, '-af', 'loudnorm=print_format=json', '-f', 'null', '-']);
    const measured = (name: string) => Number(new RegExp(`"${name}" : "([^"]+)"`).exec(log)?.[1]);
    expect(measured('input_i')).toBeGreaterThan(-17.5);
    expect(measured('input_i')).toBeLessThan(-14.5);
    expect(measured('input_tp')).toBeLessThanOrEqual(-1);
  });

  it(
    'is understood by the speech recogniser',
    async () => {
      const present = await findPocketsphinx().then(
        () => true,
        () => false,
      );
      if (!present) return process.stdout.write('pocketsphinx is not installed: nothing was read back\n');
      const file = join(folder, 'read-back.mp3');
      await writeFile(file, await encodeSpeech(ffmpeg, samples, 'mp3'));
      const told: number[] = [];
      const heard = await createTranscriber({ reader: readByFfmpeg(ffmpeg) }).transcribe(file, {
        onProgress: (share) => told.push(share),
      });
      expect(heard).toMatchObject({ draft: true, language: 'en' });
      const words = heard.text.toLowerCase().split(/\s+/);
      const known = ['today', 'weather', 'is', 'good', 'and', 'we', 'go', 'house'].filter((word) =>
        words.includes(word),
      );
      expect(known.length).toBeGreaterThanOrEqual(6);
      expect(heard.segments.at(-1)?.end).toBeLessThanOrEqual(samples.length / SAMPLE_RATE);
      expect(told.at(-1)).toBe(1);
    },
    LISTENING_MS,
  );
});

describe('createSpeaker', () => {
  /** Speaks at once, except for the text "endless", on which it never returns. */
  const WORKER = `export default ({ order, port }) => {
    if (order.text === 'endless') for (;;) Math.sqrt(2);
    if (order.text === 'broken') throw new Error('flite ended with 1');
    port.postMessage(1);
    return { samples: new Int16Array(8000), segments: order.text === 'ж' ? [] : [{ start: 0, end: 0.5, text: order.text }] };
  };`;
  const order = (text: string): SpeechRecipe => ({ text, voice: 'clara', speed: 1, format: 'wav' });
  const speaker = () => createSpeaker({ workerFile: pathToFileURL(join(folder, 'worker.mjs')), ffmpeg });
  beforeAll(() => writeFile(join(folder, 'worker.mjs'), WORKER));

  it('aborts a text and speaks the next', async () => {
    const speaking = speaker();
    const abort = new AbortController();
    const endless = speaking.speak(order('endless'), { signal: abort.signal });
    setImmediate(() => abort.abort(new Error('enough')));
    await expect(endless).rejects.toThrow('enough');
    const told: number[] = [];
    const { audio, ...rest } = await speaking.speak(order('next'), { onProgress: (share) => told.push(share) });
    expect(audio.subarray(0, 4).toString()).toBe('RIFF');
    expect(rest).toMatchObject({ contentType: 'audio/wav', duration: 0.5, segments: [{ text: 'next' }] });
    expect(told.at(-1)).toBe(1);
    await speaking.close();
  });

  it('refuses unspeakable text with a message, and logs why the synthesiser failed', async () => {
    const speaking = speaker();
    await expect(speaking.speak(order('ж'))).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('read English'),
    });
    await expect(speaking.speak(order('broken'))).rejects.toMatchObject({
      kind: 'failed',
      diagnostic: 'Error: flite ended with 1',
    });
    await speaking.close();
  });
});
