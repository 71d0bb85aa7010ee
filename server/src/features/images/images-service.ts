import { createHash, randomInt, randomUUID } from 'node:crypto';
import { costTable, priceImages } from '@flint/shared/contracts/costs';
import {
  clampCount,
  DEFAULT_ASPECT_RATIO,
  type GenerateImageBody,
  modelFor,
  SEED_MAX,
} from '@flint/shared/contracts/images';
import type { ServedBy } from '@flint/shared/contracts/models';
import type { ImageRecipe } from '@flint/shared/contracts/runs';
import type { Db } from '../../platform/db/database';
import { startRun } from '../runs/start-run';
import type { RunRow } from '../runs/tables';
import type { ImageWorkflow } from './image-workflow';

export interface Images {
  /** Prices, pays and queues an order. The same key again answers the same run. */
  order(userId: string, body: GenerateImageBody, key: string | undefined): Promise<RunRow>;
  /** The same recipe as a new, newly priced run. */
  again(run: RunRow, key: string | undefined): Promise<RunRow>;
}

const fingerprintOf = (asked: unknown) => createHash('sha256').update(JSON.stringify(asked)).digest('hex');

/** Fills in every default of an order, so that the recipe alone makes the pictures again. */
export function toRecipe(body: GenerateImageBody): ImageRecipe {
  return {
    prompt: body.prompt,
    model: modelFor(body.model, body.style),
    style: body.style ?? null,
    aspectRatio: body.aspect_ratio ?? DEFAULT_ASPECT_RATIO,
    count: clampCount(body.num_images),
    seed: body.seed ?? randomInt(SEED_MAX),
    imageUrl: body.image_url ?? null,
  };
}

/** Orders of pictures: validated before, priced here, made by the workflow. */
export function createImages(deps: { db: Db; workflow: ImageWorkflow; servedBy: ServedBy }): Images {
  async function begin(
    userId: string,
    recipe: ImageRecipe,
    fingerprint: string,
    key: string | undefined,
  ): Promise<RunRow> {
    const price = priceImages(costTable(deps.servedBy), recipe.model, recipe.count);
    const run = { id: key ?? randomUUID(), userId, recipe, fingerprint, servedBy: deps.servedBy, price };
    const { row, fresh } = await startRun(deps.db, run);
    // A process killed between the two lines leaves a paid run that the sweeper starts.
    if (fresh) await deps.workflow.start({ id: row.id, userId, servedBy: row.served_by });
    return row;
  }
  return {
    order: (userId, body, key) => begin(userId, toRecipe(body), fingerprintOf(body), key),
    again: (run, key) => begin(run.user_id, run.recipe, fingerprintOf({ again: run.id }), key),
  };
}
