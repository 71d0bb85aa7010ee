import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHORT_LIVED } from '../../scripts/lib/short-lived.mjs';
import { freePort, onFreePort, PortInUse } from '../../server/src/platform/postgres/free-port';
import { copyPrepared } from './prepared';

const READY = /Flint is ready at (\S+)/;
const STAFF = /Demo account: (staff@\S+)\s+password: (\S+)/;
const PATIENCE_MS = 120_000;
/** Folder of the server's log, beside Playwright's output of failed tests. */
const LOGS = 'test-results';

export interface Product {
  readonly url: string;
  /** Its staff account; empty outside of development, which has none. */
  readonly staff: { readonly email: string; readonly password: string };
  /** Origin that staff may load a remote from by its address; nothing listens there yet. */
  readonly triedOrigin: string;
  stop(): Promise<void>;
}

/** Variables for which a product begins on an empty data folder, with a PostgreSQL of its own. */
const ON_ITS_OWN = ['DATA_DIR', 'DATABASE_URL', 'FLINT_ENV'] as const;

/**
 * Starts the built product as it is after its first start, at an address of 127.0.0.1; with a variable of `ON_ITS_OWN`
 * for the first time.
 */
export const startProduct = (env: NodeJS.ProcessEnv = {}): Promise<Product> => onFreePort((port) => startOn(port, env));

async function startOn(port: number, env: NodeJS.ProcessEnv): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'flint-e2e-'));
  const copied = ON_ITS_OWN.some((name) => env[name] !== undefined) ? undefined : await copyPrepared(dataDir);
  const triedOrigin = `http://127.0.0.1:${await freePort()}`;
  const server = spawn(process.execPath, [...SHORT_LIVED, 'server/dist/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      FLINT_ENV: 'development',
      // The least scrypt cost: a hash of the default takes a fifth of a second of a processor.
      ...(!env.FLINT_ENV && { PASSWORD_HASH_COST: '10' }),
      RATE_LIMIT_FACTOR: '1000',
      REMOTE_OVERRIDE_ORIGINS: triedOrigin,
      ...(copied !== undefined && { DATABASE_URL: copied }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  mkdirSync(LOGS, { recursive: true });
  server.stdout.pipe(createWriteStream(join(LOGS, `server-${port}.log`)));
  server.stderr.pipe(process.stderr, { end: false });
  const { url, output } = await new Promise<{ url: string; output: string }>((resolve, reject) => {
    let said = '';
    let complaint = '';
    const late = setTimeout(() => reject(new Error(`The product did not start:\n${said}`)), PATIENCE_MS);
    server.stderr.on('data', (chunk: Buffer) => (complaint += chunk));
    server.once('close', (code) => {
      clearTimeout(late);
      const why = `The product ended with ${code}:\n${said}`;
      reject(complaint.includes('is taken by another program') ? new PortInUse(why) : new Error(why));
    });
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const ready = READY.exec(said)?.[1];
      if (ready === undefined) return;
      clearTimeout(late);
      resolve({ url: ready, output: said });
    });
  });
  const [, email = '', password = ''] = STAFF.exec(output) ?? [];
  return {
    url,
    staff: { email, password },
    triedOrigin,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
