import type { SpeechOrder } from '@flint/engines/spec/media-orders';
import { createFalMusic } from './fal-music';
import { createFalSpeech } from './fal-speech';
import { carryOut, patient, type SimulatedFal, startSimulatedFal } from './simulated-fal';

let fal: SimulatedFal;
beforeAll(async () => {
  fal = await startSimulatedFal();
});
beforeEach(() => fal.script());
afterAll(() => fal.close());

const sent = async () => (await fal.log()).requests[0];

/** Seconds of a mono 16-bit WAV, by its own header. */
async function secondsOf(url: string) {
  const wav = Buffer.from(await (await fetch(url)).arrayBuffer());
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
  return wav.readUInt32LE(40) / wav.readUInt32LE(28);
}

const music = { prompt: 'warm lo-fi', durationSeconds: 12, seed: 5 };
const speech: SpeechOrder = { text: 'Good morning.', voice: 'clara', speed: 1 };

test('speech is made from a text', async () => {
  const [file] = await carryOut(createFalSpeech(fal.options), { ...speech, speed: 1.2 });

  expect(file).toMatchObject({ contentType: 'audio/wav', seconds: null });
  expect(await secondsOf(file!.url)).toBeGreaterThan(1);
  expect(await sent()).toMatchObject({
    endpoint: 'fal-ai/kokoro/american-english',
    input: { prompt: 'Good morning.', voice: 'af_heart', speed: 1.2 },
  });
});

test('a British voice uses the endpoint of its language', async () => {
  await carryOut(createFalSpeech(fal.options), { ...speech, voice: 'ewan' });

  expect(await sent()).toMatchObject({ endpoint: 'fal-ai/kokoro/british-english', input: { voice: 'bm_george' } });
});

test('music has the ordered length and seed', async () => {
  const [file] = await carryOut(createFalMusic(fal.options), music);

  expect(await secondsOf(file!.url)).toBeCloseTo(12);
  expect(await sent()).toMatchObject({ input: { prompt: 'warm lo-fi', seconds_total: 12, seed: 5 } });
});

test('a voice or a length the vendor does not have is refused before anything is sent', async () => {
  const [reader, composer] = [createFalSpeech(fal.options), createFalMusic(fal.options)];

  await expect(reader.submit({ ...speech, voice: 'robot' }, patient())).rejects.toMatchObject({
    kind: 'refused',
    message: 'The provider has no voice like Robot. Choose Clara, Miles, Ewan, June, or Otto.',
  });
  await expect(composer.submit({ ...music, durationSeconds: 240 }, patient())).rejects.toMatchObject({
    kind: 'refused',
    message: 'The provider makes up to 190 seconds of music. Choose a shorter duration.',
  });
  expect((await fal.log()).calls).toHaveLength(0);
});
