import { randomUUID } from 'node:crypto';
import type { Role } from '@flint/shared/contracts/roles';
import type { TokenScope } from '../../src/features/releases/tokens';
import type { Db } from '../../src/platform/db/database';

/** Actor in the audit log. */
const ACTOR = 'cli';

/**
 * Does in this process, through the product's own services, what `npm run admin` does: that loads the whole server, which
 * takes longer than most tests. Services are loaded when they are first used, because many files need none.
 */
async function withDatabase<T>(databaseUrl: string | undefined, work: (db: Db) => Promise<T>): Promise<T> {
  if (!databaseUrl) throw new Error('An embedded database is reached by commands alone.');
  const { connect } = await import('../../src/platform/db/database');
  const { db, close } = connect(databaseUrl, 1);
  return work(db).finally(close);
}

/** As `credits:grant`. */
export const grantCredits = (databaseUrl: string | undefined, userId: string, amount: number): Promise<void> =>
  withDatabase(databaseUrl, async (db) => {
    const { createCredits } = await import('../../src/features/credits/credits-service');
    await createCredits({ db }).grant({ userId, amount, reason: 'test', actor: ACTOR, key: randomUUID() });
  });

/** As `user:role`. */
export const giveRole = (databaseUrl: string | undefined, userId: string, role: Role): Promise<void> =>
  withDatabase(databaseUrl, async (db) => {
    const { setRole } = await import('../../src/features/users/user-service');
    await setRole(db, { userId, role, actor: ACTOR });
  });

/**
 * As `token:create`, for a CI.
 * @param remote,environment `all`: every one
 * @returns the token
 */
export const makeToken = (
  databaseUrl: string | undefined,
  name: string,
  remote: string,
  environment: string,
): Promise<string> =>
  withDatabase(databaseUrl, async (db) => {
    const { createToken } = await import('../../src/features/releases/tokens');
    const scope = {
      ...{ name, holder: { kind: 'ci', name: 'ci:team' } },
      ...{ remote: remote === 'all' ? null : remote, environment: environment === 'all' ? null : environment },
    } as TokenScope;
    const token = await createToken(db, scope, { actor: ACTOR, why: 'a test' });
    if (!token) throw new Error(`There is a token with the name ${name}.`);
    return token;
  });
