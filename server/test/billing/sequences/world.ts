import { randomUUID } from 'node:crypto';
import type { StripeSimulator } from '@flint/simulators/stripe';
import { sql } from 'kysely';
import type { Billing } from '../../../src/features/billing/billing-service';
import { findCustomer } from '../../../src/features/billing/checkouts-repository';
import { expireLots } from '../../../src/features/credits/lot-expiry';
import type { Db } from '../../../src/platform/db/database';
import { type Tx, transact } from '../../../src/platform/db/transaction';
import { newUser, type Signed, shopAt } from '../../support/stripe-shop';
import { Fault, FaultyDatabase, type Turns } from './faults';
import { come, type Model, settle, type Told } from './model';

/** Sends events until each was taken, as the provider does. */
export type Deliver = (events: readonly Signed[]) => Promise<void>;

export interface Lane {
  readonly db: Db;
  readonly stripe: StripeSimulator;
  readonly turns: Turns;
  /** Sends webhooks to a server; by default they are received in this process, among faults. */
  readonly deliver?: Deliver;
}

/** A creator in a shop where each piece of work fails once at some statement, and is done again. */
export class World {
  readonly shop: Billing;
  private readonly faulty: FaultyDatabase;

  private constructor(
    readonly lane: Lane,
    readonly userId: string,
  ) {
    this.faulty = new FaultyDatabase(lane.db);
    this.shop = shopAt(this.faulty.db, lane.stripe);
  }

  static async open(lane: Lane): Promise<World> {
    await lane.stripe.reset();
    return new World(lane, await newUser(lane.db));
  }

  get payer() {
    return { id: this.userId, email: `${this.userId}@example.com`, name: 'Maya' };
  }

  /** Does something that fails at the statement whose turn it is, and once more without a fault. */
  async attempt<T>(kind: string, work: () => Promise<T>, isWhole: (result: T) => boolean = () => true): Promise<T> {
    const { turns } = this.lane;
    const at = turns.of(kind);
    this.faulty.arm(at);
    try {
      const result = await work();
      turns.record(kind, at, this.faulty.disarm(), isWhole(result));
      return result;
    } catch (error) {
      turns.record(kind, at, this.faulty.disarm(), false);
      if (!(error instanceof Fault)) throw error;
      return work();
    }
  }

  /** Moves credits in the ledger, as {@link attempt}. */
  move<T>(kind: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.attempt(kind, () => transact(this.faulty.db, work));
  }

  /** Adds events that the provider may send from now on. */
  note(model: Model, about: Told['about'], ref: string, ...types: string[]): Told[] {
    const noted = types.map((type) => ({ id: `evt_${randomUUID()}`, type, ref, about, hasArrived: false }));
    model.told.push(...noted);
    return noted;
  }

  /** Sends an event some times at once, and says in the model what must come of it. */
  async tell(model: Model, told: Told, times: number): Promise<void> {
    const event = this.lane.stripe.event(told.type, told.ref, { id: told.id });
    const events = Array.from({ length: times }, () => event);
    const isNew = !told.hasArrived;
    told.hasArrived = true;
    const changes = isNew && told.about !== 'plan' && settle(model, told.about);
    if (this.lane.deliver) return this.lane.deliver(events);
    const kind = told.about === 'plan' ? 'an event of a plan' : 'an event of a payment';
    await this.attempt(
      kind,
      () => Promise.all(events.map(({ body, signature }) => this.shop.webhook(body, signature))),
      () => changes || (isNew && told.about === 'plan'),
    );
  }

  /** What the simulated account holds of this creator: a plan, and its newest invoice. */
  async latest(kind: 'subscription' | 'invoice'): Promise<string> {
    const customer = await transact(this.lane.db, (tx) => findCustomer(tx, this.userId, 'stripe'));
    return this.lane.stripe.latest(kind, customer ?? '') ?? '';
  }

  /**
   * A period of a plan was paid: says in the model what rolls over and what comes. What is left of earlier lots is
   * counted as it is in the books now.
   */
  async expectRefill(model: Model, startsAt: Date, credits: number): Promise<void> {
    const { rows } = await sql<{ remaining: number; ended: number }>`
      select lot.remaining, (
        select coalesce(-sum(entry.amount), 0)::bigint
        from ledger_lot_entry entry join ledger_txn txn on txn.id = entry.txn_id
        where entry.lot_id = lot.id and (txn.idem like 'expiry:%' or txn.idem like 'rolled:%')) as ended
      from billing_refill refill
      join ledger_txn txn on txn.idem = 'plan:stripe:' || subscription_ref || ':' || invoice_ref || ':' ||
        to_char(refill.starts_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      join ledger_lot lot on lot.txn_id = txn.id
      where refill.user_id = ${this.userId} and ends_at >= ${startsAt} and starts_at < ${startsAt}
      order by starts_at desc`.execute(this.lane.db);
    let room = credits;
    for (const { remaining, ended } of rows) {
      const kept = Math.min(room, remaining + Math.max(0, ended));
      room -= kept;
      if (kept > remaining) come(model, kept - remaining);
      else model.spendable -= remaining - kept;
    }
    come(model, credits);
  }

  /** Moves the clock beyond the end of everything that ends, for this creator alone. @returns credits that ended */
  async moveOn(): Promise<number> {
    const moved = await sql<{ lost: number }>`
      with due as (update ledger_lot set expires_at = now() - interval '1 second'
                   where user_id = ${this.userId} and expires_at is not null returning remaining)
      select coalesce(sum(remaining), 0)::bigint as lost from due`.execute(this.lane.db);
    await this.move('an expiry', (tx) => expireLots(tx, this.userId));
    return moved.rows[0]?.lost ?? 0;
  }

  /** Credits that returned to lots which had ended: they cannot be spent, and leave with the next sweep. */
  async lapsed(): Promise<number> {
    const asked = sql<{ lapsed: number }>`
      select coalesce(sum(remaining), 0)::bigint as lapsed from ledger_lot
      where user_id = ${this.userId} and expires_at <= now()`;
    return (await asked.execute(this.lane.db)).rows[0]?.lapsed ?? 0;
  }

  /** Expects that the books say what the model does. */
  async expectBooks({ spendable, held, owed }: Model): Promise<void> {
    const rows = await this.lane.db
      .selectFrom('ledger_account')
      .select(['id', 'balance'])
      .where('id', 'in', [`user:${this.userId}`, `held:${this.userId}`, `user:${this.userId}:debt`])
      .execute();
    const of = (id: string) => rows.find((row) => row.id === id)?.balance ?? 0;
    const books = [of(`user:${this.userId}`), of(`held:${this.userId}`), 0 - of(`user:${this.userId}:debt`)];
    expect(books).toEqual([spendable, held, owed]);
  }
}
