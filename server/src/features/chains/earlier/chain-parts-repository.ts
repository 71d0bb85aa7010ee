import type { Db } from '../../../platform/db/database';
import type { Tx } from '../../../platform/db/transaction';
import type { ToolChainPartRow } from './tables';

/** The runs of a chain's parts, in order. */
export function findChainParts(db: Db, id: string): Promise<ToolChainPartRow[]> {
  return db.selectFrom('tool_chain_part').selectAll().where('chain_id', '=', id).orderBy('position').execute();
}

/** Replaces the run of a part, and clears its choice. */
export async function upsertPart(db: Db, row: ToolChainPartRow): Promise<void> {
  const { attempt, run_id, chosen } = row;
  await db
    .insertInto('tool_chain_part')
    .values(row)
    .onConflict((conflict) => conflict.columns(['chain_id', 'position']).doUpdateSet({ attempt, run_id, chosen }))
    .execute();
}

export async function updateChosen(tx: Tx, chainId: string, position: number, chosen: number): Promise<void> {
  await tx
    .updateTable('tool_chain_part')
    .set({ chosen })
    .where('chain_id', '=', chainId)
    .where('position', '=', position)
    .execute();
}

/** Deletes the parts after a position; their runs stay. */
export async function deletePartsAfter(tx: Tx, chainId: string, position: number): Promise<void> {
  await tx.deleteFrom('tool_chain_part').where('chain_id', '=', chainId).where('position', '>', position).execute();
}
