import type { Db } from '../../../platform/db/database';
import type { Tx } from '../../../platform/db/transaction';
import type { ToolChainRow } from './tables';

type Move = Pick<ToolChainRow, 'status' | 'message'> & Partial<Pick<ToolChainRow, 'most'>>;

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

/** Ids of all users' running chains. */
export async function findRunningChains(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('tool_chain').select('id').where('status', '=', 'running').execute();
  return rows.map(({ id }) => id);
}

/** Compare-and-set of a chain's status. @returns whether it had the status `from` */
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

/** Compare-and-set that starts a chain's next round. @returns whether the chain was unchanged since it was read */
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
