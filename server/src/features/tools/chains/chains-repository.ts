import type { Db } from '../../../platform/db/database';
import { partId } from '../../workflows/part-id';
import type { ToolChainPartRow, ToolChainRow } from './tables';

type NewChain = Pick<ToolChainRow, 'id' | 'user_id' | 'chain' | 'input' | 'brand_profile_id'>;
type End = Pick<ToolChainRow, 'status' | 'message'>;

/** Writes a chain down; once, however often it is called. */
export async function insertChain(db: Db, row: NewChain): Promise<void> {
  await db
    .insertInto('tool_chain')
    .values({ ...row, input: JSON.stringify(row.input) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Forgets a chain whose first part was never taken on. */
export async function dropChain(db: Db, id: string): Promise<void> {
  await db.deleteFrom('tool_chain').where('id', '=', id).execute();
}

export function findChainRow(db: Db, id: string) {
  return db.selectFrom('tool_chain').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A user's newest chains, of one kind or of all. */
export function findChainRows(db: Db, userId: string, chain: string | undefined, limit: number) {
  return db
    .selectFrom('tool_chain')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(chain !== undefined, (query) => query.where('chain', '=', chain as ToolChainRow['chain']))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Ids of every chain that is under way, whoever's. */
export async function findRunningChains(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('tool_chain').select('id').where('status', '=', 'running').execute();
  return rows.map(({ id }) => id);
}

/** The runs of a chain's parts, in order. */
export function findChainParts(db: Db, id: string): Promise<ToolChainPartRow[]> {
  return db.selectFrom('tool_chain_part').selectAll().where('chain_id', '=', id).orderBy('position').execute();
}

/** Moves a chain on from a status it has. @returns whether it had it */
export async function moveChain(db: Db, id: string, from: ToolChainRow['status'], to: End): Promise<boolean> {
  const moved = await db
    .updateTable('tool_chain')
    .set(to)
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** The id of the run of an attempt at a part: whoever orders it, in whichever process, orders the same. */
export const runIdOf = (chainId: string, position: number, attempt: number) =>
  partId(chainId, `part ${position} ${attempt}`);

/** Writes down which run makes a part. */
export async function putPart(db: Db, part: Omit<ToolChainPartRow, 'run_id'>): Promise<void> {
  const { chain_id, position, attempt } = part;
  const run_id = runIdOf(chain_id, position, attempt);
  await db
    .insertInto('tool_chain_part')
    .values({ ...part, run_id })
    .onConflict((conflict) => conflict.columns(['chain_id', 'position']).doUpdateSet({ attempt, run_id }))
    .execute();
}
