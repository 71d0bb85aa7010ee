import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

export interface Holding {
  /** Connection string of the database. */
  url: string;
  readonly pid: number;
  /** Process id of the postmaster that has claimed the folder's cluster. */
  postmaster(): number;
  /** Warnings of the start. */
  notes: string;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Opens the database of a data folder in a separate process.
 * @param program the built `holder.ts`
 * @throws Error with the message for the user when it cannot
 */
export async function hold(program: string, dataDir: string, env: Record<string, string> = {}): Promise<Holding> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let notes = '';
  child.stderr.on('data', (chunk: Buffer) => {
    notes += chunk.toString();
  });
  const opened = await Promise.race([once(child.stdout, 'data'), ended.then(() => undefined)]);
  if (!opened) throw new Error(notes);
  const { url } = JSON.parse(String(opened[0])) as { url: string };
  return {
    url,
    pid: child.pid ?? 0,
    notes,
    postmaster() {
      const cluster = realpathSync(join(dataDir, 'postgres'));
      return Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    },
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
