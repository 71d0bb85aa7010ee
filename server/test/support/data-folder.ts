import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAMS } from './build-programs';
import { type Holding, hold } from './holding';
import { tempDir } from './temp-dir';

/** A new data folder for each test of a file; what runs on it is stopped, and it is removed, after the test. */
export function useDataFolder() {
  let folder: string;
  let holdings: Holding[];

  beforeEach(() => {
    folder = tempDir();
    holdings = [];
  });
  afterEach(async () => {
    const cluster = join(folder, 'data', 'postgres');
    for (const holding of holdings) await holding.kill('SIGTERM');
    if (existsSync(cluster)) rmSync(realpathSync(cluster), { recursive: true });
    rmSync(folder, { recursive: true });
  });

  return {
    /** The folder above the data folder. */
    get folder() {
      return folder;
    },
    get dataDir() {
      return join(folder, 'data');
    },
    /** Opens the database of the data folder in a process of its own. */
    async open(env?: Record<string, string>): Promise<Holding> {
      const holding = await hold(PROGRAMS.holder, join(folder, 'data'), env);
      holdings.push(holding);
      return holding;
    },
  };
}
