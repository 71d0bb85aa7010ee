import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { long } from '../../../e2e/support/long';
import { close, give, reserve, reverse } from '../../src/features/credits/ledger';
import { checkLedger } from '../../src/features/credits/ledger-check';
import { InsufficientBalance } from '../../src/features/credits/ledger-movement';
import { expireLots, sweepExpiredLots } from '../../src/features/credits/lot-expiry';
import { reclaim, reinstate } from '../../src/features/credits/reclaim';
import { connect, type Database } from '../../src/platform/db/database';
import type { Schema } from '../../src/platform/db/schema';
import { type Tx, transact } from '../../src/platform/db/transaction';
import { newPreparedDatabase } from '../support/new-database';

let database: Database;
beforeAll(async () => {
  database = connect(await newPreparedDatabase());
});
afterAll(() => database.close());

const HOUR_MS = 3_600_000;
const later = () => new Date(Date.now() + HOUR_MS);

interface Lot {
  readonly paid: boolean;
  readonly amount: number;
  readonly expiresAt?: Date;
}

const giveLot = (tx: Tx, userId: string, idem: string, { paid, amount, expiresAt }: Lot) =>
  give(tx, {
    ...{ userId, idem, amount, kind: paid ? 'purchase' : 'grant', description: 'test' },
    ...(expiresAt ? { expiresAt } : {}),
  });
const work = <T>(run: (tx: Tx) => Promise<T>) => transact(database.db, run);

async function withLots(...lots: Lot[]): Promise<string> {
  const userId = randomUUID();
  for (const [at, lot] of lots.entries()) await work((tx) => giveLot(tx, userId, `${userId}-${at}`, lot));
  return userId;
}
const hold = async (userId: string, amount: number) => {
  const id = randomUUID();
  await work((tx) => reserve(tx, { id, userId, amount, description: 'test' }));
  return id;
};
/** What remains in a user's lots, in the order in which they were opened. */
const remaining = async (userId: string) =>
  (
    await database.db.selectFrom('ledger_lot').select('remaining').where('user_id', '=', userId).orderBy('id').execute()
  ).map((lot) => lot.remaining);
const accountsOf = async (userId: string) => {
  const rows = await database.db
    .selectFrom('ledger_account')
    .select(['id', 'balance'])
    .where('id', 'in', [`user:${userId}`, `held:${userId}`, `user:${userId}:debt`])
    .execute();
  const of = (id: string) => rows.find((row) => row.id === id)?.balance ?? 0;
  return { spendable: of(`user:${userId}`), held: of(`held:${userId}`), owed: 0 - of(`user:${userId}:debt`) };
};

describe('lots', () => {
  const PAID = { paid: true, amount: 10 };
  const GIFT = { paid: false, amount: 10 };

  test('promotional credits are spent before paid ones, and those that expire first before all others', async () => {
    const userId = await withLots(PAID, GIFT, { ...GIFT, expiresAt: later() }, PAID);
    await hold(userId, 5);
    expect(await remaining(userId)).toEqual([10, 10, 5, 10]);
    await hold(userId, 20);
    expect(await remaining(userId)).toEqual([5, 0, 0, 10]);
  });

  test('what a run did not use returns to the lots it came from, paid credits first', async () => {
    const userId = await withLots(GIFT, PAID);
    const id = await hold(userId, 15);
    expect(await remaining(userId)).toEqual([0, 5]);
    await work((tx) => close(tx, id, 8, 'test'));
    expect(await remaining(userId)).toEqual([2, 10]);
    await work((tx) => reverse(tx, { holdId: id, amount: 8, description: 'test' }));
    expect(await remaining(userId)).toEqual([10, 10]);
  });

  test('expired credits cannot be spent, and leave the balance', async () => {
    const userId = await withLots({ ...GIFT, expiresAt: new Date(0) }, PAID);
    await expect(hold(userId, 11)).rejects.toThrow(new InsufficientBalance(11, 10));
    await sweepExpiredLots(database.db, console);
    expect(await accountsOf(userId)).toMatchObject({ spendable: 10 });
    expect(await remaining(userId)).toEqual([0, 10]);
  });

  test('a refund takes the purchase’s own credits first, and what was spent is owed', async () => {
    const userId = await withLots(PAID, PAID, GIFT);
    const back = { userId, description: 'test' };
    await work((tx) => reclaim(tx, { ...back, amount: 10, idem: `${userId}-r1`, purchase: `${userId}-1` }));
    expect(await remaining(userId)).toEqual([10, 0, 10]);
    const id = await hold(userId, 15);
    await work((tx) => close(tx, id, 15, 'test'));
    await work((tx) => reclaim(tx, { ...back, amount: 10, idem: `${userId}-r0`, purchase: `${userId}-0` }));
    expect(await accountsOf(userId)).toEqual({ spendable: 0, held: 0, owed: 5 });
    await work((tx) => giveLot(tx, userId, `${userId}-new`, PAID));
    expect(await accountsOf(userId)).toEqual({ spendable: 5, held: 0, owed: 0 });
  });
});

