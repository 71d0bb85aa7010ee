import type { ImageOrder } from '@flint/engines/spec/image-model';
import type { AspectRatio, ImageStyle } from '@flint/shared/contracts/image-options';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import { UNDESCRIBED } from '@flint/shared/contracts/variations';
import { ownMediaPath } from '../generation/inputs';
import type { RunPlan } from '../generation/plan';
import type { StepResult } from '../generation/step-result';
import { readReference, toDataUri } from './reference';
import type { WorkflowDeps } from './workflow-deps';

/** A recipe as a vendor's order. A vendor cannot reach our own pictures, so those travel inside the request. */
export async function prepareOrder(
  deps: WorkflowDeps,
  { userId }: RunPlan,
  recipe: ImageRecipe,
): Promise<StepResult<ImageOrder>> {
  try {
    return { ok: true, value: { ...toOrder(recipe), imageUrl: await startingImage(deps, userId, recipe) } };
  } catch (error) {
    deps.log.warn({ err: error }, 'the reference picture could not be read');
    return { ok: false, failure: { code: 'invalid_input', words: 'The image address could not be read.' } };
  }
}

function toOrder(recipe: ImageRecipe): ImageOrder {
  const { prompt, model, style, aspectRatio, count, seed, imageUrl, variationOf, brand } = recipe;
  return {
    prompt: inColours(prompt === UNDESCRIBED ? '' : prompt, brand?.palette ?? []),
    model,
    style: style as ImageStyle | null,
    aspectRatio: aspectRatio as AspectRatio,
    count,
    seed,
    imageUrl,
    ...(variationOf && { variation: variationOf.reworded ? 'reworded' : 'alike' }),
  };
}

/** Words a model is told beside the prompt: its colours alone, so nothing else of a brand can lead it. */
const inColours = (prompt: string, palette: readonly string[]) =>
  prompt && palette.length > 0 ? `${prompt}\n\nColour palette: ${palette.join(', ')}.` : prompt;

async function startingImage(deps: WorkflowDeps, userId: string, recipe: ImageRecipe): Promise<string | null> {
  const { imageUrl, variationOf } = recipe;
  const isOurs = Boolean(variationOf?.assetId) || (imageUrl && ownMediaPath(imageUrl, deps.publicOrigin) !== undefined);
  if (!isOurs) return imageUrl;
  const bytes = await readReference(recipe, userId, deps);
  return bytes && toDataUri(bytes);
}
