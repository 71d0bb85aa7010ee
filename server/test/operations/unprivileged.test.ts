import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { TestClient } from '../support/client';
import { ServerProcess } from '../support/server-process';
import { tempDir } from '../support/temp-dir';

/** Any account that owns nothing here. */
const NOBODY = 65_534;
const DROP = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs', '--'];
/** Makes every mounted disk but the data folder read-only, in a view of this process alone. */
const readOnlyBut = (dataDir: string) => [
  ...['unshare', '--mount', 'sh', '-ec'],
  `mount --bind "${dataDir}" "${dataDir}"; mount -o remount,bind,ro /; mount -o remount,bind,rw "${dataDir}"; exec "$@"`,
  'sh',
];

const may = (...command: string[]) => {
  try {
    const [program = '', ...args] = command;
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
/** Whether this tree belongs to root, can be read by others, and this test may become another account. */
const canDrop = process.getuid?.() === 0 && may(...DROP, 'test', '-r', join(__dirname, '../../dist/main.js'));
const canMount = canDrop && may('unshare', '--mount', 'mount', '-o', 'remount,bind,ro', '/');
if (!canDrop || !canMount)
  console.warn('Skipped in part: this user may not change accounts or mounts, or others may not read this tree.');

async function startAs(wrap: (dataDir: string) => readonly string[]) {
  const dataDir = join(tempDir(), 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  chownSync(dataDir, NOBODY, NOBODY);
  const env = { PATH: process.env.PATH, HOST: 'localhost', DATA_DIR: dataDir, DATABASE_URL: '' };
  const server = new ServerProcess(env, wrap(dataDir));
  await server.start();
  return { server, dataDir, url: server.url };
}

/** Signs up and makes a picture and a spoken text, which need the database, storage and scratch files. */
async function tryOut(url: string) {
  const user = new TestClient(url);
  await user.signUp(`${crypto.randomUUID()}@example.com`);
  await user.verify();
  const made = await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'dunes', style: 'cartoon' });
  expect(made.status).toBe(200);
  const { images } = made.body as { images: { url: string }[] };
  expect((await user.fetch(images[0]?.url ?? '')).status).toBe(200);
  const spoken = await user.fetchJson('POST', '/api/fal-ai/speech/text-to-speech', { text: 'A lake at dawn.' });
  expect(spoken.status).toBe(200);
}

(canDrop ? test : test.skip)('an unprivileged user starts a tree that root installed', async () => {
  const { server, dataDir, url } = await startAs(() => DROP);
  expect(statSync(join(dataDir, 'postgres')).uid).toBe(NOBODY);
  await tryOut(url);
  await server.stop();
});

(canMount ? test : test.skip)('a read-only root file system with a writable data folder is enough', async () => {
  const { server, url } = await startAs((dataDir) => [...readOnlyBut(dataDir), ...DROP]);
  await tryOut(url);
  await server.stop();
});
