import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createControl } from '../../simulators/control/control.mjs';
import { createOAuthSimulator } from '../../simulators/oauth/simulator.mjs';

const READY = /Flint is ready at (\S+)/;
const STAFF = /Demo account: (staff@\S+)\s+password: (\S+)/;
const PATIENCE_MS = 60_000;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** Starts the built product on an empty data folder, for all specs; `E2E_URL` tells them where. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'flint-e2e-'));
  const google = await createOAuthSimulator();
  const control = await createControl([google]);
  process.env.E2E_CONTROL = control.url;
  const [port, tried] = [await freePort(), await freePort()];
  // Where a test may try a remote from.
  process.env.E2E_TRIED = `http://127.0.0.1:${tried}`;
  const server = spawn(process.execPath, ['server/dist/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      FLINT_ENV: 'development',
      RATE_LIMIT_FACTOR: '1000',
      REMOTE_OVERRIDE_ORIGINS: process.env.E2E_TRIED,
      ...google.env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const late = setTimeout(() => reject(new Error(`The product did not start:\n${output}`)), PATIENCE_MS);
    server.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${output}`)));
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = READY.exec(output);
      if (!ready?.[1]) return;
      clearTimeout(late);
      process.env.E2E_URL = ready[1];
      [, process.env.E2E_STAFF_EMAIL, process.env.E2E_STAFF_PASSWORD] = STAFF.exec(output) ?? [];
      resolve();
    });
  });
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await Promise.all([control.close(), google.close()]);
    await rm(dataDir, { recursive: true, force: true });
  };
}
