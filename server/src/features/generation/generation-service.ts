import { createHash, randomUUID } from 'node:crypto';
import { priceRecipe } from '@flint/shared/contracts/prices/recipe-price';
import { KINDS, type Recipes, type RunKind } from '@flint/shared/contracts/runs';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import { startRun } from '../runs/start-run';
import type { RunRow } from '../runs/tables';
import type { Estimates, Kind } from './kind';
import type { KindRegistry } from './kind-registry';
import type { RunWorkflow } from './run-workflow';

export interface GenerationOrder<K extends RunKind> {
  readonly kind: K;
  readonly userId: string;
  /** With every default filled in, so that it alone makes the thing again. */
  readonly recipe: Recipes[K];
  /** The request as it came: the same key with another one is refused. */
  readonly asked: unknown;
  /** The caller's Idempotency-Key. */
  readonly key: string | undefined;
  /** The workflow it is a step of. */
  readonly part?: RunPart | undefined;
  /** Whole credits it may cost; any, where nothing is said. */
  readonly most?: number | undefined;
  /** Writes what belongs to a new run, with it or not at all. */
  readonly alongside?: ((tx: Tx) => Promise<void>) | undefined;
}

/** A step's place in its workflow, which has held for it: it never costs more than that. */
export interface RunPart {
  readonly of: string;
  readonly held: number;
}

/** An order as the kind's own call states it. */
export interface BodyOrder extends Omit<GenerationOrder<RunKind>, 'recipe' | 'asked'> {
  /** Checked by the call's own schema. */
  readonly body: unknown;
}

export interface Generation extends Estimates {
  /**
   * Prices, pays and queues an order. The same key again answers the same run.
   * @throws AppError `not_configured` where nobody does it here, `invalid_input` where this one cannot be made,
   *   `insufficient_credits`, `idempotency_mismatch`; nothing is held then
   */
  order<K extends RunKind>(order: GenerationOrder<K>): Promise<RunRow>;
  /** As `order`, from the body of the kind's own call. @throws TypeError for a kind without one */
  orderBody(order: BodyOrder): Promise<RunRow>;
  /** The same recipe as a new, newly priced run. */
  again(run: RunRow, key: string | undefined): Promise<RunRow>;
  /** What an order would hold, in whole credits. @throws as `order`, but for what concerns an account */
  estimate<K extends RunKind>(kind: K, recipe: Recipes[K]): number;
  /** The same from the body of the kind's own call. */
  estimateBody(kind: RunKind, userId: string, body: unknown): Promise<number>;
}

const DESCRIPTION_MAX = 120;

/** Orders of every kind: validated before, priced here, made by the workflow. */
export function createGeneration(deps: { db: Db; kinds: KindRegistry; workflow: RunWorkflow }): Generation {
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
    if (kind === 'workflow') throw new RangeError('A workflow names its own price');
    return priceRecipe(kind as Exclude<RunKind, 'workflow'>, deps.kinds.costs(), recipe as never);
  }

  async function order<K extends RunKind>(wish: GenerationOrder<K>) {
    const { kind, userId, recipe, asked, key, part, most, alongside } = wish;
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
      description: `${media.noun?.(recipe) ?? KINDS[kind].label}: ${title.slice(0, DESCRIPTION_MAX)}`,
      fingerprint: createHash('sha256')
        .update(JSON.stringify(media.identity?.(asked) ?? { kind, asked }))
        .digest('hex'),
      servedBy,
      price: part ? Math.min(price, part.held) : price,
      most,
      partOf: part?.of,
      alongside,
    });
    // A process killed between the two lines leaves a paid run that the sweeper starts.
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
      return order({ ...wish, recipe: await recipeOf(wish.kind, wish.userId, body), asked: body });
    },
    again(run, key) {
      const { kind, user_id: userId, recipe } = run;
      return order({ kind, userId, recipe: recipe as never, asked: { again: run.id }, key });
    },
    estimate,
    estimateBody: async (kind, userId, body) => estimate(kind, await recipeOf(kind, userId, body)),
  };
}
