import type { Db } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transaction';
import { partId } from '../../workflows/part-id';
import type { ToolChainPartRow, ToolChainRow } from './tables';

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

/** The runs of a chain's parts, in order. */
export function findChainParts(db: Db, id: string): Promise<ToolChainPartRow[]> {
  return db.selectFrom('tool_chain_part').selectAll().where('chain_id', '=', id).orderBy('position').execute();
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

/**
 * Goes on with what was chosen of a part: parts after it are forgotten, their results are not. What is made instead is of
 * another round.
 * @returns whether the chain was still where it was read
 */
export function chooseOf(
  db: Db,
  { id, round, status }: Pick<ToolChainRow, 'id' | 'round' | 'status'>,
  { position, chosen, most }: { position: number; chosen: number; most: number | null },
): Promise<boolean> {
  return transact(db, async (tx) => {
    const moved = await tx
      .updateTable('tool_chain')
      .set({ status: 'running', message: null, round: round + 1, most })
      .where('id', '=', id)
      .where('round', '=', round)
      .where('status', '=', status)
      .returning('id')
      .executeTakeFirst();
    if (!moved) return false;
    await tx.deleteFrom('tool_chain_part').where('chain_id', '=', id).where('position', '>', position).execute();
    await tx
      .updateTable('tool_chain_part')
      .set({ chosen })
      .where('chain_id', '=', id)
      .where('position', '=', position)
      .execute();
    return true;
  });
}

/** The id of the run of an attempt at a part: whoever orders it, in whichever process, orders the same. */
function runIdOf({ id, round }: Pick<ToolChainRow, 'id' | 'round'>, position: number, attempt: number): string {
  return partId(id, round === 0 ? `part ${position} ${attempt}` : `part ${position} ${attempt} of round ${round}`);
}

/** Writes down which run makes a part. */
export async function putPart(
  db: Db,
  chain: Pick<ToolChainRow, 'id' | 'round'>,
  { position, attempt }: Pick<ToolChainPartRow, 'position' | 'attempt'>,
): Promise<ToolChainPartRow> {
  const part = { chain_id: chain.id, position, attempt, run_id: runIdOf(chain, position, attempt), chosen: null };
  const { run_id, chosen } = part;
  await db
    .insertInto('tool_chain_part')
    .values(part)
    .onConflict((conflict) => conflict.columns(['chain_id', 'position']).doUpdateSet({ attempt, run_id, chosen }))
    .execute();
  return part;
}
