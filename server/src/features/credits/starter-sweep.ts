import type { Db } from '../../platform/db/database';
import type { Credits } from './credits-service';
import { findUsersWithoutAccount } from './starter-repository';

const BATCH = 100;

/**
 * Grants starter credits to verified users for whom the process died between verification and grant.
 * Reads the last day only: earlier sweeps have handled older users.
 */
export async function sweepStarterCredits(db: Db, credits: Credits): Promise<void> {
  for (const user of await findUsersWithoutAccount(db, BATCH)) await credits.grantStarter(user);
}
