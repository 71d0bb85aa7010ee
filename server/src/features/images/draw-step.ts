import {
  type AspectRatio,
  DEFAULT_IMAGE_STYLE,
  type ImageStyle,
  SEED_MAX,
} from '@flint/shared/contracts/image-options';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import type { RunPlan } from '../generation/plan';
import { type StepResult, toFailure } from '../generation/step-result';
import { withStopSignal } from '../generation/stop-signal';
import { notMade } from '../runs/run-words';
import type { Illustrator } from './image-maker';
import { keepPicture } from './keep-picture';
import { ledBy } from './led-by';
import { placeLogo } from './place-logo';
import { readReference } from './reference';
import type { WorkflowDeps } from './workflow-deps';

/** Draws one picture of a run with the built-in engine and keeps it. The same seed draws the same bytes again. */
export function drawPicture(
  deps: WorkflowDeps,
  illustrator: Illustrator,
  plan: RunPlan,
  recipe: ImageRecipe,
  position: number,
): Promise<StepResult<null>> {
  return withStopSignal(deps, plan, async (signal) => {
    try {
      signal.throwIfAborted();
      if (await deps.work.hasKept(plan.id, position)) return { ok: true, value: null };
      const phase = recipe.count === 1 ? 'Drawing' : `Drawing ${position + 1} of ${recipe.count}`;
      // Until the first picture is there nobody knows how far it is.
      await deps.work.say(plan.id, phase, position === 0 ? null : Math.round((100 * position) / recipe.count));
      const seed = (recipe.seed + position) % (SEED_MAX + 1);
      const reference = await readReference(recipe, plan.userId, deps);
      const drawn = await illustrator.draw(
        {
          ...(await ledBy(recipe, reference)),
          style: (recipe.style as ImageStyle | null) ?? DEFAULT_IMAGE_STYLE,
          ratio: recipe.aspectRatio as AspectRatio,
          seed,
          texts: recipe.textOverlays ?? [],
        },
        signal,
      );
      const { brand } = recipe;
      const bytes = brand?.logo ? await placeLogo(drawn.image, brand.logo, deps.storage) : drawn.image;
      await keepPicture(deps, {
        runId: plan.id,
        userId: plan.userId,
        position,
        bytes,
        seed,
        recipe,
        servedBy: 'embedded',
        dominantColor: drawn.dominantColor,
      });
      return { ok: true, value: null };
    } catch (error) {
      if (!signal.aborted) deps.log.error({ err: error, runId: plan.id, position }, 'drawing failed');
      return { ok: false, failure: toFailure(error, signal, notMade('image')) };
    }
  });
}
