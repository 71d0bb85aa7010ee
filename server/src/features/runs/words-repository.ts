import { randomUUID } from 'node:crypto';
import { shortened } from '@flint/shared/contracts/graphemes';
import { searchText } from '@flint/shared/contracts/search-text';
import { plainWords } from '@flint/shared/contracts/workflow/plain-words';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { RunRow } from './tables';
import type { RunWords, Worded } from './words';

/** Position of the words of a run among its files, which are counted from 0. */
const WORDS_POSITION = -1;
/** Most characters that a tile shows. */
const EXCERPT_MAX = 600;
/** Most characters that are searched: an index of more would cost more than it finds. */
const SEARCHED_MAX = 60_000;

/** @param text without what a tile has no use for */
const toColumns = (words: string, text = words) => ({
  words,
  excerpt: shortened(plainWords(text), EXCERPT_MAX),
  // Characters as Unicode counts them: the letters that people count take a second for a long transcript.
  length: Array.from(words).length,
});

type Owner = Pick<RunRow, 'id' | 'user_id' | 'title'>;
/** With what it is found by so far. */
type Searched = Owner & Pick<RunRow, 'search'>;

/** Makes the words of a run an item of its owner's library. Idempotent. */
export async function insertWords(
  tx: Db | Tx,
  run: Searched,
  { kind, words }: RunWords,
  made: { readonly cost: number; readonly at?: Date | null },
): Promise<void> {
  const asset = await tx
    .insertInto('asset')
    .values({
      ...{ id: randomUUID(), run_id: run.id, user_id: run.user_id, position: WORDS_POSITION },
      ...{ kind, role: 'words' as const, part_of: null, name: null, storage_key: null, poster_key: null },
      ...{ content_type: 'text/plain', bytes: Buffer.byteLength(words), cost: made.cost },
      ...{ width: null, height: null, seed: null, dominant_color: null, seconds: null, peaks: null },
      ...{ made_as: null, recipe: null, drawn: null, deleted_at: null, ...(made.at && { created_at: made.at }) },
    })
    .onConflict((conflict) => conflict.columns(['run_id', 'position']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!asset) return;
  await tx
    .insertInto('asset_words')
    .values({ asset_id: asset.id, ...toColumns(words, kind === 'workflow' ? withoutStepName(words) : words) })
    .execute();
  await indexWords(tx, run.id, run.search, words);
}

/** The words of several steps from the first one's own on: a tile shows the name of the run. */
const withoutStepName = (words: string) => words.replace(/^## .*\n+/, '');

/** Replaces the words of a run, which their owner has changed. */
export async function updateWords(tx: Db | Tx, run: Owner, words: string): Promise<void> {
  const changed = await tx
    .updateTable('asset_words')
    .set(toColumns(words))
    .where('asset_id', 'in', (query) =>
      query.selectFrom('asset').select('id').where('run_id', '=', run.id).where('position', '=', WORDS_POSITION),
    )
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) await indexWords(tx, run.id, run.title, words);
}

async function indexWords(tx: Db | Tx, id: string, title: string, words: string): Promise<void> {
  const search = searchText(`${title} ${words.slice(0, SEARCHED_MAX)}`);
  await tx.updateTable('run').set({ search }).where('id', '=', id).execute();
}

/** Takes the words of a run out of its owner's library, or puts them back. */
export async function hideWords(db: Db | Tx, runId: string, hidden: boolean): Promise<void> {
  await db
    .updateTable('asset')
    .set({ deleted_at: hidden ? sql<Date>`coalesce(deleted_at, now())` : null })
    .where('run_id', '=', runId)
    .where('position', '=', WORDS_POSITION)
    .execute();
}

/** The finished steps of a workflow, in order, with the runs that made them. */
export function findMadeSteps(tx: Db | Tx, workflowId: string) {
  return tx
    .selectFrom('run_step')
    .innerJoin('run', 'run.id', 'run_step.made_by')
    .select(['run_step.step_id as name', 'run.kind', 'run.recipe', 'run.output'])
    .where('run_step.run_id', '=', workflowId)
    .where('run_step.status', '=', 'done')
    .orderBy('run_step.position')
    .$castTo<{ name: string } & Worded>()
    .execute();
}
