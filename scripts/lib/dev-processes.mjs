import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { programOf } from './run.mjs';

/** Processes of this development session, which end with it. */
const children = new Set();

/** Starts a program that runs until the session ends; its output is prefixed with its name. */
function startProcess(name, args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const show = (chunk) => {
    for (const line of String(chunk).split('\n')) if (line.trim()) console.log(`${name.padEnd(14)} ${line}`);
  };
  child.stdout.on('data', show);
  child.stderr.on('data', show);
  children.add(child);
  child.once('close', () => children.delete(child));
  return child;
}

/**
 * Starts a bundler: `serve` updates modules in the browser, `build --watch` writes files.
 * @param {{ config?: string, env?: Record<string, string> }} options `config`: another one than the folder's own
 */
export function startBundler(name, command, { config = `${name}/rspack.config.ts`, env = {} } = {}) {
  const args = [programOf('@rspack/cli', 'rspack'), ...command, '-c', config, '--mode', 'development'];
  return startProcess(name, args, { ...env, NODE_ENV: 'development' });
}

/** Runs the built server and restarts it whenever its build changes. */
export function startServer(env) {
  let restarting;
  let server = startProcess('server', ['server/dist/main.js'], env);
  const restart = async () => {
    await end(server);
    server = startProcess('server', ['server/dist/main.js'], env);
  };
  watch(join(ROOT, 'server/dist'), (_event, file) => {
    if (file !== 'main.js') return;
    clearTimeout(restarting);
    restarting = setTimeout(restart, 200);
  });
}

/** Ends all processes of the session, and waits for them. */
export async function endAll() {
  await Promise.all([...children].map(end));
}

function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('close', resolve);
    child.kill('SIGTERM');
  });
}
