import type { Db } from '../../platform/db/database';
import { type Tx, transact } from '../../platform/db/transaction';
import { findRun } from './runs-repository';
import type { RunRow } from './tables';
import { deliveredWords, type RunWords, wordsOfSteps } from './words';
import { findMadeSteps, hideWords, insertWords, updateWords } from './words-repository';

/** Reads the words of a run of steps, whose steps belong to another feature. */
export type ReadWords = (tx: Tx) => Promise<RunWords | undefined>;
/** The words that the steps of a run gave by now. */
export type ReadStepWords = (tx: Tx, id: string) => Promise<RunWords | undefined>;

declare module '../../platform/composition/contributions' {
  interface Contributions {
    stepWords: ReadStepWords;
  }
}

/**
 * Makes the words that a run delivered an item of its owner's library, in the transaction that ends the run. The words
 * of a step stand in the item of the run that it belongs to.
 */
export async function keepWords(tx: Tx, run: RunRow, charged: number, read?: ReadWords): Promise<void> {
  if (run.part_of !== null || run.leaf_of !== null) return;
  const found = read ? await read(tx) : await wordsIn(tx, run);
  if (found) await insertWords(tx, run, found, { cost: charged });
}

/** The words of a run, or of a workflow's steps. */
export async function wordsIn(tx: Db | Tx, run: RunRow): Promise<RunWords | undefined> {
  if (run.kind !== 'workflow') return deliveredWords(run);
  const steps = await findMadeSteps(tx, run.id);
  const words = await Promise.all(steps.map(async (step) => (await deliveredWords(step))?.words ?? ''));
  return wordsOfSteps(steps.map(({ name }, at) => ({ name, words: words[at] ?? '' })));
}

/** Makes the words of a run that ended before an item. Idempotent. */
export function addWords(
  db: Db,
  run: Pick<RunRow, 'id' | 'user_id' | 'title' | 'search'>,
  words: RunWords,
  made: { readonly cost: number; readonly at: Date },
): Promise<void> {
  return insertWords(db, run, words, made);
}

/** Replaces the words that a run's item shows and is found by. */
export async function changeWords(db: Db, runId: string, words: string): Promise<void> {
  await transact(db, async (tx) => {
    const run = await findRun(tx, runId);
    if (run) await updateWords(tx, run, words);
  });
}

/** Takes the words of a run out of the library, or puts them back. */
export function showWords(db: Db, runId: string, shown: boolean): Promise<void> {
  return hideWords(db, runId, !shown);
}
