import type { Environment } from '@flint/shared/contracts/boot';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { readStamp } from '../../platform/db/environment-stamp-repository';
import { transact } from '../../platform/db/transaction';
import { finishRun } from '../runs/finish-run';
import { RestampRefused } from './restamp-refused';
import {
  cancelWorkflows,
  countOtherClients,
  deleteWaitingMail,
  findUnfinished,
  insertStamp,
  updateStamp,
} from './stamp-repository';

interface Restamp {
  readonly to: Environment;
  readonly why: string;
  readonly actor: string;
}

/** What a restamp ended. */
interface Restamped {
  readonly from: Environment | null;
  readonly runs: number;
  readonly letters: number;
}

/**
 * Gives a database, such as a copy of another environment's, to an environment. Nothing of the former one goes on in it:
 * unfinished runs end with their credits returned, and letters that wait are dropped. Repeatable: the stamp changes last.
 * @throws RestampRefused when it belongs to that environment, or a server uses it
 */
export async function restamp(db: Db, { to, why, actor }: Restamp): Promise<Restamped> {
  const from = (await readStamp(db)) ?? null;
  if (from === to) throw new RestampRefused(`This database belongs to ${to} already.`);
  if ((await countOtherClients(db)) > 0)
    throw new RestampRefused('Flint uses this database: stop every process of it first.');
  await transact(db, cancelWorkflows);
  const runs = await findUnfinished(db);
  for (const id of runs)
    await finishRun(db, id, { code: 'provider_failed', words: `This copy of the data was given to ${to}.` });
  return transact(db, async (tx) => {
    const letters = await deleteWaitingMail(tx);
    if (!(await insertStamp(tx, to))) await updateStamp(tx, to);
    const detail = { from, to, why, runs: runs.length, letters };
    await audit(tx, { actor, action: 'environment.restamp', target: 'database', detail });
    return { from, runs: runs.length, letters };
  });
}
