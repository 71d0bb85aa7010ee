import type { Tx } from '../db/transaction';
import { insertAudit } from './audit-repository';

export interface AuditEntry {
  /** User id; `cli` for the command line, `system` for what the server does by itself. */
  readonly actor: string;
  readonly action: string;
  readonly target: string;
  readonly detail?: Record<string, unknown>;
}

/** Audit log: records actor, action and subject in the transaction that makes the change. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { actor, action, target, detail = {} } = entry;
  await insertAudit(tx, { actor, action, target, detail: JSON.stringify(detail) });
}
