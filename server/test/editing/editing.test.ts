import type { EditAnswer } from '@flint/shared/contracts/editing';
import type { PicturesAnswer } from '@flint/shared/contracts/images';
import type { LibraryItem } from '@flint/shared/contracts/library';
import type { Run } from '@flint/shared/contracts/runs';
import sharp from 'sharp';
import { listPage } from '../support/library';
import { sendFile } from '../support/send-file';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: RunningServer;
let user: TestClient;
/** A drawing of the user: a boat on a lake. */
let drawing: PicturesAnswer['images'][number];
/** An uploaded phone photo: stored 400 x 300, to be seen turned by a quarter. */
let photo: string;

beforeAll(async () => {
  server = await sharedServer();
  user = await server.signUpVerified();
  await user.grant(100);
  const wish = { prompt: 'a red boat on a calm lake', style: 'cartoon', seed: 11 };
  [drawing] = ((await user.fetchJson('POST', '/api/fal-ai/generate/image', wish)).body as PicturesAnswer).images as [
    typeof drawing,
  ];
  const noise = { noise: { type: 'gaussian', mean: 120, sigma: 30 }, width: 400, height: 300, channels: 3 } as const;
  const bytes = await sharp({ create: { ...noise, background: '#808080' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const file = { purpose: 'source-image', name: 'phone.jpg', contentType: 'image/jpeg', bytes } as const;
  photo = await sendFile(user, file);
});

const flat = (width: number, height: number, background = '#888888') =>
  sharp({ create: { width, height, channels: 3, background } });
const balance = async (by = user) =>
  ((await by.fetchJson('GET', '/api/credits/balance')).body as { balance: number }).balance;
const edit = (body: object, by = user) => by.fetchJson('POST', '/api/fal-ai/edit/image', body);
const cutOut = (body: object, by = user) => by.fetchJson('POST', '/api/fal-ai/edit/remove-background', body);
const upscale = (body: object, by = user) => by.fetchJson('POST', '/api/fal-ai/edit/upscale', body);
const itemOf = async (id: string | undefined, by = user) =>
  ((await by.fetchJson('GET', `/api/library/items/${id}`)).body as { item: LibraryItem }).item;
const bytesAt = async (url = '') => Buffer.from(await (await user.fetch(url)).arrayBuffer());

test('an edit by words is a picture of its own, with a record, and is named by its original', async () => {
  const before = await balance();
  const { status, body } = await edit({ image_url: drawing.url, prompt: 'warmer and a bit darker' });
  const made = body as EditAnswer;
  expect(status).toBe(200);
  expect(made).toMatchObject({ success: true, charged: 1, balance: before - 1, servedBy: 'embedded', notes: [] });
  expect([made.imageUrl, made.url]).toEqual([made.image?.url, made.image?.url]);
  expect(made.did).toHaveLength(2);
  expect(made.image).toMatchObject({ type: 'edited', prompt: 'warmer and a bit darker', width: drawing.width });
  const item = await itemOf(made.image?.id);
  expect(item).toMatchObject({ madeAs: 'edit', madeFrom: drawing.id, recipe: { strength: 0.5 } });
  expect(item.edit).toEqual({
    id: made.image?.id,
    originalUrl: expect.stringContaining('/media/'),
    editedUrl: expect.stringContaining('/media/'),
    prompt: 'warmer and a bit darker',
    operation: 'edit-image',
  });
  const original = await itemOf(drawing.id);
  expect(original.madeInto).toEqual([made.image?.id]);
  expect(original.image?.edited_url?.split('?')[0]).toBe(made.imageUrl?.split('?')[0]);
  const [first] = (await listPage(user, { q: 'warmer' })).items;
  expect(first?.id).toBe(made.image?.id);
});

test('words that are no edit are refused by name, and nothing is charged', async () => {
  const before = await balance();
  const { status, body } = await edit({ image_url: drawing.id, prompt: 'asdkjh qwe' });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    success: false,
    field: 'prompt',
    message: expect.stringContaining('None of these words'),
  });
  expect(await balance()).toBe(before);
});

test('what an edit will do is told before it is ordered', async () => {
  const ask = { image_url: photo, prompt: 'warmer, crop 4:5; not: remove the person' };
  const { status, body } = await user.fetchJson('POST', '/api/fal-ai/edit/forecast', ask);
  expect(status).toBe(200);
  const { anyWords, steps } = body as { anyWords: boolean; steps: string[] };
  expect(anyWords).toBe(false);
  expect(steps).toHaveLength(2);
  expect(steps.join()).toMatch(/warmer.*4:5/i);
});

test('an animation is edited by its first frame, which is said before the press and after', async () => {
  const frames = await Promise.all(
    ['#d01010', '#10d010'].map((background) => flat(40, 30, background).png().toBuffer()),
  );
  const bytes = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const file = { purpose: 'source-image', name: 'loop.webp', contentType: 'image/webp', bytes } as const;
  const ask = { image_url: await sendFile(user, file), prompt: 'brighter' };
  const told = await user.fetchJson('POST', '/api/fal-ai/edit/forecast', ask);
  expect(told.body).toMatchObject({ notes: ['This is an animation: only its first frame is edited.'] });
  const made = (await edit(ask)).body as EditAnswer;
  expect(made.notes).toEqual(['Only the first frame of the animation was edited.']);
});

test('a picture of 64 megapixels is edited at a size that is told before; larger ones and larger results are refused', async () => {
  const before = await balance();
  const send = async (width: number, height: number) => {
    const bytes = await flat(width, height).jpeg().toBuffer();
    return sendFile(user, { purpose: 'source-image', name: 'large.jpg', contentType: 'image/jpeg', bytes });
  };
  const [large, larger] = [await send(10_000, 6_400), await send(10_000, 6_500)];
  const told = await user.fetchJson('POST', '/api/fal-ai/edit/forecast', { image_url: large, prompt: 'warmer' });
  expect(told.body).toMatchObject({ notes: [expect.stringContaining('it is edited at 24, as 6123 × 3919 pixels')] });
  const refused = await edit({ image_url: larger, prompt: 'warmer' });
  expect(refused).toMatchObject({ status: 400, body: { field: 'image_url' } });
  expect((refused.body as { message: string }).message).toContain('at most 64 megapixels; this one has 65');
  const enlarged = await upscale({ image_url: large, factor: 2 });
  expect(enlarged).toMatchObject({ status: 400, body: { field: 'factor' } });
  expect((enlarged.body as { message: string }).message).toContain('(20000 × 12800); at most 64 are possible');
  expect(await balance()).toBe(before);
});

test('a phone photo is upright after an edit, and carries neither place nor camera', async () => {
  const made = (await edit({ image_url: photo, prompt: 'more contrast' })).body as EditAnswer;
  expect(made.image).toMatchObject({ width: 300, height: 400, aspect_ratio: '3:4' });
  const { exif, orientation } = await sharp(await bytesAt(made.imageUrl)).metadata();
  expect([exif, orientation ?? 1]).toEqual([undefined, 1]);
  expect(await itemOf(made.image?.id)).toMatchObject({ madeFrom: null, edit: { originalUrl: null } });
});

test('an own drawing is cut out with transparency, which a JPEG shows as white, and the record says so', async () => {
  const made = (await cutOut({ image_url: drawing.id })).body as EditAnswer;
  expect(made).toMatchObject({ success: true, charged: 1, image: { type: 'edited', prompt: drawing.prompt } });
  const { data, info } = await sharp(await bytesAt(made.imageUrl))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.channels, data[3]]).toEqual([4, 0]);
  const jpeg = await user.fetch(`/api/library/items/${made.image?.id}/download?format=jpeg`);
  const { data: flattened } = await sharp(Buffer.from(await jpeg.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...flattened.subarray(0, 3)]).toEqual([255, 255, 255]);
  expect((await itemOf(made.image?.id)).edit).toMatchObject({ operation: 'remove-background', prompt: drawing.prompt });
});

