import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { close, give, reserve } from '../../src/features/credits/ledger';
import { checkLedger } from '../../src/features/credits/ledger-check';
import * as lots from '../../src/features/credits/migrations/0110-lots';
import { connect, type Database } from '../../src/platform/db/database';
import { transact } from '../../src/platform/db/transaction';
import { newPreparedDatabase } from '../support/new-database';

let database: Database;
beforeAll(async () => {
  database = connect(await newPreparedDatabase());
});
afterAll(() => database.close());

const gift = (userId: string, amount: number, kind: 'starter' | 'purchase') =>
  transact(database.db, (tx) => give(tx, { userId, amount, kind, idem: `${kind}:${userId}`, description: 'test' }));
const hold = async (userId: string, amount: number) => {
  const id = randomUUID();
  await transact(database.db, (tx) => reserve(tx, { id, userId, amount, description: 'test' }));
  return id;
};
const end = (id: string, charge: number) => transact(database.db, (tx) => close(tx, id, charge, 'test'));

/** The database as a release before lots left it, migrated. */
async function migrateFromBefore(): Promise<void> {
  await sql`drop table ledger_lot_entry, ledger_lot`.execute(database.db);
  await database.db.transaction().execute((tx) => lots.up(tx as never));
}

const remaining = async (userId: string) =>
  (
    await database.db
      .selectFrom('ledger_lot')
      .select(['paid', 'remaining'])
      .where('user_id', '=', userId)
      .orderBy('paid')
      .execute()
  ).map((lot) => lot.remaining);

test('balances and open holds of a release before lots become lots, and open holds return to them', async () => {
  const [spent, both, fresh] = [randomUUID(), randomUUID(), randomUUID()];
  for (const userId of [spent, both, fresh]) await gift(userId, 25, 'starter');
  await end(await hold(spent, 25), 25);
  await gift(both, 100, 'purchase');
  await end(await hold(both, 5), 5);
  const holds = [await hold(both, 15), await hold(both, 15)];
  await migrateFromBefore();

  expect(await remaining(spent)).toEqual([0]);
  expect(await remaining(fresh)).toEqual([25]);
  // Of 120 credits 30 are held: the 20 of the gift, and 10 that were paid.
  expect(await remaining(both)).toEqual([0, 90]);
  expect((await checkLedger(database.db)).problems).toEqual([]);

  await end(holds[1] ?? '', 0);
  expect(await remaining(both)).toEqual([5, 100]);
  await end(holds[0] ?? '', 0);
  expect(await remaining(both)).toEqual([20, 100]);
  expect((await checkLedger(database.db)).problems).toEqual([]);
});
