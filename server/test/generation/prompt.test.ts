import type { PicturesAnswer } from '@flint/shared/contracts/images';
import type { PromptAnswer } from '@flint/shared/contracts/prompts';
import type { Run } from '@flint/shared/contracts/runs';
import sharp from 'sharp';
import { type Fal, startFal } from '../support/fal';
import { sendFile } from '../support/send-file';
import { type RunningServer, startServer, type TestClient, type TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const PATH = '/api/open-ai/prompt/from-images';

let server: RunningServer;
let user: TestClient;

beforeAll(async () => {
  server = await sharedServer();
  user = await server.signUpVerified();
  await user.grant(100);
});

const ask = async (body: object, client: TestClient = user) => {
  const answer = await client.fetchJson('POST', PATH, body);
  return { status: answer.status, body: answer.body as PromptAnswer & { field?: string; error?: string } };
};

/** A picture: a red area above a blue one. */
async function aPicture(): Promise<Buffer> {
  const red = { create: { width: 640, height: 320, channels: 3 as const, background: '#c02020' } };
  const blue = await sharp({ create: { ...red.create, height: 160, background: '#2030c0' } })
    .png()
    .toBuffer();
  return sharp(red)
    .composite([{ input: blue, gravity: 'south' }])
    .png()
    .toBuffer();
}
const asText = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

test('a picture gives palette, composition and a prompt, and says that the subject was not recognised', async () => {
  const before = await user.balance();
  const { status, body } = await ask({ images: [asText(await aPicture())] });
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ success: true, charged: 1, balance: before - 1, servedBy: 'embedded' }),
  ]);
  expect(body).toMatchObject({ subjectKnown: false, text: null, composition: { shape: 'landscape' } });
  expect(body.palette.map(({ name }) => name).join()).toMatch(/red.*blue|blue.*red/);
  expect(body.prompt).toMatch(/palette/);
  expect(JSON.stringify((await user.fetchJson('GET', `/api/runs/${body.runId}`)).body).length).toBeLessThan(30_000);
});

test('a picture of the user’s own gives its original prompt, and no other user sees it', async () => {
  const made = await user.fetchJson('POST', '/api/fal-ai/generate/image', {
    ...{ prompt: 'a red boat on a calm lake', style: 'cartoon' },
  });
  const [picture] = (made.body as PicturesAnswer).images;
  const images = [picture?.url];
  expect((await ask({ images })).body).toMatchObject({ prompt: 'a red boat on a calm lake', subjectKnown: true });
  const strange = await server.signUpVerified();
  expect((await ask({ images }, strange)).body).toMatchObject({ subjectKnown: false });
});

test('an uploaded picture is analysed by its id, for its owner only, and the recipe has its name', async () => {
  const bytes = await aPicture();
  const id = await sendFile(user, { purpose: 'source-image', name: 'flag.png', contentType: 'image/png', bytes });
  const { body } = await ask({ images: [id] });
  expect(body.palette.map(({ name }) => name).join()).toMatch(/red.*blue|blue.*red/);
  const { run } = (await user.fetchJson('GET', `/api/runs/${body.runId}`)).body as { run: Run };
  expect(run.recipe).toMatchObject({ images: [id], sources: [{ from: 'upload', name: 'flag.png' }] });
  expect(await ask({ images: [id] }, await server.signUpVerified())).toMatchObject({
    ...{ status: 400, body: { message: 'There is no such upload. Send the file again.', field: 'images' } },
  });
});

test('a text gives its hooks, its structure and a template', async () => {
  const text =
    'Did you know that 7 of 10 videos lose you in 3 seconds? Here is why. Start with the end. Follow for more.';
  const { body } = await ask({ text });
  expect(body).toMatchObject({ palette: [], composition: null, text: { callToAction: 'Follow for more.' } });
  expect(body.text?.hooks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['question', 'number']));
  expect(body.prompt).toMatch(/^Write about \{topic\}/);
});

test('input that cannot be analysed is refused with a message, without charge', async () => {
  const before = await user.credits();
  const url = 'https://pictures.example.com/one.png';
  expect((await ask({ images: [url, url, url, url, url] })).body).toMatchObject({ field: 'images' });
  expect((await ask({})).body).toMatchObject({ message: 'Choose a picture or paste a text.' });
  expect((await ask({ images: ['data:image/png;base64,AAAA'] })).body).toMatchObject({
    ...{ error: 'invalid_input', message: 'Picture 1 could not be read.' },
  });
  expect((await ask({ images: [url] }, server.client())).status).toBe(401);
  expect(await user.credits()).toEqual(before);
});

describe('with a vision model', () => {
  let fal: Fal;
  let seeing: TestServer;
  beforeAll(async () => {
    fal = await startFal();
    seeing = await startServer({ RATE_LIMIT_FACTOR: '1000', ...fal.env });
  });
  afterAll(async () => {
    await seeing.stop();
    await fal.stop();
  });

  test('the prompt is the model’s description; a text alone is not sent to it', async () => {
    const by = await seeing.signUpVerified();
    const { body } = await ask({ images: [asText(await aPicture())] }, by);
    expect(body).toMatchObject({ charged: 2, servedBy: 'fal', subjectKnown: true, prompt: expect.any(String) });
    const asked = (await fal.log()).requests.length;
    expect((await ask({ text: 'Five ways to light a room. Save this.' }, by)).body).toMatchObject({ charged: 2 });
    expect((await fal.log()).requests).toHaveLength(asked);
  });
});
