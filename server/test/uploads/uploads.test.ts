import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { UploadPurpose } from '@flint/shared/contracts/upload-rules';
import { type Presigned, UPLOAD_OFFSET } from '@flint/shared/contracts/uploads';
import { createUploads, type Uploads } from '../../src/features/uploads/uploads-service';
import { connect, type Database } from '../../src/platform/db/database';
import { createArrivingFiles } from '../../src/platform/storage/arriving-files';
import { query } from '../support/query';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { until } from '../support/until';

/** A WAV of noise, far larger than network buffers. */
const WAV = Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x00WAVEfmt ', 'latin1'), randomBytes(6_000_000)]);
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n', 'latin1'), randomBytes(600)]);

let server: RunningServer;
let client: TestClient;
let database: Database;
let folder: string;
/** The upload service as features use it, on the server's database and files. */
let uploads: Uploads;
beforeAll(async () => {
  server = await sharedServer();
  database = connect(server.env.DATABASE_URL ?? '');
  folder = join(server.env.DATA_DIR ?? '', 'uploads');
  const kept = { files: createArrivingFiles(folder), space: { assertRoom: async () => undefined } };
  uploads = createUploads({ db: database.db, ...kept, secret: 'not of the server', hasSound: async () => false });
});
afterAll(async () => {
  await database.close();
});
beforeEach(async () => {
  client = await server.signUp();
});

const presign = (body: { purpose: UploadPurpose; name?: string; contentType: string; bytes: number }) =>
  client.fetchJson('POST', '/api/uploads/presign', body);
async function ticketFor(bytes: Uint8Array, name = 'talk.wav', contentType = 'audio/wav') {
  const answer = await presign({ purpose: 'recording', name, contentType, bytes: bytes.byteLength });
  expect(answer.status).toBe(200);
  return answer.body as Presigned;
}
const put = (ticket: Presigned, body: Uint8Array, more: Record<string, string> = {}) =>
  fetch(server.url + ticket.uploadUrl, {
    method: 'PUT',
    headers: { ...ticket.headers, ...more },
    body: new Uint8Array(body),
  });
const goOn = (ticket: Presigned, file: Uint8Array, from: number) =>
  put(ticket, file.subarray(from), { 'content-range': `bytes ${from}-${file.byteLength - 1}/${file.byteLength}` });
const head = (ticket: Presigned) => fetch(server.url + ticket.uploadUrl, { method: 'HEAD' });
const receivedOf = async (ticket: Presigned) => Number((await head(ticket)).headers.get(UPLOAD_OFFSET));
const take = (ticket: Presigned, by = 'a run', userId = client.id) =>
  uploads.take({ userId, uploadId: ticket.uploadId, purpose: 'recording', by });

/** Sends part of a file, and keeps the connection open until it is destroyed. */
async function sendPart(ticket: Presigned, file: Uint8Array, bytes: number) {
  const headers = { ...ticket.headers, 'content-length': file.byteLength };
  const sending = request(server.url + ticket.uploadUrl, { method: 'PUT', headers });
  sending.on('error', () => undefined);
  sending.write(file.subarray(0, bytes));
  await until(async () => (await receivedOf(ticket)) === bytes, 'the first part');
  return sending;
}

test('an interrupted upload resumes at its offset, and gives the same file', async () => {
  const ticket = await ticketFor(WAV);
  expect(ticket.resumable).toBe(true);
  (await sendPart(ticket, WAV, 2_000_000)).destroy();
  expect((await goOn(ticket, WAV, 2_000_000)).status).toBe(200);
  expect(await receivedOf(ticket)).toBe(WAV.byteLength);
  const { path, ...facts } = await take(ticket);
  expect(readFileSync(path).equals(WAV)).toBe(true);
  expect(facts).toEqual({ contentType: 'audio/wav', bytes: WAV.byteLength, name: 'talk.wav', seconds: null });
});

test('a stalled connection yields to the one that resumes', async () => {
  const ticket = await ticketFor(WAV);
  const hanging = await sendPart(ticket, WAV, 1_000_000);
  expect((await put(ticket, WAV)).status).toBe(409);
  expect((await goOn(ticket, WAV, 1_000_000)).status).toBe(200);
  hanging.destroy();
  expect(readFileSync((await take(ticket)).path).equals(WAV)).toBe(true);
});

