import type { BaseLogger } from 'pino';
import type { Db } from '../../platform/db/database';
import type { Credits } from './credits-service';
import { findUsersWithoutAccount } from './starter-repository';

const BATCH = 100;

/**
 * Grants starter credits to verified users for whom the process died between verification and grant.
 * Reads the last day only: earlier sweeps have handled older users. All of that day are gone through: those who get none,
 * since their mailbox had them before, are found each time.
 */
export async function sweepStarterCredits(
  db: Db,
  credits: Pick<Credits, 'grantStarter'>,
  log: Pick<BaseLogger, 'error'>,
): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const users = await findUsersWithoutAccount(db, { after, limit: BATCH });
    for (const user of users)
      await credits
        .grantStarter(user)
        .catch((err: unknown) => log.error({ err, userId: user.id }, 'starter credits could not be granted'));
    after = users.length < BATCH ? undefined : users.at(-1)?.id;
  }
}