test('the background of a photo is not removed here: that is said before the press and by the call, free of charge', async () => {
  const before = await balance();
  const check = await user.fetchJson('POST', '/api/fal-ai/edit/remove-background/check', { image_url: photo });
  const { whyNot } = check.body as { whyNot: string };
  expect(whyNot).toContain('its own latest drawings alone');
  const { status, body } = await cutOut({ image_url: photo });
  expect([status, (body as { message: string }).message]).toEqual([400, whyNot]);
  expect(await balance()).toBe(before);
  const own = await user.fetchJson('POST', '/api/fal-ai/edit/remove-background/check', { image_url: drawing.id });
  expect(own.body).toMatchObject({ whyNot: null });
});

test('a drawing is drawn again at twice the size, a photo is resampled; neither leaves an edit record', async () => {
  const drawn = (await upscale({ image_url: drawing.id })).body as EditAnswer;
  expect(drawn.image).toMatchObject({ width: 2 * drawing.width, height: 2 * drawing.height, type: 'edited' });
  expect(drawn.did.join()).toContain('drawn again');
  expect((await itemOf(drawn.image?.id)).edit).toBeNull();
  const enlarged = (await upscale({ image_url: photo, factor: 2 })).body as EditAnswer;
  expect(enlarged.image).toMatchObject({ width: 600, height: 800 });
  expect(enlarged.did.join()).toContain('no detail is added');
});

