import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from '@flint/shared/contracts/roles';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import type { Auth } from './auth';
import { createUser, findUserByEmail } from './user-service';
import { lockDemoAccounts } from './users-repository';

const ACCOUNTS: readonly { email: string; name: string; role: Role }[] = [
  { email: 'creator@example.com', name: 'Creator', role: 'user' },
  { email: 'staff@example.com', name: 'Staff', role: 'admin' },
];
const FILE = 'demo-accounts.json';

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
}
const DemoAccounts = z.array(z.object({ email: z.string(), password: z.string() }));

interface DemoAccountsDeps {
  readonly auth: Auth;
  readonly db: Db;
  /** Folder of `demo-accounts.json`, which holds the passwords, readable by its owner only. */
  readonly dataDir: string;
  grantStarter(user: { id: string; email: string }): Promise<boolean>;
}

/**
 * Seeds demo accounts, each verified and with starter credits; development only. Existing accounts are left alone,
 * changed passwords included.
 * @returns the accounts made so far, with the passwords they were made with
 */
export function seedDemoAccounts(deps: DemoAccountsDeps): Promise<DemoAccount[]> {
  return transact(deps.db, async (tx) => {
    // Of processes that start at once on a new database one makes the accounts, and the others find them.
    await lockDemoAccounts(tx);
    return makeMissing(deps);
  });
}

async function makeMissing({ auth, db, dataDir, grantStarter }: DemoAccountsDeps): Promise<DemoAccount[]> {
  const file = join(dataDir, FILE);
  const known = new Map((await readAccounts(file)).map((account) => [account.email, account]));
  for (const { email, name, role } of ACCOUNTS) {
    if (await findUserByEmail(db, email)) continue;
    const password = randomBytes(12).toString('base64url');
    // Saved before the account exists: a lost password could not be recovered.
    known.set(email, { email, password });
    await writeFile(file, `${JSON.stringify([...known.values()], null, 2)}\n`, { mode: 0o600 });
    await grantStarter(await createUser(auth, { email, password, name, role }));
  }
  return [...known.values()];
}

async function readAccounts(file: string): Promise<DemoAccount[]> {
  try {
    return DemoAccounts.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return [];
  }
}
