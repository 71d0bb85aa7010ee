import type { PicturesAnswer } from '@flint/shared/contracts/images';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import type { Run } from '@flint/shared/contracts/runs';
import { AppError } from '../../platform/http/app-error';

/**
 * The answer of the call that waits for its run.
 * @throws AppError with the run's id when nothing was delivered; the credits are back by then.
 */
export function toImageAnswer(run: Run, balance: number, failure: string): PicturesAnswer {
  // A completed run may be empty by now: its pictures were deleted, and the same order asked again.
  if (run.images.length === 0 && run.status !== 'completed')
    throw new AppError(run.status === 'cancelled' ? 'cancelled' : toCode(run.errorCode), run.message ?? failure, {
      runId: run.id,
    });
  return {
    success: true,
    ...(run.message ? { message: run.message } : {}),
    images: run.images,
    ...(run.images[0] ? { url: run.images[0].url } : {}),
    runId: run.id,
    seed: (run.recipe as ImageRecipe).seed,
    charged: run.charged ?? 0,
    returned: run.returned ?? 0,
    balance,
    servedBy: run.servedBy,
  };
}

function toCode(code: string | null) {
  return code === 'provider_timeout'
    ? 'provider_timeout'
    : code === 'invalid_input'
      ? 'invalid_input'
      : 'provider_failed';
}
