import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
/** Characters of a failed step's output that are shown, from the end. */
const TAIL = 2_000;

/**
 * Runs a step with a timeout.
 * @param {{ cwd?: string, node?: string, limit: number }} options `node` becomes the Node that the step's own scripts find; `limit` in ms
 * @returns {Promise<string>} its output
 * @throws Error naming the step, with the end of what it printed
 */
export async function runBounded(command, args, { cwd, node, limit }) {
  const PATH = node ? `${dirname(node)}:${process.env.PATH}` : process.env.PATH;
  try {
    const options = { cwd, timeout: limit, maxBuffer: 64 << 20, env: { ...process.env, PATH } };
    return (await execute(command, args, options)).stdout;
  } catch (error) {
    const why = error.killed ? `took longer than ${limit / 1000} s` : 'failed';
    const said = `${error.stdout ?? ''}${error.stderr ?? error.message}`.trim().slice(-TAIL);
    throw new Error(`\`${[command.split('/').pop(), ...args].join(' ')}\` ${why}\n${said}`);
  }
}