test('bad input names the field and the rule', async () => {
  const faults = await Promise.all([
    edit({ image_url: drawing.id }),
    edit({ image_url: drawing.id, prompt: 'warmer', strength: 2 }),
    edit({ prompt: 'warmer' }),
    upscale({ image_url: drawing.id, factor: 3 }),
    cutOut({ image_url: 'http://127.0.0.1:1/a.png' }),
  ]);
  expect(faults.map(({ status, body }) => [status, (body as { field?: string }).field])).toEqual([
    [400, 'prompt'],
    [400, 'strength'],
    [400, 'image_url'],
    [400, 'factor'],
    [400, 'image_url'],
  ]);
});

test('another user’s picture is no picture, and nobody edits unverified or without credits', async () => {
  const other = await server.signUpVerified();
  expect(await edit({ image_url: drawing.id, prompt: 'warmer' }, other)).toMatchObject({ status: 400 });
  expect(await upscale({ image_url: photo }, other)).toMatchObject({ status: 400 });
  const unverified = await server.signUp();
  expect((await edit({ image_url: drawing.url, prompt: 'warmer' }, unverified)).status).toBe(403);
  expect((await edit({ image_url: drawing.url, prompt: 'warmer' }, server.client())).status).toBe(401);
});

test('an edited picture is varied, edited again and animated like any other', async () => {
  const first = (await edit({ image_url: drawing.id, prompt: 'black and white' })).body as EditAnswer;
  const second = (await edit({ image_url: first.image?.id, prompt: 'add a white frame' })).body as EditAnswer;
  expect(await itemOf(second.image?.id)).toMatchObject({
    madeFrom: first.image?.id,
    recipe: { source: { name: drawing.prompt } },
  });
  const vary = { source_id: second.image?.id, num_images: 1 };
  const varied = (await user.fetchJson('POST', '/api/fal-ai/generate/variations', vary)).body as PicturesAnswer;
  expect(varied.images[0]).toMatchObject({ type: 'variation', prompt: drawing.prompt });
});

test('a workflow edits and enlarges what it drew', async () => {
  const steps = [
    { id: 'draw', type: 'image', input: { prompt: 'a cup on a table', style: 'cartoon' } },
    { id: 'warm', type: 'edit', input: { image_url: '{{draw.image}}', prompt: 'warmer' } },
    { id: 'large', type: 'upscale', input: { image_url: '{{warm.image}}', factor: 2 } },
  ];
  const { status, body } = await user.fetchJson('POST', '/api/fal-ai/workflow/execute', { steps });
  expect(status).toBe(200);
  const { results } = body as { results: { status: string; images: Run['images'] }[] };
  expect(results.map((result) => result.status)).toEqual(['done', 'done', 'done']);
  expect(results[2]?.images[0]).toMatchObject({ width: 2 * (results[0]?.images[0]?.width ?? 0), type: 'edited' });
});
