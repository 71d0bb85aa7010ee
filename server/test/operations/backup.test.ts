import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Run } from '@flint/shared/contracts/runs';
import { type Fal, startFal } from '../support/fal';
import { killWhileCopying } from '../support/kill-while-copying';
import { listAll } from '../support/library';
import { newDatabase } from '../support/new-database';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { ServerProcess } from '../support/server-process';
import { tempDir } from '../support/temp-dir';
import { until } from '../support/until';

const ADMIN = join(__dirname, '../../dist/admin.js');
/** Files beside those of runs, so that copying can be interrupted. */
const BALLAST = 20;

let fal: Fal;
let server: TestServer;
let user: TestClient;
const folder = join(tempDir(), 'backup');
const target = tempDir();
/** The restored server takes the address of the first, whose users come back to it; its database is embedded. */
const restored = () => ({ ...server.env, DATA_DIR: join(target, 'data'), DATABASE_URL: '' });

beforeAll(async () => {
  fal = await startFal();
  await fal.script({ prompt: 'hanging', run: { hang: true } }, {});
  server = await startServer({ ...fal.env, RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250' });
  user = await server.signUpVerified();
  await user.grant(100);
  const media = join(server.env.DATA_DIR ?? '', 'media', 'ballast');
  mkdirSync(media, { recursive: true });
  for (let at = 0; at < BALLAST; at++) writeFileSync(join(media, `${at}.bin`), randomBytes(20_000));
});
afterAll(async () => {
  await server.stop();
  await fal.stop();
});

async function order(prompt: string): Promise<string> {
  const id = crypto.randomUUID();
  const headers = { prefer: 'respond-async', 'idempotency-key': id };
  await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt }, headers);
  return id;
}
const admin = async (env: NodeJS.ProcessEnv, ...args: string[]) => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [ADMIN, ...args], { env });
  return stdout + stderr;
};
const refusal = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  admin(env, ...args).then(
    (said) => `not refused: ${said}`,
    ({ stderr }: { stderr: string }) => stderr.trim(),
  );
/** What the tests below go through, in order: each begins where the one before it ended. */
let hanging: string;
let pictures: string[];
const finished: string[] = [];

test('a backup that is killed half-way is no backup', async () => {
  finished.push(await order('a lake'));
  await user.untilEnded(finished[0] ?? '');
  hanging = await order('hanging');
  await until(async () => (await fal.log()).paid === 2, 'The request at the vendor');
  await killWhileCopying(server.env, join(folder, 'copied.jsonl'), 'backup', '--to', folder);
  expect(await refusal(server.env, 'backup:check', '--from', folder)).toContain('holds no whole backup');
  expect(await refusal(restored(), 'restore', '--from', folder)).toContain('holds no whole backup');
});

test('called again beside the working server, it goes on, and what is there is not copied again', async () => {
  const [first = ''] = readFileSync(join(folder, 'copied.jsonl'), 'utf8').split('\n');
  const { path } = JSON.parse(first) as { path: string };
  const before = statSync(join(folder, path)).ctimeMs;
  finished.push(await order('a lake, later'));
  await user.untilEnded(finished[1] ?? '');
  pictures = (await listAll(user)).map(({ id }) => id);
  const busy = order('a lake, while it is backed up');
  const said = await admin(server.env, 'backup', '--to', folder);
  await user.untilEnded(await busy);
  expect(said).toContain('Backed up as of');
  expect(said).toMatch(/Database: \d+ tables, \d+ rows\./);
  expect(said).not.toContain('are not there');
  expect(statSync(join(folder, path)).ctimeMs).toBe(before);
  expect(statSync(folder).mode & 0o077).toBe(0);
  expect(statSync(join(folder, 'manifest.json')).mode & 0o077).toBe(0);
  expect(await admin(server.env, 'backup:check', '--from', folder)).toContain('is whole');
  expect(await refusal(server.env, 'backup', '--to', folder)).toContain('holds a whole backup');
});

test.each([
  ['a table', () => join(folder, 'database', 'public.run.copy.gz')],
  ['a picture', () => pictureFile()],
  ['the list of files', () => join(folder, 'files.jsonl')],
])('a changed byte in %s is found, and nothing is restored from it', async (_what, fileOf) => {
  const file = fileOf();
  const whole = readFileSync(file);
  const changed = Buffer.from(whole);
  changed.writeUInt8((whole.at(-1) ?? 0) ^ 1, whole.length - 1);
  writeFileSync(file, changed);
  const DATABASE_URL = await newDatabase();
  const env = { ...server.env, DATA_DIR: join(tempDir(), 'data'), DATABASE_URL };
  expect(await refusal(env, 'backup:check', '--from', folder)).toContain('has changed');
  expect(await refusal(env, 'restore', '--from', folder)).toMatch(/has changed|is not as the backup was made/);
  expect(await refusal(env, 'run:list')).toContain('This database holds no Flint yet');
  writeFileSync(file, whole);
});

/** A file of a picture in the backup. */
function pictureFile(): string {
  const runs = join(folder, 'media', 'runs');
  const [run = ''] = readdirSync(runs);
  const [file = ''] = readdirSync(join(runs, run));
  return join(runs, run, file);
}

test('it is restored into an empty database only', async () => {
  expect(await refusal(server.env, 'restore', '--from', folder)).toContain('The database is not empty');
});

test('a restore that is killed half-way keeps a server from starting, goes on, and ends with clean books', async () => {
  const journal = join(target, 'data', 'restore-copied.jsonl');
  await killWhileCopying(restored(), journal, 'restore', '--from', folder);
  await expect(new ServerProcess(restored()).start()).rejects.toThrow('a restore into');
  const said = await admin(restored(), 'restore', '--from', folder);
  expect(said).toContain('The ledger is clean.');
  expect(await refusal(restored(), 'restore', '--from', folder)).toContain('The database is not empty');
});

test('the server starts on it: its users are signed in, their pictures are there, and runs in flight end', async () => {
  await server.kill('SIGKILL');
  const again = new ServerProcess(restored());
  await again.start();
  const { body } = await user.fetchJson('GET', `/api/runs/${hanging}`);
  expect((body as { run: Run }).run.status).toBe('running');
  await fal.release();
  expect(await user.untilEnded(hanging)).toMatchObject({ status: 'completed', charged: 4 });
  expect((await listAll(user)).map(({ id }) => id)).toEqual(expect.arrayContaining(pictures));
  for (const run of finished) {
    const { images } = await user.untilEnded(run);
    expect(images).toHaveLength(1);
    const answer = await user.fetch(images[0]?.url ?? '');
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, images[0]?.bytes]);
  }
  const fresh = await order('a lake after all');
  expect(await user.untilEnded(fresh)).toMatchObject({ status: 'completed' });
  expect(await admin(restored(), 'ledger:check')).toContain('The ledger is clean.');
  await again.stop();
});
