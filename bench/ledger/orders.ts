import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { close, give, reserve } from '../../server/src/features/credits/ledger';
import { connect } from '../../server/src/platform/db/database';
import type { Schema } from '../../server/src/platform/db/schema';
import { transact } from '../../server/src/platform/db/transaction';

/** Whole credits of a measured hold, and what is charged of it: numbers that no transaction has as its id. */
const HELD = 977;
const CHARGED = 733;

/** A statement as the ledger sent it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * The ledger on a pool of so many connections.
 * @param onStatement told of each statement, when given
 */
export function openLedger(url: string, clients: number, onStatement?: (statement: Statement) => void) {
  const { pool } = connect(url, clients);
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && { log: ({ query }) => onStatement(query) }),
  });
  return {
    /** Gives users credits that no measurement uses up. */
    async fill(users: readonly string[]) {
      const left = [...users];
      const filler = async () => {
        for (let userId = left.pop(); userId !== undefined; userId = left.pop()) {
          const gift = { userId, amount: 1_000_000_000, idem: `bench:${userId}`, description: 'Bench' };
          await transact(db, (tx) => give(tx, { ...gift, kind: 'grant' }));
        }
      };
      await Promise.all(Array.from({ length: clients }, filler));
    },
    /** One order: a hold in one transaction, its end in another, as a run has them. */
    async order(userId: string, id: string = randomUUID()) {
      await transact(db, (tx) => reserve(tx, { id, userId, amount: HELD, description: 'Bench' }));
      await transact(db, (tx) => close(tx, id, CHARGED, 'Bench'));
    },
    /** Ids of the two ledger transactions of an order. */
    async txnsOf(id: string): Promise<number[]> {
      const { rows } = await pool.query('select id from ledger_txn where hold_id = $1 order by id', [id]);
      return rows.map((row) => row.id);
    },
    end: () => db.destroy(),
  };
}
