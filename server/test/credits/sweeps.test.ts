import { randomUUID } from 'node:crypto';
import { STARTER_CREDITS } from '@flint/shared/contracts/credits';
import { sql } from 'kysely';
import { createCredits } from '../../src/features/credits/credits-service';
import { give } from '../../src/features/credits/ledger';
import { sweepExpiredLots } from '../../src/features/credits/lot-expiry';
import { sweepStarterCredits } from '../../src/features/credits/starter-sweep';
import { connect, type Database } from '../../src/platform/db/database';
import { transact } from '../../src/platform/db/transaction';
import { newPreparedDatabase } from '../support/new-database';

let database: Database;
beforeAll(async () => {
  database = connect(await newPreparedDatabase());
});
afterAll(() => database.close());

test('a user whose expired credits cannot be taken back keeps nobody else’s', async () => {
  const owners = [randomUUID(), randomUUID()];
  for (const userId of owners) {
    const gift = { userId, idem: userId, amount: 10, kind: 'grant' as const, description: 'test' };
    await transact(database.db, (tx) => give(tx, { ...gift, expiresAt: new Date(0) }));
  }
  const [broken = ''] = owners;
  const fails = sql`alter table ledger_lot add constraint broken check (user_id <> ${sql.lit(broken)} or remaining > 0)`;
  await fails.execute(database.db);
  const log = { error: jest.fn() };
  await sweepExpiredLots(database.db, log);
  const left = database.db.selectFrom('ledger_lot').select('user_id').where('remaining', '>', 0);
  expect(await left.execute()).toEqual([{ user_id: broken }]);
  expect(log.error).toHaveBeenCalledTimes(1);
  await sql`alter table ledger_lot drop constraint broken`.execute(database.db);
  await sweepExpiredLots(database.db, log);
  expect(await left.execute()).toEqual([]);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('starter credits that a crash prevented come, however many users before get none or fail', async () => {
  const name = randomUUID();
  const add = async (id: string, address: string) => {
    const email = `${address}@example.com`;
    await database.db.insertInto('user').values({ id, name: 'Maya', email, emailVerified: true }).execute();
    return { id, email };
  };
  const credits = createCredits({ db: database.db });
  await credits.grantStarter(await add(`0-${name}`, name));
  for (let at = 0; at < 100; at++) await add(`1-${name}-${at}`, `${name}+${at}`);
  const failing = await add(`2-${name}`, `failing-${name}`);
  const waiting = await add(`3-${name}`, `waiting-${name}`);
  const grantStarter = async (user: { id: string; email: string }) => {
    if (user.id === failing.id) throw new Error('test');
    return credits.grantStarter(user);
  };
  const log = { error: jest.fn() };
  await sweepStarterCredits(database.db, { grantStarter }, log);
  expect(await credits.balance(waiting.id)).toMatchObject({ balance: STARTER_CREDITS });
  expect(log.error).toHaveBeenCalledTimes(1);
});