interface World {
  readonly userId: string;
  spendable: number;
  held: number;
  owed: number;
  readonly open: { id: string; amount: number }[];
  readonly ended: { id: string; charge: number }[];
  readonly bought: { idem: string; amount: number; reclaimed: number }[];
  step: number;
}

class Fault extends Error {}

/** Runs work that fails at the n-th statement, then again without a fault: as a killed process and its successor. */
async function faulty<T>(at: number, run: (tx: Tx) => Promise<T>): Promise<T> {
  let left = at;
  const breaking = database.db.withPlugin({
    transformQuery({ node }) {
      if (left-- === 0) throw new Fault();
      return node;
    },
    transformResult: async ({ result }) => result,
  }) as Kysely<Schema>;
  try {
    return await transact(breaking, run);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return work(run);
  }
}

/** Credits that returned to lots which had expired: the balance counts them until the sweep, nothing is made of them. */
async function lapsedOf(userId: string): Promise<number> {
  const asked = sql<{ lapsed: number }>`
    select coalesce(sum(remaining), 0)::bigint as lapsed from ledger_lot
    where user_id = ${userId} and expires_at <= now()`;
  return (await asked.execute(database.db)).rows[0]?.lapsed ?? 0;
}

/** Credits that come pay what is owed first. */
function come(world: World, amount: number): void {
  const paid = Math.min(world.owed, amount);
  world.owed -= paid;
  world.spendable += amount - paid;
}

const OPERATIONS = ['gift', 'brief', 'buy', 'hold', 'end', 'reverse', 'refund', 'win', 'expire', 'repeat'] as const;
interface Operation {
  readonly what: (typeof OPERATIONS)[number];
  readonly amount: number;
  readonly pick: number;
  /** The statement that fails. */
  readonly fault: number;
}

