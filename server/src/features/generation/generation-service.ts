import { createHash, randomUUID } from 'node:crypto';
import { shortened } from '@flint/shared/contracts/graphemes';
import { isComposite, KINDS, type RunKind, type UnpricedKind } from '@flint/shared/contracts/kinds';
import { priceRecipe } from '@flint/shared/contracts/prices/recipe-price';
import type { Recipes } from '@flint/shared/contracts/runs';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import type { DiskSpace } from '../../platform/storage/disk-space';
import { assertQueueRoom } from '../runs/queue-room';
import { findSameRun, startRun } from '../runs/start-run';
import type { RunRow } from '../runs/tables';
import type { Estimates, Kind } from './kind';
import type { KindRegistry } from './kind-registry';
import type { RunWorkflow } from './run-workflow';

export interface GenerationOrder<K extends RunKind> {
  readonly kind: K;
  readonly userId: string;
  /**
   * Complete, with every default filled in, so that it suffices to reproduce the result. A function is called for a new
   * order alone: a repeated one reads none of its addresses again.
   */
  readonly recipe: Recipes[K] | (() => Promise<Recipes[K]>);
  /** The original request: an idempotency key reused for another request is refused. */
  readonly asked: unknown;
  /** The caller's Idempotency-Key. */
  readonly key: string | undefined;
  /** The workflow it is a step of. */
  readonly part?: RunPart | undefined;
  /** The run of steps it is a leaf of; it has its own hold, of at most `held`. */
  readonly leaf?: RunPart | undefined;
  /** Most whole credits it may cost; default: no limit. */
  readonly most?: number | undefined;
  /** Writes rows related to a new run in its transaction. */
  readonly alongside?: ((tx: Tx) => Promise<void>) | undefined;
}

/** The run that an order is a part of, and the most that it may cost there. */
export interface RunPart {
  readonly of: string;
  readonly held: number;
}

/** An order as the request body of the kind's own call. */
export interface BodyOrder extends Omit<GenerationOrder<RunKind>, 'recipe' | 'asked'> {
  /** Validated by the call's schema. */
  readonly body: unknown;
}

export interface Generation extends Estimates {
  /**
   * Prices an order, holds its credits and queues it. Idempotent: the same key returns the same run.
   * @throws AppError `not_configured` where no provider offers the kind, `invalid_input` where this order cannot be
   * made, `storage_full` while there is no space for a result, `rate_limited` and `unavailable` where it would wait for
   * minutes, `insufficient_credits`, `idempotency_mismatch`; nothing is held then
   */
  order<K extends RunKind>(order: GenerationOrder<K>): Promise<RunRow>;
  /** As `order`, from the body of the kind's own call. @throws TypeError for a kind without one */
  orderBody(order: BodyOrder): Promise<RunRow>;
  /** Starts the same recipe as a new, newly priced run. */
  again(run: RunRow, key: string | undefined): Promise<RunRow>;
  /** The price of an order in whole credits. @throws as `order`, except for errors about the account */
  estimate<K extends RunKind>(kind: K, recipe: Recipes[K]): number;
  /** As `estimate`, from the body of the kind's own call. */
  estimateBody(kind: RunKind, userId: string, body: unknown): Promise<number>;
}

const DESCRIPTION_MAX = 120;

interface GenerationDeps {
  readonly db: Db;
  readonly kinds: KindRegistry;
  readonly workflow: RunWorkflow;
  readonly space: Pick<DiskSpace, 'assertRoom'>;
}

/** Orders of every kind: validated by the caller, priced here, made by the durable workflow. */
export function createGeneration(deps: GenerationDeps): Generation {
  function ready<K extends RunKind>(kind: K, recipe: Recipes[K]) {
    const found = deps.kinds.find(kind);
    if (!found) throw new AppError('not_configured', 'This is not made on this server.');
    const [maker] = found.makers;
    if (maker.servedBy === null) throw new AppError('not_configured', maker.reason);
    const why = maker.whyNot?.(recipe);
    if (why !== undefined) throw new AppError('invalid_input', why);
    return { media: found, servedBy: maker.servedBy, price: priceIn(found, recipe) };
  }

  function priceIn<K extends RunKind>(media: Kind<K>, recipe: Recipes[K]): number {
    if (media.price) return media.price(recipe, deps.kinds.costs());
    const { name: kind } = media;
    if (isComposite(kind)) throw new RangeError('What consists of runs names its own price');
    return priceRecipe(kind as Exclude<RunKind, UnpricedKind>, deps.kinds.costs(), recipe as never);
  }

  async function order<K extends RunKind>(wish: GenerationOrder<K>) {
    const { kind, userId, asked, key, part, leaf, most, alongside } = wish;
    const within = part ?? leaf;
    const fingerprint = createHash('sha256')
      .update(JSON.stringify(deps.kinds.find(kind)?.identity?.(asked) ?? { kind, asked }))
      .digest('hex');
    const made = typeof wish.recipe === 'function';
    const begun = made && key !== undefined ? await findSameRun(deps.db, { id: key, userId, fingerprint }) : undefined;
    if (begun) return begun;
    const recipe = typeof wish.recipe === 'function' ? await wish.recipe() : wish.recipe;
    const { media, servedBy, price } = ready(kind, recipe);
    const title = media.title(recipe);
    const { row, fresh } = await startRun(deps.db, {
      id: key ?? randomUUID(),
      userId,
      kind,
      recipe,
      title,
      words: media.words?.(recipe) ?? title,
      asked: media.asked?.(recipe) ?? 1,
      description: `${media.noun?.(recipe) ?? KINDS[kind].label}: ${shortened(title, DESCRIPTION_MAX)}`,
      fingerprint,
      servedBy,
      price: within ? Math.min(price, within.held) : price,
      most,
      partOf: part?.of,
      leafOf: leaf?.of,
      // Only for a new run: one that exists is answered as it is.
      async alongside(tx) {
        await deps.space.assertRoom();
        if (media.room && !within)
          await assertQueueRoom(tx, media.room, { user_id: userId, kind, served_by: servedBy });
        await alongside?.(tx);
      },
    });
    // If the process is killed before this line, the sweep of stale runs starts the paid run.
    if (fresh) await deps.workflow.start({ id: row.id, userId, kind, servedBy: row.served_by });
    return row;
  }

  const estimate: Generation['estimate'] = (kind, recipe) => ready(kind, recipe).price;

  async function recipeOf(kind: RunKind, userId: string, body: unknown): Promise<never> {
    const toRecipe = deps.kinds.find(kind)?.recipe;
    if (!toRecipe) throw new TypeError(`No call orders a ${kind}`);
    return (await toRecipe(userId, body as never, { estimate })) as never;
  }

  return {
    order,
    async orderBody({ body, ...wish }) {
      return order({ ...wish, recipe: () => recipeOf(wish.kind, wish.userId, body), asked: body });
    },
    again(run, key) {
      const { kind, user_id: userId, recipe } = run;
      return order({ kind, userId, recipe: recipe as never, asked: { again: run.id }, key });
    },
    estimate,
    estimateBody: async (kind, userId, body) => estimate(kind, await recipeOf(kind, userId, body)),
  };
}
