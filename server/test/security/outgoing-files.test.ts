import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFfmpeg } from '@flint/engines/ffmpeg/find-ffmpeg';
import { runFfmpeg } from '@flint/engines/ffmpeg/run-ffmpeg';
import type { BrandProfile } from '@flint/shared/contracts/brands';
import type { PicturesAnswer } from '@flint/shared/contracts/images';
import type { SparkAttachment } from '@flint/shared/contracts/spark-attachments';
import sharp from 'sharp';
import { type Fal, startFal } from '../support/fal';
import { createInternet, type Internet } from '../support/internet';
import { type OpenAi, startOpenAi } from '../support/openai';
import { sendFile } from '../support/send-file';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { ask, said } from '../support/spark';
import { tempDir } from '../support/temp-dir';

/** Stands for the private metadata of a recording: place, time, device, owner. */
const PLACE = '+48.1374+011.5755/planted';
const PROMPT = 'a planted lake';
const IMAGE = '/api/fal-ai/generate/image';
const VARIATIONS = '/api/fal-ai/generate/variations';
const VIDEO = '/api/fal-ai/generate/video';
const PROMPTS = '/api/open-ai/prompt/from-images';
const TRANSCRIPT = '/api/fal-ai/speech/to-text';

let photo: Buffer;
let recording: Buffer;
let internet: Internet;
beforeAll(async () => {
  photo = await readFile(join(__dirname, '../fixtures/turned-with-place.jpg'));
  internet = await createInternet((_, response) => void response.end(photo));
  recording = await filmWithPlace();
});
afterAll(() => internet.stop());

/** A film as phones and action cameras make them: with tags of its own, of its tracks, and a track of places. */
async function filmWithPlace(): Promise<Buffer> {
  const [words, file] = ['place.srt', 'walk.mov'].map((name) => join(tempDir(), name)) as [string, string];
  const { path } = await findFfmpeg();
  await writeFile(words, `1\n00:00:00,000 --> 00:00:02,000\n${PLACE}\n`);
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=64x64:rate=5'];
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440'];
  const codecs = ['-c:v', 'libx264', '-c:a', 'aac', '-c:s', 'mov_text', '-movflags', '+use_metadata_tags'];
  const tags = ['location', 'comment', 'title'].flatMap((name) => ['-metadata', `${name}=${PLACE}`]);
  const ofTrack = ['-metadata:s:a', `title=${PLACE}`, '-metadata:s:a', `handler_name=${PLACE}`];
  await runFfmpeg(path, [...picture, ...sound, '-i', words, '-t', '2', ...codecs, ...tags, ...ofTrack, file]);
  const bytes = await readFile(file);
  expect(bytes.includes(PLACE)).toBe(true);
  return bytes;
}

const sendPhoto = (by: TestClient) =>
  sendFile(by, { purpose: 'source-image', name: 'beach.jpg', contentType: 'image/jpeg', bytes: photo });
const sendRecording = (by: TestClient) =>
  sendFile(by, { purpose: 'recording', name: 'walk.mov', contentType: 'video/quicktime', bytes: recording });
const foreign = () => `http://public.test:${internet.publicPort}/beach.jpg`;
const bytesOf = (dataUri: string) => Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64');

/** Every data URI in what a vendor got. */
const filesIn = (sent: unknown) =>
  [...JSON.stringify(sent).matchAll(/data:[\w/-]+;base64,[\w+/=]+/g)].map(([address]) => address);

/** Makes a call that must succeed. @returns its body */
async function ok<Answer>(by: TestClient, path: string, body: object): Promise<Answer> {
  const answer = await by.fetchJson('POST', path, body);
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body as Answer;
}

/** A brand's reference picture, at its address. */
async function brandPicture(by: TestClient): Promise<string> {
  const referenceImages = [await sendPhoto(by)];
  const brand = await ok<BrandProfile>(by, '/api/brand-profiles', { name: 'Shore', referenceImages });
  const address = brand.referenceImages[0]?.url ?? '';
  const kept = await sharp(Buffer.from(await (await by.fetch(address)).arrayBuffer())).metadata();
  expect([kept.width, kept.height, kept.exif, kept.xmp]).toEqual([300, 400, undefined, undefined]);
  return address;
}

/** Every way of a picture to a vendor with a queue: the order that a user sends. */
const PICTURES: Readonly<Record<string, (by: TestClient) => Promise<unknown>>> = {
  'a reference picture': (by) => ok(by, IMAGE, { prompt: 'a lake', image_url: foreign() }),
  variations: (by) => ok(by, VARIATIONS, { image_url: foreign(), num_images: 1 }),
  'the start of a film': async (by) =>
    ok(by, VIDEO, {
      ...{ prompt: 'slowly', model: 'fal-ai/veo3/fast/image-to-video', duration: 4 },
      image_url: await sendPhoto(by),
    }),
  'a prompt from a picture': async (by) => ok(by, PROMPTS, { images: [await sendPhoto(by)] }),
  'a prompt from a brand’s style': async (by) => ok(by, PROMPTS, { images: [await brandPicture(by)] }),
};

