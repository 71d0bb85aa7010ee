import { type Kysely, sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import { wordsIn } from '../keep-words';
import type { RunRow } from '../tables';
import { toolWords } from '../words';
import { insertWords } from '../words-repository';

const KINDS = ['image', 'video', 'audio', 'file', 'text', 'transcript', 'answer', 'workflow'];
const ROLES = ['image', 'video', 'audio', 'stem', 'midi', 'subtitles', 'words'];
/** Runs read at a time: their outputs are texts of up to some hundred kilobytes. */
const BATCH = 200;

const listed = (names: readonly string[]) => sql.join(names.map((name) => sql.lit(name)));

/** What runs deliver in words stands in the library, found by its words; those of earlier runs too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table asset
      drop constraint asset_kind_check,
      drop constraint asset_role_check,
      alter column storage_key drop not null,
      add constraint asset_kind_check check (kind in (${listed(KINDS)})),
      add constraint asset_role_check check (role in (${listed(ROLES)})),
      add constraint asset_key_check check ((storage_key is null) = (role = 'words'))`.execute(db);
  await sql`
    create table asset_words (
      asset_id uuid primary key references asset on delete cascade,
      words text not null,
      excerpt text not null,
      length integer not null check (length > 0)
    )`.execute(db);
  await fill(db as Db);
}

/** Makes the words of ended runs items of their owners' libraries; those that are items already stay. */
export async function fill(tx: Db): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<RunRow & { edited: object | null; hidden: Date | null }>`
      select run.*, tool_run.edited, tool_run.deleted_at as hidden
      from run left join tool_run on tool_run.run_id = run.id
      where run.id > ${after}::uuid and run.finished_at is not null
        and run.part_of is null and run.leaf_of is null
        and (run.kind = 'workflow' or (run.kind in ('chat', 'transcript', 'prompt', 'tool') and run.output is not null))
      order by run.id limit ${BATCH}`.execute(tx);
    for (const row of rows) await fillOne(tx, row);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

async function fillOne(
  tx: Db,
  { edited, hidden, ...run }: RunRow & { edited: object | null; hidden: Date | null },
): Promise<void> {
  const found = await wordsIn(tx, run as RunRow);
  if (!found || hidden) return;
  const words = edited && run.kind === 'tool' ? await toolWords(run.recipe.tool, edited) : found.words;
  await insertWords(tx, run, words.trim() === '' ? found : { ...found, words }, {
    cost: run.charged ?? 0,
    at: run.finished_at,
  });
}
