import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { close, give, reserve } from '../../src/features/credits/ledger';
import { checkLedger } from '../../src/features/credits/ledger-check';
import { InsufficientBalance } from '../../src/features/credits/ledger-movement';
import { connect, type Database } from '../../src/platform/db/database';
import { transact } from '../../src/platform/db/transaction';
import { newPreparedDatabase } from '../support/new-database';

let database: Database;
beforeAll(async () => {
  database = connect(await newPreparedDatabase());
});
afterAll(() => database.close());

async function userWith(amount: number): Promise<string> {
  const userId = randomUUID();
  const gift = { userId, amount, idem: `gift:${userId}`, kind: 'grant', description: 'test' } as const;
  await transact(database.db, (tx) => give(tx, gift));
  return userId;
}

const hold = (userId: string, amount: number, id: string = randomUUID()) =>
  transact(database.db, async (tx) => {
    await reserve(tx, { id, userId, amount, description: 'test' });
    return id;
  });
const end = (id: string, spent: number) => transact(database.db, (tx) => close(tx, id, spent, 'test'));

async function balancesOf(userId: string): Promise<number[]> {
  const rows = await database.db
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', 'in', [`user:${userId}`, `held:${userId}`])
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ balance }) => balance);
}

describe('ledger', () => {
  test('of parallel holds on a balance for three, three succeed and the rest are refused with the reason', async () => {
    const userId = await userWith(9);
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => hold(userId, 3)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const result of asked)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(InsufficientBalance);
    expect(await balancesOf(userId)).toEqual([0, 9]);
  });

  test('a hold ended concurrently in different ways ends once', async () => {
    const userId = await userWith(10);
    const id = await hold(userId, 10);
    const ends = await Promise.all([10, 0, 4, 10, 0, 4].map((spent) => end(id, spent)));
    expect(ends.filter(Boolean)).toHaveLength(1);
    const spent = [10, 0, 4][ends.indexOf(true) % 3] ?? 0;
    expect(await balancesOf(userId)).toEqual([10 - spent, 0]);
    // The last of the concurrent ends may charge what the first did; this one charges another amount.
    expect(await end(id, 3)).toBe(false);
    const { rows } = await sql<{ settled: number }>`select settled from ledger_hold where id = ${id}`.execute(
      database.db,
    );
    expect(rows).toEqual([{ settled: spent }]);
    expect((await checkLedger(database.db)).problems).toEqual([]);
  });

  test('reserve is idempotent', async () => {
    const userId = await userWith(10);
    const id = await hold(userId, 4);
    await hold(userId, 4, id);
    expect(await balancesOf(userId)).toEqual([6, 4]);
  });
});

/** Database constraints: the last line of defence against faults of the code above. */
describe('database constraints refuse', () => {
  const movement = (kind: string, holdId: string | null = null) =>
    sql`insert into ledger_txn (idem, kind, description, hold_id)
        values (${randomUUID()}, ${kind}, 'test', ${holdId})`.execute(database.db);

  test('a balance below zero', async () => {
    const userId = await userWith(1);
    const change = sql`update ledger_account set balance = -1 where id = ${`user:${userId}`}`;
    await expect(change.execute(database.db)).rejects.toMatchObject({ code: '23514' });
  });

  test.each([
    ['settle', 'settle'],
    ['settle', 'refund'],
    ['refund', 'refund'],
  ])('a %s after a %s of the same hold', async (first, second) => {
    const holdId = randomUUID();
    await movement(first, holdId);
    await expect(movement(second, holdId)).rejects.toMatchObject({ code: '23505' });
  });

  test('a movement with a used idempotency key', async () => {
    const write = () =>
      sql`insert into ledger_txn (idem, kind, description) values ('once', 'grant', 'test')`.execute(database.db);
    await write();
    await expect(write()).rejects.toMatchObject({ code: '23505' });
  });

  test('a movement whose entries do not sum to zero', async () => {
    const userId = await userWith(1);
    const write = transact(database.db, async (tx) => {
      const { rows } = await sql<{ id: number }>`insert into ledger_txn (idem, kind, description)
        values (${randomUUID()}, 'grant', 'test') returning id`.execute(tx);
      await sql`insert into ledger_entry (txn_id, account_id, amount, balance_after)
        values (${rows[0]?.id}, ${`user:${userId}`}, 5, 6)`.execute(tx);
    });
    await expect(write).rejects.toThrow('does not balance');
  });

  test.each(['ledger_txn', 'ledger_entry'])('any change of a written %s', async (table) => {
    await userWith(1);
    await expect(sql`delete from ${sql.table(table)}`.execute(database.db)).rejects.toThrow('append-only');
    const column = table === 'ledger_txn' ? 'description' : 'amount';
    const change = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)}`;
    await expect(change.execute(database.db)).rejects.toThrow('append-only');
  });
});