test('a resumed upload must start at the right offset and reach the end', async () => {
  const ticket = await ticketFor(WAV);
  (await sendPart(ticket, WAV, 1_000_000)).destroy();
  expect((await goOn(ticket, WAV, 999_999)).status).toBe(409);
  const short = await put(ticket, WAV.subarray(0, 10), { 'content-range': `bytes 0-9/${WAV.byteLength}` });
  expect(short.status).toBe(416);
  expect(await receivedOf(ticket)).toBe(1_000_000);
});

test('an upload address works once', async () => {
  const ticket = await ticketFor(WAV);
  expect((await put(ticket, WAV)).status).toBe(200);
  expect([(await put(ticket, WAV)).status, (await goOn(ticket, WAV, 0)).status]).toEqual([409, 409]);
});

test('a file that does not match its announced type is refused with field and rule, and deleted', async () => {
  const ticket = await ticketFor(PDF, 'talk.mp3', 'audio/mpeg');
  const answer = await put(ticket, PDF);
  expect([answer.status, await answer.json()]).toMatchObject([
    415,
    {
      message: '"talk.mp3" is not MP3: its content is PDF. Use WAV, MP3, FLAC, OGG, M4A, AAC, AMR, MP4, WebM or MOV.',
    },
  ]);
  expect((await head(ticket)).status).toBe(404);
  expect(existsSync(join(folder, ticket.uploadId))).toBe(false);
});

test.each([
  ['recording', 'film.mkv', 'video/matroska', 1000, 'contentType', '"film.mkv" is of a type'],
  ['recording', 'talk.wav', 'audio/wav', 200_000_001, 'bytes', '"talk.wav" is larger than 200 MB.'],
  ['source-image', 'lake.png', 'image/png', 20_000_001, 'bytes', '"lake.png" is larger than 20 MB.'],
  ['source-image', 'lake.svg', 'image/svg+xml', 100, 'contentType', '"lake.svg" is of a type'],
  ['source-image', 'talk.wav', 'audio/wav', 100, 'contentType', '"talk.wav" is of a type'],
] as const)(
  'a %s called %s of type %s and %d bytes gets no address',
  async (purpose, name, type, bytes, field, words) => {
    const answer = await presign({ purpose, name, contentType: type, bytes });
    expect(answer).toMatchObject({ status: 400, body: { field, message: expect.stringContaining(words) } });
  },
);

test('an upload belongs to its sender, and is used once', async () => {
  const ticket = await ticketFor(WAV);
  await put(ticket, WAV);
  const stranger = await server.signUp();
  const refusal = { code: 'invalid_input', message: 'There is no such upload. Send the file again.' };
  await expect(take(ticket, 'a run', stranger.id)).rejects.toMatchObject(refusal);
  await expect(
    uploads.take({ userId: client.id, uploadId: 'talk', purpose: 'recording', by: 'a run' }),
  ).rejects.toMatchObject(refusal);
  const first = await take(ticket);
  expect(await take(ticket)).toEqual(first);
  await expect(take(ticket, 'another run')).rejects.toMatchObject(refusal);
  await uploads.release(ticket.uploadId);
  expect(existsSync(first.path)).toBe(false);
});

test('a cancelled upload is deleted at once', async () => {
  const ticket = await ticketFor(WAV);
  const sending = await sendPart(ticket, WAV, 1_000_000);
  const answer = await fetch(server.url + ticket.uploadUrl, { method: 'DELETE' });
  sending.destroy();
  expect([answer.status, (await head(ticket)).status]).toEqual([204, 404]);
  expect(readdirSync(folder)).not.toContain(ticket.uploadId);
});

test('an unused upload is purged after a day, an unfinished one after an hour', async () => {
  const age = (ticket: Presigned, hours: number) =>
    query(server.env.DATABASE_URL, `update upload set expires_at = now() - $2 * interval '1 hour' where id = $1`, [
      ticket.uploadId,
      hours,
    ]);
  const [unused, young, half] = [await ticketFor(WAV), await ticketFor(WAV), await ticketFor(WAV)];
  for (const ticket of [unused, young]) await put(ticket, WAV);
  (await sendPart(half, WAV, 1_000_000)).destroy();
  await Promise.all([age(unused, 25), age(young, 23), age(half, 2)]);
  await uploads.sweep();
  const kept = readdirSync(folder);
  expect([unused, young, half].map(({ uploadId }) => kept.includes(uploadId))).toEqual([false, true, false]);
  await expect(take(unused, randomUUID())).rejects.toMatchObject({ code: 'invalid_input' });
});
