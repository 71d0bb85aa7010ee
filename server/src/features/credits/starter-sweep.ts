import type { Db } from '../../platform/db/database';
import type { Credits } from './credits-service';
import { findUsersWithoutAccount } from './starter-repository';

const BATCH = 100;

/**
 * Gives starter credits to verified users whose process died between the two.
 * Looks at the last day only: who asked earlier has been answered.
 */
export async function sweepStarterCredits(db: Db, credits: Credits): Promise<void> {
  for (const user of await findUsersWithoutAccount(db, BATCH)) await credits.grantStarter(user);
}
