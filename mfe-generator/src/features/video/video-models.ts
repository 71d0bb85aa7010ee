import { type Model, videoModels } from '@flint/shared/contracts/models';
import { createModelList } from '../orders/model-list';
import type { Filmed } from './order';

/** Who makes films here. */
export const videoModelList = createModelList(videoModels);

/** Whether a vendor films here, or the engine Flint brings along. */
export function filmedBy(models: readonly Model[] | null, chosen: string): Filmed {
  return models?.find(({ id }) => id === chosen)?.servedBy === 'fal' ? 'vendor' : 'built-in';
}
