import type { Tx } from '../../platform/db/transaction';
import { readRuns } from '../runs/run-rows';
import { deliveredWords, type RunWords, wordsOfSteps } from '../runs/words';
import { idsOfLeaves } from './leaves';
import { findJobSteps } from './steps-repository';
import type { JobStepRow } from './tables';

/** The words that the steps of a run gave, as their owner left them; those of a loop's items each. */
export function wordsOfJob(rows: readonly Pick<JobStepRow, 'step_id' | 'item' | 'run_id' | 'output'>[]) {
  const made = rows.filter(({ run_id }) => run_id !== null);
  const several = new Set(made.filter(({ item }) => item > 0).map(({ step_id }) => step_id));
  return wordsOfSteps(
    made.map(({ step_id, item, output }) => ({
      name: several.has(step_id) ? `${step_id} ${item + 1}` : step_id,
      words: typeof output?.text === 'string' ? output.text : '',
    })),
  ) satisfies RunWords | undefined;
}

/** The words of a run of steps as its leaves delivered them, with their formatting, and as its owner changed them. */
export async function readJobWords(tx: Tx, id: string): Promise<RunWords | undefined> {
  const rows = await findJobSteps(tx, [id]);
  const leaves = new Map((await readRuns(tx, idsOfLeaves(rows))).map((leaf) => [leaf.id, leaf]));
  const worded = rows.map(async (row) => {
    const leaf = leaves.get(row.run_id ?? '');
    if (!leaf || row.edited || typeof row.output?.text !== 'string') return row;
    const { words = row.output.text } = (await deliveredWords(leaf)) ?? {};
    return { ...row, output: { ...row.output, text: words } };
  });
  return wordsOfJob(await Promise.all(worded));
}