/** Only these segments are in a JPEG, which ends at its end: a header without content, tables and pixels. */
function expectPixelsAlone(jpeg: Buffer): void {
  const found = new Set<string>();
  let at = 2;
  while (jpeg[at + 1] !== 0xda) {
    found.add(jpeg.toString('hex', at, at + 2));
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  const allowed = ['ffe0', 'ffdb', 'ffc0', 'ffc2', 'ffc4', 'ffdd'];
  expect([...found].filter((marker) => !allowed.includes(marker))).toEqual([]);
  expect(jpeg.indexOf(Buffer.from([0xff, 0xd9]))).toBe(jpeg.length - 2);
  for (const word of ['Exif', 'PhoneCam', 'planted']) expect(jpeg.includes(word)).toBe(false);
}

/** The photo: upright, and nothing but pixels. */
async function expectPhoto(addresses: readonly string[]): Promise<void> {
  expect(addresses.map((address) => address.slice(0, 23))).toEqual(['data:image/jpeg;base64,']);
  const jpeg = bytesOf(addresses[0] ?? '');
  expectPixelsAlone(jpeg);
  const [got, upright] = await Promise.all([jpeg, photo].map(pixelsOf));
  expect(got?.info).toMatchObject({ width: 300, height: 400 });
  const difference = got!.data.reduce((sum, value, index) => sum + Math.abs(value - (upright?.data[index] ?? 0)), 0);
  expect(difference / got!.data.length).toBeLessThan(3);
}
const pixelsOf = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });

/** The film: its sound alone, of its length. */
async function expectSound(name: string, bytes: Buffer): Promise<void> {
  expect(name).toMatch(/\.mp3$|^data:audio\/mpeg/);
  expect(bytes.includes('planted')).toBe(false);
  const file = join(tempDir(), 'sent.mp3');
  await writeFile(file, bytes);
  const { log } = await runFfmpeg((await findFfmpeg()).path, ['-i', file, '-f', 'null', '-']);
  expect(log).toMatch(/Duration: 00:00:02/);
  expect(log.split('Output #0')[0]).not.toMatch(/Video|Subtitle|Data|title|comment|location/);
}

describe('at a vendor with a queue', () => {
  let fal: Fal;
  let server: TestServer;
  let user: TestClient;
  beforeAll(async () => {
    fal = await startFal();
    server = await startServer({ RATE_LIMIT_FACTOR: '1000', ...fal.env, ...internet.env });
    user = await server.signUpVerified();
    await user.grant(1000);
  });
  beforeEach(() => fal.script());
  afterAll(async () => {
    await server.stop();
    await fal.stop();
  });
  const sent = async () => filesIn((await fal.log()).requests);

  test.each(Object.keys(PICTURES))('%s leaves upright, as pixels alone', async (way) => {
    await PICTURES[way]?.(user);
    await expectPhoto(await sent());
  });

  test('a picture of the user’s own leaves without the prompt in it', async () => {
    const { images } = await ok<PicturesAnswer>(user, IMAGE, { prompt: PROMPT, num_images: 1 });
    await fal.script();
    await ok(user, VARIATIONS, { source_id: images[0]?.id, num_images: 1 });
    const [address = '', ...others] = await sent();
    expect(others).toEqual([]);
    expectPixelsAlone(bytesOf(address));
  });

  test('a recording leaves as its sound alone', async () => {
    await ok(user, TRANSCRIPT, { upload_id: await sendRecording(user) });
    const [address = ''] = await sent();
    await expectSound(address.slice(0, 40), bytesOf(address));
  });
});

describe('at an endpoint', () => {
  let openai: OpenAi;
  let server: TestServer;
  let user: TestClient;
  beforeAll(async () => {
    openai = await startOpenAi();
    const models = { OPENAI_TRANSCRIPTION_MODEL: 'whisper-1', OPENAI_VISION_MODEL: 'simulated-large' };
    server = await startServer({ RATE_LIMIT_FACTOR: '1000', ...openai.env, ...models, ...internet.env });
    user = await server.signUpVerified();
    await user.grant(100);
  });
  beforeEach(() => openai.script({ reply: 'Seen.' }));
  afterAll(async () => {
    await server.stop();
    await openai.stop();
  });
  const attach = async (kind: 'image' | 'audio', uploadId: string) =>
    (await ok<{ attachment: SparkAttachment }>(user, '/api/viewspark/attachments', { kind, uploadId })).attachment;

  test('a prompt from pictures: upright, as pixels alone', async () => {
    await ok(user, PROMPTS, { images: [await sendPhoto(user)] });
    await expectPhoto(filesIn(openai.orders()));
  });

  test('a picture attached in Spark: upright, as pixels alone', async () => {
    const { id } = await attach('image', await sendPhoto(user));
    await ask(user, said('What is it?', { attachmentIds: [id], model: 'simulated-large' }));
    await expectPhoto(filesIn(openai.orders()));
  });

  test.each([
    ['for a transcript', async () => void (await ok(user, TRANSCRIPT, { upload_id: await sendRecording(user) }))],
    [
      'attached in Spark',
      async () => void (await user.untilEnded((await attach('audio', await sendRecording(user))).runId ?? '')),
    ],
  ])('a recording %s: its sound alone', async (_, order) => {
    await order();
    const [file] = openai.files();
    await expectSound(file?.name ?? '', file?.bytes ?? Buffer.alloc(0));
  });
});
