import type { Tx } from '../db/transaction';

export interface AuditEntry {
  /** User id, or `cli` for the command line. */
  readonly actor: string;
  readonly action: string;
  readonly target: string;
  readonly detail?: Record<string, unknown>;
}

/** Writes who did what to whom, in the transaction that does it. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { actor, action, target, detail = {} } = entry;
  await tx
    .insertInto('audit')
    .values({ actor, action, target, detail: JSON.stringify(detail) })
    .execute();
}
