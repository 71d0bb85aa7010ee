import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

const START_MS = 180_000;
const STOP_MS = 30_000;
const READY = /^Flint is ready at (\S+)$/m;

/**
 * Starts the built server on an empty embedded PostgreSQL.
 * @returns {Promise<{ url: string, stop: () => Promise<void>, kill: () => Promise<void> }>}
 * @throws Error with what it printed when it does not become ready
 */
export async function startServer({ node, checkout, data }) {
  const env = { PATH: process.env.PATH, HOST: 'localhost', PORT: '0', DATA_DIR: data };
  const child = spawn(node, ['server/dist/main.js'], { cwd: checkout, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let output = '';
  const ready = new Promise((resolve) => {
    const listen = (chunk) => {
      output += chunk;
      if (READY.test(output)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
  const within = async (work, limit) => {
    const timer = new AbortController();
    const late = delay(limit, 'late', { signal: timer.signal }).catch(() => undefined);
    const first = await Promise.race([work, late]);
    timer.abort();
    return first !== 'late';
  };
  /** Does nothing when the server has ended. */
  const kill = async () => {
    child.kill('SIGTERM');
    if (await within(ended, STOP_MS)) return;
    child.kill('SIGKILL');
    await ended;
  };

  if (!(await within(Promise.race([ready, ended]), START_MS)) || child.exitCode !== null) {
    await kill();
    throw new Error(`the server did not become ready\n${output.trim().slice(-2_000)}`);
  }
  return {
    url: READY.exec(output)[1],
    kill,
    async stop() {
      child.kill('SIGTERM');
      if (!(await within(ended, STOP_MS))) throw new Error(`the server did not stop within ${STOP_MS / 1000} s`);
      if (child.exitCode !== 0) throw new Error(`the server ended with ${child.exitCode}\n${output.slice(-2_000)}`);
    },
  };
}
