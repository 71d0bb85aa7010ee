import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';

const READY = /Flint is ready at (\S+)/;
/** Line of postmaster.pid that holds the port. */
const PORT_LINE = 3;

/**
 * @typedef {object} Product
 * @property {string} address
 * @property {number | undefined} pid
 * @property {string} databaseUrl
 * @property {string} mediaDir
 * @property {NodeJS.ProcessEnv} env environment of its command line
 * @property {(name: NodeJS.Signals) => void} signal
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the built product on an empty data folder.
 * @param {{ preload?: string, env?: NodeJS.ProcessEnv }} [options] a module to preload, additional environment
 * @returns {Promise<Product>}
 */
export async function startProduct({ preload, env: more } = {}) {
  await ensureBuilt();
  const dataDir = await mkdtemp(join(tmpdir(), 'flint-bench-'));
  // PostgreSQL never runs as root, so its own user must be able to enter.
  await chmod(dataDir, 0o755);
  const port = String(await freePort());
  const env = { PORT: port, HOST: '127.0.0.1', PUBLIC_URL: `http://127.0.0.1:${port}`, DATA_DIR: dataDir };
  const imported = preload ? ['--import', preload] : [];
  const server = spawn(process.execPath, [...imported, 'server/dist/main.js'], {
    cwd: ROOT,
    env: { ...process.env, ...env, FLINT_ENV: 'development', RATE_LIMIT_FACTOR: '1000', ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await readyAddress(server);
  const databaseUrl = await embeddedUrl(dataDir);
  return {
    ...{ address, pid: server.pid, databaseUrl, mediaDir: join(dataDir, 'media') },
    env: { ...process.env, ...env, DATABASE_URL: databaseUrl },
    signal: (name) => server.kill(name),
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function readyAddress(server) {
  for await (const line of createInterface(server.stdout)) {
    const address = READY.exec(line)?.[1];
    if (address) {
      server.stdout.resume();
      return address;
    }
  }
  throw new Error('The product ended before it was ready.');
}

async function embeddedUrl(dataDir) {
  const { postgresPassword } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));
  const notes = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  const port = notes.split('\n')[PORT_LINE]?.trim();
  return `postgres://flint:${encodeURIComponent(postgresPassword)}@127.0.0.1:${port}/flint`;
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
