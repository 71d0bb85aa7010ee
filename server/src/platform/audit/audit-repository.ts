import type { Tx } from '../db/transaction';

/** @param row `detail` is JSON */
export async function insertAudit(
  tx: Tx,
  row: { actor: string; action: string; target: string; detail: string },
): Promise<void> {
  await tx.insertInto('audit').values(row).execute();
}
