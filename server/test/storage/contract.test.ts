import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../../src/config';
import { loadConfig } from '../../src/config/load-config';
import { type ArrivingFiles, createArrivingFiles } from '../../src/platform/storage/arriving-files';
import { type Bucket, createBucket } from '../../src/platform/storage/bucket';
import { createBucketArrivingFiles } from '../../src/platform/storage/bucket-arriving-files';
import { createBucketStorage } from '../../src/platform/storage/bucket-storage';
import { createDiskStorage } from '../../src/platform/storage/disk-storage';
import { createAddressSigner } from '../../src/platform/storage/signed-address';
import { MissingObject, type Storage } from '../../src/platform/storage/storage';
import { startS3 } from '../support/s3';
import { tempDir } from '../support/temp-dir';

/** Set by `npm run test:s3`: the bucket of the environment is used in place of a server of this test. */
const OWN_BUCKET = process.env.FLINT_TEST_S3 === '1';
const CDN = 'https://cdn.example.com/files';
/** Longer than one part of a multipart upload. */
const FILM = randomBytes(20_000_003);
const signer = createAddressSigner('a secret of this test');
const folder = tempDir();
/** Apart from other runs in the same bucket. */
const key = (name: string) => `runs/${randomUUID()}/${name}`;

let bucket: Bucket;
beforeAll(async () => {
  const config = loadConfig({ ...(OWN_BUCKET ? process.env : (await startS3()).env), DATA_DIR: join(folder, 'data') });
  bucket = createBucket(config.s3 as S3Config);
});
afterAll(() => {
  bucket.close();
  rmSync(folder, { recursive: true });
});

describe.each(['disk', 'bucket'])('files kept in a %s', (where) => {
  let storage: Storage;
  let arriving: ArrivingFiles;
  const kept: string[] = [];
  const keep = async (name: string, bytes: Uint8Array) => {
    const at = key(name);
    kept.push(at);
    await storage.keep(at, bytes, 'image/png');
    return at;
  };
  const bytesOf = async (stream: Promise<Readable>) => buffer(await stream);

  beforeAll(() => {
    const uploads = join(folder, where, 'uploads');
    const onDisk = where === 'disk';
    storage = onDisk
      ? createDiskStorage(join(folder, 'media'), signer, { assertRoom: async () => undefined })
      : createBucketStorage(bucket, signer, CDN);
    arriving = onDisk ? createArrivingFiles(uploads) : createBucketArrivingFiles(bucket, uploads);
  });
  afterAll(async () => {
    for (const each of kept) await storage.remove(each);
  });

  test('are read back whole, by stream and by range', async () => {
    const bytes = randomBytes(5_000);
    const at = await keep('0.png', bytes);
    expect(Buffer.from(await storage.read(at)).equals(bytes)).toBe(true);
    expect((await bytesOf(storage.open(at))).equals(bytes)).toBe(true);
    expect((await bytesOf(storage.open(at, { start: 10, end: 19 }))).equals(bytes.subarray(10, 20))).toBe(true);
    expect((await bytesOf(storage.open(at, { start: 4_990, end: 4_999 }))).equals(bytes.subarray(4_990))).toBe(true);
  });

  test('say how long they are and since when they are kept', async () => {
    const before = Date.now();
    const { bytes, keptAt } = await storage.stat(await keep('0.png', Buffer.from('four')));
    expect(bytes).toBe(4);
    // Object stores round to the second.
    expect(keptAt.getTime()).toBeGreaterThanOrEqual(before - 2_000);
  });

  test('replace an older file under the same key', async () => {
    const at = await keep('0.png', Buffer.from('the first'));
    await storage.keep(at, Buffer.from('the second'), 'image/png');
    expect(Buffer.from(await storage.read(at)).toString()).toBe('the second');
  });

  test('may be longer than memory should hold', async () => {
    const film = join(folder, `${where}.mp4`);
    writeFileSync(film, FILM);
    const at = key('0.mp4');
    kept.push(at);
    await storage.keepFile(at, film, 'video/mp4');
    expect((await storage.stat(at)).bytes).toBe(FILM.byteLength);
    expect((await bytesOf(storage.open(at))).equals(FILM)).toBe(true);
    const middle = { start: 8_388_600, end: 8_388_615 };
    expect((await bytesOf(storage.open(at, middle))).equals(FILM.subarray(8_388_600, 8_388_616))).toBe(true);
  });

  test('are missing by name before they are kept and after they are removed, which may be done twice', async () => {
    const at = await keep('0.png', Buffer.from('gone soon'));
    await storage.remove(at);
    await storage.remove(at);
    for (const gone of [at, key('never.png')]) {
      await expect(storage.read(gone)).rejects.toBeInstanceOf(MissingObject);
      await expect(storage.stat(gone)).rejects.toBeInstanceOf(MissingObject);
      await expect(storage.open(gone)).rejects.toBeInstanceOf(MissingObject);
    }
  });

  test('have an address that leads back to their key, while it is valid', () => {
    const address = storage.address('runs/1/0.png');
    expect(address).toMatch(/^\/media\/runs\/1\/0\.png\?lapse=/);
    expect(storage.keyOf(address)).toBe('runs/1/0.png');
    expect(storage.keyOf(address.replace('/0.png', '/1.png'))).toBeUndefined();
    expect(storage.publicAddress('runs/1/0.png')).toBeUndefined();
  });

  test('that arrived by this server are found by every process', async () => {
    const id = randomUUID();
    const bytes = randomBytes(3_000);
    await arriving.write(
      id,
      0,
      Readable.from([bytes.subarray(0, 1_000), bytes.subarray(1_000)]),
      new AbortController().signal,
    );
    expect(await arriving.received(id)).toBe(3_000);
    await arriving.publish(id, 'audio/wav');
    if (where === 'bucket') rmSync(arriving.pathOf(id));
    expect(readFileSync(await arriving.open(id)).equals(bytes)).toBe(true);
    await arriving.remove(id);
    await arriving.remove(id);
    expect(await arriving.received(id)).toBe(0);
  });
});

