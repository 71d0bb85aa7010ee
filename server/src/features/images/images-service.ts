import { createHash, randomInt, randomUUID } from 'node:crypto';
import { clampCount, cutFrom, DEFAULT_ASPECT_RATIO, modelFor, SEED_MAX } from '@flint/shared/contracts/image-options';
import type { GenerateImageBody } from '@flint/shared/contracts/images';
import type { ServedBy } from '@flint/shared/contracts/models';
import { imageCosts } from '@flint/shared/contracts/prices/image-costs';
import { imageItem, priceItem } from '@flint/shared/contracts/prices/line-items';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import type { GenerateVariationsBody } from '@flint/shared/contracts/variations';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/http/app-error';
import type { Storage } from '../../platform/storage/storage';
import type { Brands } from '../brands/brands-service';
import type { RunPart } from '../generation/generation-service';
import type { RunWorkflow } from '../generation/run-workflow';
import { startRun } from '../runs/start-run';
import type { RunRow, RunRowOf } from '../runs/tables';
import type { ImageMaker } from './image-maker';
import { toVariationRecipe } from './variations-service';

/** On what terms an order is taken, where it is not ordered by itself. */
interface Terms {
  readonly part?: RunPart | undefined;
  /** Whole credits it may cost; any, where nothing is said. */
  readonly most?: number | undefined;
}

export interface Images {
  /** Prices, pays and queues an order, or lets the workflow pay that it is a part of. The same key is the same run. */
  order(userId: string, body: GenerateImageBody, key: string | undefined, terms?: Terms): Promise<RunRow>;
  /** The same for variations of a picture. */
  vary(userId: string, body: GenerateVariationsBody, key: string | undefined): Promise<RunRow>;
  /** The same recipe as a new, newly priced run. */
  again(run: RunRowOf<'image'>, key: string | undefined): Promise<RunRow>;
}

const fingerprintOf = (asked: unknown) => createHash('sha256').update(JSON.stringify(asked)).digest('hex');

/** Fills in every default of an order, so that the recipe alone makes the pictures again. */
export function toRecipe(body: GenerateImageBody, servedBy: ServedBy): ImageRecipe {
  const model = modelFor(body.model, body.style);
  const aspectRatio = body.aspect_ratio ?? DEFAULT_ASPECT_RATIO;
  const cut = servedBy === 'embedded' ? undefined : cutFrom(model, aspectRatio);
  return {
    prompt: body.prompt,
    model,
    style: body.style ?? null,
    aspectRatio,
    count: clampCount(body.num_images),
    seed: body.seed ?? randomInt(SEED_MAX),
    imageUrl: body.image_url ?? null,
    ...(body.text_overlays?.length ? { textOverlays: body.text_overlays } : {}),
    ...(cut ? { cutFrom: cut } : {}),
  };
}

function describe({ count, prompt, variationOf }: ImageRecipe): string {
  const [one, many] = variationOf ? ['Variation', 'variations'] : ['Picture', 'pictures'];
  return `${count === 1 ? one : `${count} ${many}`}: ${prompt.slice(0, 120)}`;
}

/** Orders of pictures: validated before, priced here, made by the workflow. */
export function createImages(deps: {
  db: Db;
  storage: Storage;
  workflow: RunWorkflow;
  maker: ImageMaker;
  publicOrigin: string;
  brands: Pick<Brands, 'forPicture'>;
}): Images {
  const { servedBy } = deps.maker;
  async function begin(
    userId: string,
    recipe: ImageRecipe,
    fingerprint: string,
    key: string | undefined,
    { part, most }: Terms = {},
  ): Promise<RunRow> {
    const price = priceItem(imageCosts(servedBy), imageItem(recipe));
    const run = {
      id: key ?? randomUUID(),
      userId,
      kind: 'image' as const,
      recipe,
      title: recipe.prompt,
      asked: recipe.count,
      description: describe(recipe),
      fingerprint,
      servedBy,
      price: part ? Math.min(price, part.held) : price,
      most,
      partOf: part?.of,
    };
    const { row, fresh } = await startRun(deps.db, run);
    // A process killed between the two lines leaves a paid run that the sweeper starts.
    if (fresh) await deps.workflow.start({ id: row.id, userId, kind: 'image', servedBy: row.served_by });
    return row;
  }
  async function brandOf(userId: string, { brandProfileId, logoCorner }: GenerateImageBody) {
    if (brandProfileId) return { brand: await deps.brands.forPicture(userId, brandProfileId, logoCorner) };
    if (!logoCorner) return {};
    throw new AppError('invalid_input', 'Name the brand profile whose logo it is.', { field: 'brandProfileId' });
  }
  return {
    async order(userId, body, key, terms) {
      const recipe = { ...toRecipe(body, servedBy), ...(await brandOf(userId, body)) };
      return begin(userId, recipe, fingerprintOf(body), key, terms);
    },
    async vary(userId, body, key) {
      return begin(userId, await toVariationRecipe(deps, userId, body), fingerprintOf({ vary: body }), key);
    },
    again: (run, key) => begin(run.user_id, run.recipe, fingerprintOf({ again: run.id }), key),
  };
}
