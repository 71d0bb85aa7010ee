import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { S3Config } from '../../src/config';
import { loadConfig } from '../../src/config/load-config';
import { type Bucket, createBucket } from '../../src/platform/storage/bucket';
import { moveToBucket } from '../../src/platform/storage/move/move-to-bucket';
import { killWhileCopying } from '../support/kill-while-copying';
import { runSql } from '../support/library';
import { startS3 } from '../support/s3';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { ServerProcess } from '../support/server-process';
import { tempDir } from '../support/temp-dir';
import { until } from '../support/until';

const ADMIN = join(__dirname, '../../dist/admin.js');
/** Enough files for a move to be killed among them. */
const BALLAST = 20;

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

const move = async (env: NodeJS.ProcessEnv) =>
  JSON.parse((await promisify(execFile)(process.execPath, [ADMIN, 'storage:move', '--json'], { env })).stdout);
const sayNothing = () => undefined;

/**
 * Files of the blog's posts, once the server writes none any more: one each, and the index. The outbox is empty when the
 * last of them has been written.
 */
async function postFiles(server: TestServer, user: TestClient): Promise<number | undefined> {
  const { total } = (await (await user.fetch('/blogs/index.json')).json()) as { total: number };
  const tasks = await runSql(server, 'select 1 from blog_file_task');
  return total > 0 && tasks.length === 0 ? total + 1 : undefined;
}

test('the files of a server are moved, also after the move was killed, and are shown from the bucket', async () => {
  const server = await startServer({ SWEEP_MS: '250', TRIM_MS: '250' });
  const user = await server.signUpVerified();
  const made = await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'dunes', style: 'cartoon' });
  const { images } = made.body as { images: { url: string }[] };
  const url = images[0]?.url ?? '';
  const bytes = Buffer.from(await (await user.fetch(url)).arrayBuffer());
  const data = server.env.DATA_DIR ?? '';
  mkdirSync(join(data, 'media/ballast'), { recursive: true });
  for (let at = 0; at < BALLAST; at++) writeFileSync(join(data, `media/ballast/${at}.bin`), randomBytes(2_000));
  const env = { ...server.env, ...s3.env };
  const blog = await until(() => postFiles(server, user), 'The first posts are written as files');
  const all = BALLAST + 1 + blog;

  await killWhileCopying(env, join(data, 'storage-move.jsonl'), 'storage:move');

  const moved = await move(env);
  expect(moved.before).toBeGreaterThanOrEqual(5);
  expect(moved.files + moved.before).toBe(all);
  expect(moved.files).toBeGreaterThan(0);
  expect(await move(env)).toEqual({ files: 0, bytes: 0, before: all });

  await server.kill('SIGTERM');
  rmSync(join(data, 'media'), { recursive: true });
  const again = new ServerProcess(env);
  await again.start();
  const shown = await user.fetch(url);
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
  await again.stop();
  await server.restart();
  await server.stop();
});

describe('one file', () => {
  let bucket: Bucket;
  let folder: string;
  beforeEach(() => {
    folder = tempDir();
    bucket = createBucket(loadConfig({ ...s3.env, DATA_DIR: folder }).s3 as S3Config);
    mkdirSync(join(folder, 'media/runs'), { recursive: true });
    writeFileSync(join(folder, 'media/runs/0.png'), 'a picture');
  });
  afterEach(() => {
    bucket.close();
    rmSync(folder, { recursive: true });
  });

  test('whose copy differs is not counted as moved, and is copied again', async () => {
    const damaged = { ...bucket, get: async () => Readable.from(['a picturf']) };
    await expect(moveToBucket(folder, damaged, sayNothing)).rejects.toThrow(
      'The copy of media/runs/0.png in the bucket differs',
    );
    expect(await moveToBucket(folder, bucket, sayNothing)).toEqual({ files: 1, bytes: 9, before: 0 });
  });

  test('that is gone from the bucket, or has changed on disk, is copied again', async () => {
    await moveToBucket(folder, bucket, sayNothing);
    await bucket.remove('runs/0.png');
    expect(await moveToBucket(folder, bucket, sayNothing)).toMatchObject({ files: 1, before: 0 });
    writeFileSync(join(folder, 'media/runs/0.png'), 'another picture');
    expect(await moveToBucket(folder, bucket, sayNothing)).toMatchObject({ files: 1, before: 0 });
    expect(await moveToBucket(folder, bucket, sayNothing)).toMatchObject({ files: 0, before: 1 });
  });
});

test('without a bucket the command says what is missing', async () => {
  const env = { PATH: process.env.PATH, DATA_DIR: tempDir() };
  await expect(move(env)).rejects.toThrow('S3_BUCKET is missing');
});