test('copies of uploads on this machine go after a day, those in the bucket stay', async () => {
  const copies = join(folder, 'copies');
  const arriving = createBucketArrivingFiles(bucket, copies);
  const [old, young] = [randomUUID(), randomUUID()];
  for (const id of [old, young]) {
    await arriving.write(id, 0, Readable.from([Buffer.from('sound')]), new AbortController().signal);
    await arriving.publish(id, 'audio/wav');
  }
  const yesterday = Date.now() / 1000 - 90_000;
  utimesSync(arriving.pathOf(old), yesterday, yesterday);
  await arriving.trim();
  expect(readdirSync(copies)).toEqual([young]);
  expect(readFileSync(await arriving.open(old), 'utf8')).toBe('sound');
  for (const id of [old, young]) await arriving.remove(id);
});

describe('a presigned upload', () => {
  let arriving: ArrivingFiles;
  const file = { contentType: 'audio/wav', bytes: 12, seconds: 60 };
  const HEADERS = { 'content-type': 'audio/wav', 'x-amz-server-side-encryption': 'AES256' };
  const put = async (id: string, body: string, headers: Record<string, string> = HEADERS) => {
    const address = (await arriving.presign?.(id, file)) ?? '';
    return (await fetch(address, { method: 'PUT', headers, body })).status;
  };
  beforeAll(() => {
    arriving = createBucketArrivingFiles(bucket, join(folder, 'presigned'));
  });

  test('takes a file of its type, length and encryption', async () => {
    const id = randomUUID();
    expect(await arriving.settle?.(id, 12)).toBe(false);
    expect(await put(id, 'twelve bytes')).toBe(200);
    expect(await arriving.settle?.(id, 12)).toBe(true);
    expect(readFileSync(await arriving.open(id), 'utf8')).toBe('twelve bytes');
    await arriving.remove(id);
  });

  test.each([
    ['another length', 'thirteen byte', HEADERS],
    ['another type', 'twelve bytes', { ...HEADERS, 'content-type': 'text/html' }],
    ['no encryption', 'twelve bytes', { 'content-type': 'audio/wav' }],
    ['another encryption', 'twelve bytes', { ...HEADERS, 'x-amz-server-side-encryption': 'aws:kms' }],
  ])('refuses %s', async (what, body, headers) => {
    const id = randomUUID();
    // Swift answers that it does not know an encryption before it reads the signature.
    const refusals = what === 'another encryption' ? [403, 501] : [403];
    expect(refusals).toContain(await put(id, body, headers as Record<string, string>));
    expect(await arriving.settle?.(id, body.length)).toBe(false);
  });

  test('does not change a file that was taken', async () => {
    const id = randomUUID();
    await put(id, 'twelve bytes');
    await arriving.settle?.(id, 12);
    expect(await put(id, 'other twelve')).toBe(200);
    expect(readFileSync(await arriving.open(id), 'utf8')).toBe('twelve bytes');
    await arriving.remove(id);
  });
});

test('public objects have an address at the CDN, private ones have none', () => {
  const storage = createBucketStorage(bucket, signer, CDN);
  expect(storage.publicAddress('avatars/a.webp')).toBeUndefined();
  expect(storage.publicAddress('cards/a.jpg')).toBe(`${CDN}/cards/a.jpg`);
  expect(storage.publicAddress('brands/1/a.png')).toBeUndefined();
  expect(storage.publicAddress('uploads/a')).toBeUndefined();
  expect(createBucketStorage(bucket, signer, undefined).publicAddress('cards/a.jpg')).toBeUndefined();
});