async function perform(world: World, { what, amount, pick, fault }: Operation): Promise<void> {
  const { userId } = world;
  const idem = `${userId}-${world.step++}`;
  const one = <T>(list: readonly T[]) => list[pick % Math.max(1, list.length)];
  if (what === 'gift' || what === 'brief' || what === 'buy') {
    const lot = { paid: what === 'buy', amount, ...(what === 'brief' ? { expiresAt: later() } : {}) };
    await faulty(fault, (tx) => giveLot(tx, userId, idem, lot));
    if (what === 'buy') world.bought.push({ idem, amount, reclaimed: 0 });
    return come(world, amount);
  }
  if (what === 'hold') {
    const id = randomUUID();
    const lapsed = await lapsedOf(userId);
    const made = faulty(fault, (tx) => reserve(tx, { id, userId, amount, description: 'test' }));
    if (amount > world.spendable - lapsed) return expect(made).rejects.toBeInstanceOf(InsufficientBalance);
    await made;
    world.spendable -= amount;
    world.held += amount;
    world.open.push({ id, amount });
  }
  const open = one(world.open);
  if (what === 'end' && open) {
    const charge = Math.min(open.amount, amount - 1);
    expect(await faulty(fault, (tx) => close(tx, open.id, charge, 'test'))).toBe(true);
    world.open.splice(world.open.indexOf(open), 1);
    world.ended.push({ id: open.id, charge });
    world.held -= open.amount;
    come(world, open.amount - charge);
  }
  const ended = one(world.ended.filter(({ charge }) => charge > 0));
  if (what === 'reverse' && ended) {
    const back = { holdId: ended.id, amount: Math.min(amount, ended.charge), description: 'test' };
    expect(await faulty(fault, (tx) => reverse(tx, back))).toBe(true);
    world.ended.splice(world.ended.indexOf(ended), 1);
    come(world, back.amount);
  }
  const bought = one(world.bought);
  if (what === 'refund' && bought) {
    const taken = Math.min(amount, bought.amount - bought.reclaimed);
    if (taken === 0) return;
    const back = { userId, amount: taken, idem, purchase: bought.idem, description: 'test' };
    expect(await faulty(fault, (tx) => reclaim(tx, back))).toBe(true);
    bought.reclaimed += taken;
    world.owed += Math.max(0, taken - world.spendable);
    world.spendable = Math.max(0, world.spendable - taken);
  }
  if (what === 'win' && bought && bought.reclaimed > 0) {
    const back = { userId, amount: bought.reclaimed, idem, purchase: bought.idem, description: 'test' };
    expect(await faulty(fault, (tx) => reinstate(tx, back))).toBe(true);
    bought.reclaimed = 0;
    come(world, back.amount);
  }
  if (what === 'expire') {
    // The clock moves on for this user alone.
    const moved = sql<{ lost: number }>`
      with due as (update ledger_lot set expires_at = now() - interval '1 second'
                   where user_id = ${userId} and expires_at is not null returning remaining)
      select coalesce(sum(remaining), 0)::bigint as lost from due`;
    const lost = (await moved.execute(database.db)).rows[0]?.lost ?? 0;
    await faulty(fault, (tx) => expireLots(tx, userId));
    world.spendable -= lost;
  }
  // Whatever is repeated changes nothing.
  const first = world.bought[0];
  if (what === 'repeat' && first)
    expect(await work((tx) => giveLot(tx, userId, first.idem, { paid: true, amount: first.amount }))).toBe(false);
}

test('sequences of every movement, each failing once at some statement, keep all books', async () => {
  const operation = fc.record<Operation>({
    what: fc.constantFrom(...OPERATIONS),
    amount: fc.integer({ min: 1, max: 12 }),
    pick: fc.nat(5),
    fault: fc.nat(12),
  });
  const sequence = fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 16 }), async (operations) => {
    const world: World = {
      ...{ userId: randomUUID(), spendable: 0, held: 0, owed: 0, step: 0 },
      ...{ open: [], ended: [], bought: [] },
    };
    for (const each of operations) {
      await perform(world, each);
      const { spendable, held, owed } = world;
      expect(await accountsOf(world.userId)).toEqual({ spendable, held, owed });
    }
  });
  await fc.assert(sequence, {
    numRuns: long ? 200 : 80,
    endOnFailure: true,
    seed: Number(process.env.FUZZ_SEED ?? 22),
  });
  expect((await checkLedger(database.db)).problems).toEqual([]);
}, 180_000);

test('movements of one user at the same time neither deadlock nor lose a credit', async () => {
  const userId = await withLots({ paid: true, amount: 100 });
  const purchase = `${userId}-0`;
  const ids = await Promise.all(Array.from({ length: 5 }, () => hold(userId, 4)));
  await Promise.all([
    ...ids.map((id) => work((tx) => close(tx, id, 1, 'test'))),
    ...ids.map((_, at) => work((tx) => giveLot(tx, userId, `${userId}-p${at}`, { paid: false, amount: 2 }))),
    ...ids.map((_, at) =>
      work((tx) => reclaim(tx, { userId, amount: 30, idem: `${userId}-r${at}`, purchase, description: 'test' })),
    ),
    ...ids.map(() => work((tx) => expireLots(tx, userId))),
  ]);
  expect(await accountsOf(userId)).toEqual({ spendable: 0, held: 0, owed: 45 });
  const { deadlocks } = (
    await sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(database.db)
  ).rows[0] ?? { deadlocks: -1 };
  expect(deadlocks).toBe(0);
  expect((await checkLedger(database.db)).problems).toEqual([]);
});
