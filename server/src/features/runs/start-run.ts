import type { RunKind } from '@flint/shared/contracts/kinds';
import { COST_VERSION } from '@flint/shared/contracts/prices/cost-table';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { Recipes } from '@flint/shared/contracts/runs';
import { searchText } from '@flint/shared/contracts/search-text';
import type { Db } from '../../platform/db/database';
import { type Tx, transact } from '../../platform/db/transaction';
import { AppError, keyReused } from '../../platform/http/app-error';
import { announce } from '../../platform/runs/signals';
import { recordRunEvent } from '../../platform/telemetry/run-log';
import { currentScope } from '../../platform/telemetry/scope';
import { currentTraceparent } from '../../platform/telemetry/tracing';
import { assertWithinCap } from '../api-keys/spend-cap';
import { reserve } from '../credits/ledger';
import { InsufficientBalance } from '../credits/ledger-movement';
import { assertWithinOwnCaps } from '../spending-caps/within-caps';
import { holdOpen } from './hold-open';
import { paysItself } from './pays-itself';
import { refOf } from './run-ref';
import { findRun, findRunKey, insertRun } from './runs-repository';
import { sumSpentBy, sumSpentByLeaves, sumUserSpending } from './spent-repository';
import type { RunRow } from './tables';

export interface NewRun {
  /** The caller's Idempotency-Key, or a fresh UUID. */
  readonly id: string;
  readonly userId: string;
  readonly kind: RunKind;
  readonly recipe: Recipes[RunKind];
  /** Title in lists. */
  readonly title: string;
  /** Searchable text; default: the title. */
  readonly words?: string;
  /** Units ordered; default 1. */
  readonly asked?: number;
  /** Hash of the request body, to detect an idempotency key reused for another request. */
  readonly fingerprint: string;
  readonly servedBy: ServedBy;
  /** Whole credits, computed by the server's cost table. */
  readonly price: number;
  /** Most whole credits it may cost, as shown to the user before ordering; default: no limit. */
  readonly most?: number | undefined;
  /** Description in the user's transactions. */
  readonly description: string;
  /** Writes related rows in the same transaction. */
  readonly alongside?: ((tx: Tx) => Promise<void>) | undefined;
  /** The workflow it is a step of: the workflow's hold pays, and no step starts once it has ended. */
  readonly partOf?: string | undefined;
  /** The run of steps it is a leaf of: it pays for itself, and none starts once that has ended or is cancelled. */
  readonly leafOf?: string | undefined;
}

/**
 * Creates a run and holds its price in one transaction. Idempotent: the same id returns the existing run.
 * @throws AppError `spend_cap` when it would take the API key that orders it, or its user, over a cap, `above_max` when it would cost
 * more than the request allows, `conflict` when the workflow it belongs to has ended or it would cost more than was shown,
 * `insufficient_credits`, or `idempotency_mismatch` when the id stands for something else.
 */
export async function startRun(db: Db, run: NewRun): Promise<{ row: RunRow; fresh: boolean }> {
  try {
    return await transact(db, async (tx) => {
      if (run.partOf !== undefined && !(await holdOpen(tx, run.partOf)))
        throw new AppError('conflict', 'The workflow has ended.');
      if (run.leafOf !== undefined && !(await holdOpen(tx, run.leafOf)))
        throw new AppError('conflict', 'The run of steps has ended.');
      const whole = run.partOf ?? run.leafOf;
      const key = whole === undefined ? currentScope().apiKey : await findRunKey(tx, whole);
      const row = await insertRun(tx, {
        id: run.id,
        user_id: run.userId,
        part_of: run.partOf ?? null,
        leaf_of: run.leafOf ?? null,
        kind: run.kind,
        title: run.title,
        asked: run.asked ?? 1,
        recipe: JSON.stringify(run.recipe),
        search: searchText(run.words ?? run.title),
        fingerprint: run.fingerprint,
        served_by: run.servedBy,
        cost_version: COST_VERSION,
        price: run.price,
        request_id: currentScope().requestId ?? null,
        api_key_id: key?.id ?? null,
        api_key_name: key?.name ?? null,
        traceparent: currentTraceparent() ?? null,
      });
      if (!row) return { row: await sameRun(await findRun(tx, run.id), run), fresh: false };
      assertWithinShown(run.price, run.most);
      assertBelowMax(run.price);
      await announce(tx, row);
      const { kind, asked, price, served_by: servedBy, part_of: partOf } = row;
      recordRunEvent(tx, refOf(row), { event: 'accepted', kind, servedBy, asked, price, partOf });
      if (paysItself(row)) {
        if (key) {
          const spent = async (since: Date) => (await sumSpentBy(tx, [key.id], since)).get(key.id) ?? 0;
          await assertWithinCap(tx, { keyId: key.id, price: run.price, spent });
        }
        const { userId, leafOf } = run;
        await assertWithinOwnCaps(tx, {
          ...{ userId, price: run.price, spentSince: (moment) => sumUserSpending(tx, userId, moment) },
          spentByRun: async () => (leafOf === undefined ? run.price : sumSpentByLeaves(tx, leafOf)),
        });
        await reserve(tx, { id: run.id, userId: run.userId, amount: run.price, description: run.description });
        recordRunEvent(tx, refOf(row), { event: 'held', credits: run.price });
      }
      await run.alongside?.(tx);
      return { row, fresh: true };
    });
  } catch (error) {
    if (!(error instanceof InsufficientBalance)) throw error;
    throw new AppError(
      'insufficient_credits',
      `You have insufficient credits: this needs ${error.needed}, you have ${error.available}. Nothing was charged.`,
      { cause: error },
    );
  }
}

/** Refuses an order whose worst case is above what its request allows. @throws AppError `above_max`, with the price */
export function assertBelowMax(price: number): void {
  const { maxCredits } = currentScope();
  if (maxCredits === undefined || price <= maxCredits) return;
  const allowed = maxCredits < 0 ? 'Nothing was ordered.' : `You allow ${maxCredits}: nothing was held.`;
  throw new AppError('above_max', `This costs up to ${price} credits. ${allowed}`, { price });
}

/**
 * Refuses an order that would cost more than its user saw.
 * @param price the most that it costs, in whole credits
 * @param most what was shown; undefined for no limit
 * @throws AppError `conflict`
 */
export function assertWithinShown(price: number, most: number | undefined): void {
  if (most === undefined || price <= most) return;
  const words = `It costs ${price} credits now, and ${most} are left of the price you saw. Nothing was charged for it.`;
  throw new AppError('conflict', words);
}

type Wanted = Pick<NewRun, 'id' | 'userId' | 'fingerprint'>;

/** The run that an order has made before. @throws AppError `idempotency_mismatch` when the id stands for something else */
export async function findSameRun(db: Db, wanted: Wanted): Promise<RunRow | undefined> {
  const found = await findRun(db, wanted.id);
  return found && sameRun(found, wanted);
}

async function sameRun(found: RunRow | undefined, wanted: Wanted): Promise<RunRow> {
  if (found && found.user_id === wanted.userId && found.fingerprint === wanted.fingerprint) return found;
  throw keyReused();
}
