import type { Db } from '../../../platform/db/database';
import type { Tx } from '../../../platform/db/transaction';
import type { ToolChainRow } from './tables';

/** A chain as it is asked for. */
export type NewChain = Pick<
  ToolChainRow,
  'id' | 'user_id' | 'chain' | 'input' | 'brand_profile_id' | 'choose' | 'most'
>;
type Move = Pick<ToolChainRow, 'status' | 'message'> & Partial<Pick<ToolChainRow, 'most'>>;

/** Writes a chain down. @returns it; undefined where its id is taken */
export function insertChain(db: Db, row: NewChain): Promise<ToolChainRow | undefined> {
  return db
    .insertInto('tool_chain')
    .values({ ...row, input: JSON.stringify(row.input) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
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

/** Moves a chain on from a status it has. @returns whether it had it */
export async function moveChain(db: Db, id: string, from: ToolChainRow['status'], to: Move): Promise<boolean> {
  const moved = await db
    .updateTable('tool_chain')
    .set(to)
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Begins the next round of a chain that is where it was read. @returns whether it was */
export async function updateToNextRound(
  tx: Tx,
  { id, round, status }: Pick<ToolChainRow, 'id' | 'round' | 'status'>,
  most: number | null,
): Promise<boolean> {
  const moved = await tx
    .updateTable('tool_chain')
    .set({ status: 'running', message: null, round: round + 1, most })
    .where('id', '=', id)
    .where('round', '=', round)
    .where('status', '=', status)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}
