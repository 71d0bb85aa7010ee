import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopAtTheEnd } from './leftovers';
import { until } from './until';

const ADMIN = join(__dirname, '../../dist/admin.js');
const HOLD_COPIES = join(__dirname, 'hold-copies.cjs');
const COPIED = 5;

/**
 * Starts a command that copies files, some of them from a folder `ballast`, and kills it when it has copied some.
 * @param journal the file in which the command notes each copied file by a line
 */
export async function killWhileCopying(env: NodeJS.ProcessEnv, journal: string, ...args: string[]): Promise<void> {
  const held = { ...env, NODE_OPTIONS: `--require=${HOLD_COPIES}`, HELD_AFTER: String(COPIED) };
  const child = spawn(process.execPath, [ADMIN, ...args], { env: held, stdio: ['ignore', 'ignore', 'pipe'] });
  stopAtTheEnd(async () => child.kill('SIGKILL'));
  const ended = once(child, 'close');
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text));
  const lines = () => (existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').length - 1 : 0);
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The command ended with ${child.exitCode}: ${said}`);
    return lines() >= COPIED;
  }, 'Copied files');
  child.kill('SIGKILL');
  await ended;
}
