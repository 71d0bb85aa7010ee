import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SHORT_LIVED } from '../../../scripts/lib/short-lived.mjs';
import { TestClient } from './client';
import { newPreparedDatabase } from './new-database';
import { ServerProcess } from './server-process';
import { tempDir } from './temp-dir';
import { until } from './until';

const ADMIN = join(__dirname, '../../dist/admin.js');
const run = promisify(execFile);

/**
 * Starts the built product on an empty database and a new data folder.
 * @param env added to its environment; an empty DATABASE_URL starts it on an embedded PostgreSQL
 */
export async function startServer(env: Record<string, string> = {}) {
  const folder = tempDir();
  const server = new ServerProcess({
    PATH: process.env.PATH,
    HOST: 'localhost',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: env.DATABASE_URL ?? (await newPreparedDatabase()),
    // The least scrypt cost: a hash of the default takes a fifth of a second of a processor.
    ...(!env.FLINT_ENV && { PASSWORD_HASH_COST: '10' }),
    ...env,
  });
  await server.start();

  return {
    ...runningServer(server),
    get pid() {
      return server.pid;
    },
    get logs() {
      return server.logs;
    },
    kill: (signal: NodeJS.Signals) => server.kill(signal),
    async killAfter(ms: number) {
      await delay(ms);
      await server.kill('SIGKILL');
    },
    /** Stops it, if it runs, and starts it again with the same data and address. */
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** What tests do with a server, whoever started it. */
export function runningServer({ url, env }: { readonly url: string; readonly env: NodeJS.ProcessEnv }) {
  const client = () => new TestClient(url, env.DATABASE_URL);
  const signUp = async ({ email = `${randomUUID()}@example.com`, name }: { email?: string; name?: string } = {}) => {
    const user = client();
    await user.signUp(email, name);
    return user;
  };
  return {
    url,
    env,
    /** Runs the command line. @returns its output */
    admin: async (...args: string[]) => (await run(process.execPath, [...SHORT_LIVED, ADMIN, ...args], { env })).stdout,
    client,
    signUp,
    async signUpVerified(options?: Parameters<typeof signUp>[0]) {
      const user = await signUp(options);
      await user.verify();
      return user;
    },
    until,
    /** Fails when a ledger invariant is broken. */
    async expectCleanLedger() {
      // Loaded lazily: few tests use it, and its modules would slow down the others.
      const { createOracle } = await import('./oracle');
      const oracle = createOracle(env.DATABASE_URL ?? '');
      expect(await oracle.booksNow()).toEqual([]);
      await oracle.close();
    },
  };
}

export type RunningServer = ReturnType<typeof runningServer>;
export type TestServer = Awaited<ReturnType<typeof startServer>>;
export type { TestClient };
