import type { Presigned } from '@flint/shared/contracts/uploads';
import sharp from 'sharp';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';

const JPEG = 'image/jpeg';

let server: RunningServer;
let client: TestClient;
let photo: Buffer;
beforeAll(async () => {
  server = await sharedServer();
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#aa5511' } })
    .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  client = await server.signUp();
});

const presign = (bytes: number, contentType = JPEG, as = client) =>
  as.fetchJson('POST', '/api/uploads/presign', { purpose: 'profile-picture', contentType, bytes });
const ticket = async (bytes: Uint8Array, contentType = JPEG) =>
  (await presign(bytes.byteLength, contentType)).body as Presigned;
/** Uploads as the browser does: without cookie and origin. */
const put = (address: string, headers: Record<string, string>, bytes: Uint8Array) =>
  fetch(server.url + address, { method: 'PUT', headers, body: new Uint8Array(bytes) });
const show = (uploadId: string, as = client) => as.fetchJson('PUT', '/api/users/me/picture', { uploadId });
async function upload(bytes: Uint8Array, contentType = JPEG) {
  const { uploadId, uploadUrl, headers } = await ticket(bytes, contentType);
  expect((await put(uploadUrl, headers, bytes)).status).toBe(200);
  return uploadId;
}
const imageOf = async () =>
  ((await client.fetchJson('GET', '/api/users/me')).body as { user: { image: string } }).user.image;

test('a photo becomes a small square picture without metadata', async () => {
  expect(await show(await upload(photo))).toMatchObject({ status: 200 });
  const shown = await fetch(server.url + (await imageOf()));
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringMatching(/^private, .*immutable$/),
  });
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(bytes.includes('secret place')).toBe(false);
});

test('a new picture has a new address, and the old one is deleted; a removed one leaves none', async () => {
  await show(await upload(photo));
  const first = await imageOf();
  await show(await upload(photo));
  const second = await imageOf();
  expect(second).not.toBe(first);
  expect((await fetch(server.url + first)).status).toBe(404);
  expect(await client.fetchJson('DELETE', '/api/users/me/picture')).toMatchObject({ body: { user: { image: null } } });
  expect((await fetch(server.url + second)).status).toBe(404);
  expect(await imageOf()).toBeNull();
});

test('an upload address takes one file once, and a file is used once', async () => {
  const { uploadId, uploadUrl, headers } = await ticket(photo);
  const race = await Promise.all([1, 2, 3].map(() => put(uploadUrl, headers, photo)));
  expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect([(await show(uploadId)).status, (await show(uploadId)).status]).toEqual([200, 400]);
});

test.each<[string, number, (address: string, headers: Record<string, string>) => [string, Record<string, string>]]>([
  ['another type', 415, (address, headers) => [address, { ...headers, 'content-type': 'image/png' }]],
  ['no encryption header', 403, (address, { 'content-type': type = '' }) => [address, { 'content-type': type }]],
  ['a larger size in the address', 403, (address, headers) => [address.replace(/bytes=\d+/, 'bytes=9999'), headers]],
  ['another id', 403, (address, headers) => [address.replace(/uploads\/.{8}/, 'uploads/00000000'), headers]],
  ['no signature', 403, (address, headers) => [address.replace(/&signature=.*/, ''), headers]],
])('%s is refused', async (_what, status, change) => {
  const { uploadUrl, headers } = await ticket(photo);
  const answer = await put(...change(uploadUrl, headers), photo);
  expect(answer.status).toBe(status);
  expect((await put(uploadUrl, headers, photo)).status).toBe(200);
});

test('more bytes than announced are refused', async () => {
  const { uploadUrl, headers } = await ticket(photo);
  expect((await put(uploadUrl, headers, Buffer.concat([photo, photo]))).status).toBe(413);
});

test.each([
  [JPEG, 5_000_001, 'bytes'],
  [JPEG, 0, 'bytes'],
  ['image/svg+xml', 100, 'contentType'],
  ['text/html', 100, 'contentType'],
])('%s of %d bytes gets no address', async (contentType, bytes, field) => {
  expect(await presign(bytes, contentType)).toMatchObject({ status: 400, body: { error: 'invalid_input', field } });
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
])('%s with the content type of a JPEG is refused', async (_what, text) => {
  const bytes = Buffer.from(text, 'latin1');
  const { uploadId, uploadUrl, headers } = await ticket(bytes);
  expect((await put(uploadUrl, headers, bytes)).status).toBe(415);
  expect(await show(uploadId)).toMatchObject({ status: 400, body: { error: 'invalid_input', field: 'uploadId' } });
});

test('a truncated JPEG is refused', async () => {
  const uploadId = await upload(Buffer.from('\xff\xd8\xff\xe0 and no more', 'latin1'));
  expect(await show(uploadId)).toMatchObject({ status: 400, body: { error: 'invalid_input', field: 'uploadId' } });
  expect(await imageOf()).toBeNull();
});

test('another user’s upload, an unfinished one and an unknown id get the same answer', async () => {
  const uploadId = await upload(photo);
  const stranger = await server.signUp();
  const { uploadId: waiting } = await ticket(photo);
  for (const [id, as] of [
    [uploadId, stranger],
    [waiting, client],
    ['00000000-0000-4000-8000-000000000000', client],
  ] as const)
    expect(await show(id, as)).toMatchObject({ status: 400, body: { field: 'uploadId' } });
  expect((await show(uploadId)).status).toBe(200);
});

test('a user has at most ten pending uploads', async () => {
  for (let n = 0; n < 10; n++) expect((await presign(100)).status).toBe(200);
  expect((await presign(100)).status).toBe(429);
});
