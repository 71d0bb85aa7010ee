import { CAPABILITIES } from '@flint/shared/contracts/kinds';
import type { Makers } from '@flint/shared/contracts/models';
import { costTable } from '@flint/shared/contracts/prices/cost-table';
import type { Step } from '@flint/shared/tools/steps/graph';
import { pino } from 'pino';
import { createRuns } from '../../src/features/runs/runs-service';
import { startRun } from '../../src/features/runs/start-run';
import type { AdvanceDeps } from '../../src/features/steps/advance';
import type { Contexts } from '../../src/features/steps/contexts';
import type { Leaves } from '../../src/features/steps/leaves';
import { createSteps } from '../../src/features/steps/steps-service';
import type { Db } from '../../src/platform/db/database';

const MAKERS = Object.fromEntries(CAPABILITIES.map((kind) => [kind, 'embedded'])) as unknown as Makers;
const COSTS = costTable(MAKERS);

const read = (db: Db) => createRuns({ db, storage: {} as never, signals: {} as never });

/** Leaves that start real runs with holds of their own; the test ends them. */
export function leavesOn(db: Db): Leaves {
  return {
    present: (userId, ids) => read(db).presentOwn(userId, ids),
    uses: async () => new Map(),
    async order(job, row) {
      await startRun(db, {
        ...{ id: row.run_id ?? '', userId: job.user_id, kind: 'chat', title: row.step_id, fingerprint: 'a leaf' },
        ...{ recipe: { messages: [] } as never, servedBy: 'embedded', price: job.prices[row.step_id] ?? 0 },
        ...{ leafOf: job.id, description: 'A leaf' },
      });
    },
  };
}

/** Pages, by their addresses. */
export const pagesOf = (textAt: (address: string) => string): Contexts => ({
  read: async (_userId, { address }) => ({ output: { text: textAt(String(address)), title: 'A page' }, note: null }),
});
const contexts = pagesOf((address) => `The page at ${address}`);

/** What a process moves runs with that has all the room it wants. */
export const movingOn = (db: Db): AdvanceDeps => ({
  ...{ db, leaves: leavesOn(db), contexts, log: pino({ level: 'silent' }) },
  inTurn: (move) => move(),
});

const noFile = () => Promise.reject(new Error('No files here'));

/** The feature on a database alone; the test moves its runs. */
export const engineOn = (db: Db) =>
  createSteps({
    db,
    leaves: leavesOn(db),
    conductor: { follow: () => undefined, takeUp: async () => undefined },
    kinds: { makers: () => MAKERS, costs: () => COSTS },
    runs: read(db),
    credits: { balance: async () => ({ balance: 1_000_000, held: 0 }) },
    brands: { forPrompt: () => Promise.reject(new Error('No brands here')) },
    files: { pictures: { keep: noFile }, recordings: { measure: noFile }, contexts },
  });

/** A step that writes. */
export const chat = (id: string, content: string): Step => ({
  ...{ id, kind: 'chat', input: { messages: [{ role: 'user', content }], max_tokens: 200 } },
});
