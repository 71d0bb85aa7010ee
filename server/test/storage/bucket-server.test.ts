import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Presigned } from '@flint/shared/contracts/uploads';
import sharp from 'sharp';
import { runSql } from '../support/library';
import { startS3 } from '../support/s3';
import { startServer, type TestClient, type TestServer } from '../support/server';

const CDN = 'https://cdn.example.com/files';

let s3: Awaited<ReturnType<typeof startS3>>;
let server: TestServer;
let user: TestClient;
let photo: Buffer;
beforeAll(async () => {
  s3 = await startS3();
  server = await startServer({ ...s3.env, RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250', TRIM_MS: '250' });
  user = await server.signUpVerified();
  photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#aa5511' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await server.stop();
  await s3.stop();
});

async function makePicture() {
  const made = await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'dunes', style: 'cartoon' });
  expect(made.status).toBe(200);
  const { runId, images } = made.body as { runId: string; images: { id: string; url: string }[] };
  return { key: `runs/${runId}/0.png`, id: images[0]?.id ?? '', url: images[0]?.url ?? '' };
}
async function presign(purpose: string, bytes: number) {
  const body = { purpose, contentType: 'image/jpeg', name: 'photo.jpg', bytes };
  return (await user.fetchJson('POST', '/api/uploads/presign', body)).body as Presigned;
}
async function upload(purpose: string, bytes: Buffer) {
  const { uploadId, uploadUrl, headers } = await presign(purpose, bytes.byteLength);
  const sent = await fetch(uploadUrl, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  expect(sent.status).toBe(200);
  return uploadId;
}

test('a picture is kept in the bucket, shown from it whole and in part, and purged from it', async () => {
  const { key, id, url } = await makePicture();
  expect(s3.keys()).toContain(key);
  expect(existsSync(join(server.env.DATA_DIR ?? '', 'media'))).toBe(false);

  const shown = await fetch(server.url + url);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect((await sharp(bytes).metadata()).format).toBe('png');
  expect(shown.headers.get('content-length')).toBe(String(bytes.byteLength));
  const part = await fetch(server.url + url, { headers: { range: 'bytes=100-199' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.byteLength}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);

  await user.fetchJson('POST', '/api/library/delete', { ids: [id] });
  await runSql(server, `update asset set deleted_at = now() - interval '31 days' where id = $1`, [id]);
  await server.until(async () => !s3.keys().includes(key), 'the picture to be purged');
  await server.until(async () => (await fetch(server.url + url)).status === 404, 'the address to lead nowhere');
});

test('an upload goes from the browser to the bucket, and what is made of it stays there', async () => {
  const before = await presign('profile-picture', photo.byteLength);
  expect(before).toMatchObject({ resumable: false, headers: { 'x-amz-server-side-encryption': 'AES256' } });
  expect(new URL(before.uploadUrl).origin).toBe(s3.endpoint);
  const unsent = await user.fetchJson('PUT', '/api/users/me/picture', { uploadId: before.uploadId });
  expect(unsent).toMatchObject({ status: 400, body: { message: 'There is no such upload. Send the file again.' } });

  const uploadId = await upload('profile-picture', photo);
  expect(await user.fetchJson('PUT', '/api/users/me/picture', { uploadId })).toMatchObject({ status: 200 });
  const { user: me } = (await user.fetchJson('GET', '/api/users/me')).body as { user: { image: string } };
  expect(s3.keys()).toContain(me.image.replace('/media/', ''));
  const shown = await fetch(server.url + me.image);
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 512 });
});

test('a file that is not what it was announced as is refused when it is used', async () => {
  // As in real ones, the second line is no text.
  const pdf = Buffer.from(`%PDF-1.7\n%\xe2\xe3\xcf\xd3\n${'x'.repeat(400)}`, 'latin1');
  const uploadId = await upload('profile-picture', pdf);
  expect(await user.fetchJson('PUT', '/api/users/me/picture', { uploadId })).toMatchObject({
    status: 400,
    body: { error: 'invalid_input', field: 'uploadId', message: expect.stringContaining('its content is PDF') },
  });
});

test('an upload that is not used stays for a day, then leaves the bucket', async () => {
  const uploadId = await upload('source-image', photo);
  expect(s3.keys()).toContain(`incoming/${uploadId}`);
  const age = (hours: number) =>
    runSql(server, `update upload set expires_at = now() - make_interval(hours => $2) where id = $1`, [
      uploadId,
      hours,
    ]);
  await age(2);
  await server.until(async () => s3.keys().includes(`uploads/${uploadId}`), 'the upload to be noted');
  await age(25);
  await server.until(async () => !s3.keys().some((key) => key.endsWith(uploadId)), 'the upload to be swept');
});

test('pages may send files to the bucket, and the bucket lets them', async () => {
  const policy = (await fetch(server.url)).headers.get('content-security-policy');
  expect(policy).toMatch(new RegExp(`connect-src 'self' ${s3.endpoint}(;|$)`));
  const { uploadUrl, headers } = await presign('source-image', 10);
  const asked = Object.keys(headers).join(', ');
  const answer = await fetch(uploadUrl, {
    method: 'OPTIONS',
    headers: {
      origin: server.url,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': asked,
    },
  });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
});

test('pictures of public pages are read at the CDN, those of users never', async () => {
  const cdn = await startServer({ ...s3.env, CDN_URL: `${CDN}/` });
  const ask = (path: string) => fetch(cdn.url + path, { redirect: 'manual' });
  const card = (await ask('/og/tools/youtube/title-generator.jpg')).headers.get('location') ?? '';
  expect(card).toMatch(new RegExp(`^${CDN}/cards/[0-9a-f]{64}\\.jpg$`));
  expect(s3.keys()).toContain(card.slice(CDN.length + 1));
  const someone = await cdn.signUpVerified();
  const made = await someone.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'dunes', style: 'cartoon' });
  const { images } = made.body as { images: { url: string }[] };
  const shown = await ask(images[0]?.url ?? '');
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, expect.stringContaining('private')]);
  await cdn.stop();
});
