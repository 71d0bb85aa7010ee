import type { Auth } from '../../src/features/users/auth';
import { seedDemoAccounts } from '../../src/features/users/demo-accounts';
import { connect, type Database } from '../../src/platform/db/database';
import { newPreparedDatabase } from '../support/new-database';
import { tempDir } from '../support/temp-dir';

let database: Database;
beforeAll(async () => {
  database = connect(await newPreparedDatabase());
});
afterAll(() => database.close());

test('processes that start at once on a new database share the demo accounts', async () => {
  const { db, pool } = database;
  const createUser = async ({ body: { email, name } }: { body: { email: string; name: string } }) => {
    const values = [email, email, name];
    await pool.query(`INSERT INTO "user" (id, email, name, "emailVerified") VALUES ($1, $2, $3, true)`, values);
    return { user: { id: email, email, name, emailVerified: true, role: 'user', createdAt: new Date(0) } };
  };
  const auth = { api: { createUser } } as unknown as Auth;
  const granted: string[] = [];
  const grantStarter = async ({ email }: { email: string }) => granted.push(email) > 0;
  const processes = await Promise.all(
    [1, 2, 3].map(() => seedDemoAccounts({ auth, db, dataDir: tempDir(), grantStarter })),
  );
  expect(granted).toEqual(['creator@example.com', 'staff@example.com']);
  // A process that made none knows no password.
  expect(processes.map((made) => made.length).toSorted()).toEqual([0, 0, 2]);
});
