import { isEnded } from '@flint/shared/contracts/runs';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { reverse } from '../credits/ledger';
import type { RunRow } from '../runs/tables';
import { Refused } from './refused';

export interface Refund {
  readonly run: RunRow;
  /** Whole credits; default: the whole charge. */
  readonly amount?: number | undefined;
  /** Reason that the owner reads in the transaction. */
  readonly reason: string;
  readonly actor: string;
}

/**
 * Refunds the charge of an ended run, at most once, with an audit entry for the actor.
 * @returns whole credits given back
 * @throws Refused when there is nothing to give back, or it was given back before
 */
export async function refundRun(db: Db, { run, amount, reason, actor }: Refund): Promise<number> {
  const { id, charged, part_of } = run;
  if (!isEnded(run.status) || charged === null)
    throw new Refused(`Run ${id} has not ended: cancel it, and what it did not deliver returns by itself.`);
  if (part_of !== null) throw new Refused(`Run ${id} is a step of workflow ${part_of}, which paid: refund that.`);
  if (charged === 0) throw new Refused(`Run ${id} was charged nothing.`);
  const back = amount ?? charged;
  if (back > charged) throw new Refused(`Run ${id} was charged ${charged}: more cannot be given back.`);
  const fresh = await transact(db, async (tx) => {
    const moved = await reverse(tx, { holdId: id, amount: back, description: reason });
    if (moved) await audit(tx, { actor, action: 'run.refund', target: id, detail: { amount: back, reason } });
    return moved;
  });
  if (!fresh) throw new Refused(`Run ${id} was refunded before: run:show tells when.`);
  return back;
}
