import type { Kysely } from 'kysely';
import type { Db } from '../../../src/platform/db/database';
import type { Schema } from '../../../src/platform/db/schema';

/** What a statement throws in place of its answer. */
export class Fault extends Error {}

/** A database one statement of which can be made to fail, as when its process is killed there. */
export class FaultyDatabase {
  readonly db: Db;
  private left = Number.POSITIVE_INFINITY;

  constructor(db: Db) {
    this.db = db.withPlugin({
      transformQuery: ({ node }) => {
        if (this.left-- === 0) throw new Fault();
        return node;
      },
      transformResult: async ({ result }) => result,
    }) as Kysely<Schema>;
  }

  /** Lets the n-th statement from now on fail. */
  arm(statement: number): void {
    this.left = statement;
  }

  /** @returns whether the statement came, and failed */
  disarm(): boolean {
    const hasFailed = this.left < 0;
    this.left = Number.POSITIVE_INFINITY;
    return hasFailed;
  }
}

/** Gives each statement of each kind of work its turn to fail. */
export class Turns {
  private readonly next = new Map<string, number>();
  /** Kinds of work each statement of which has failed at least once. */
  readonly whole = new Set<string>();
  /** How many statements failed. */
  failed = 0;

  of(kind: string): number {
    return this.next.get(kind) ?? 0;
  }

  /**
   * @param at the statement that was to fail
   * @param isWhole whether the work did what its kind does: what was done before has fewer statements
   */
  record(kind: string, at: number, hasFailed: boolean, isWhole: boolean): void {
    if (hasFailed) {
      this.next.set(kind, Math.max(this.of(kind), at + 1));
      this.failed++;
    } else if (isWhole) {
      this.whole.add(kind);
      this.next.set(kind, 0);
    }
  }
}
