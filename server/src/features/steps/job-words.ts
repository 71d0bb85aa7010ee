import type { RunWords } from '../runs/words';
import { wordsOfSteps } from '../runs/words';
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
