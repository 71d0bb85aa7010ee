import type { Db } from '../../../platform/db/database';
import type { Billing } from '../billing-service';
import { findDueUsers } from './embedded-plans-repository';
import { findDueForRefill } from './plans-repository';

/** Brings month's credits of plans that are paid by the year, and renews plans of the test mode, which sends no events. */
export async function sweepPlans(db: Db, { provider, plans }: Pick<Billing, 'provider' | 'plans'>): Promise<void> {
  const renewed = provider.id === 'embedded' ? await findDueUsers(db) : [];
  const due = new Set([...renewed, ...(await findDueForRefill(db, provider.id))]);
  for (const userId of due) await plans.settle(userId);
}
