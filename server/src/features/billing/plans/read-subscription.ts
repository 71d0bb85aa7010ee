import type { Subscription } from '@flint/shared/contracts/subscriptions';
import type { Db } from '../../../platform/db/database';
import { toSubscription } from './plan-presenter';
import { findLive } from './plans-repository';

/** The plan that a user has now, as it was when the provider was read last; null without one. */
export async function readSubscription(db: Db, userId: string): Promise<Subscription | null> {
  const row = await findLive(db, userId);
  return row ? toSubscription(row) : null;
}
