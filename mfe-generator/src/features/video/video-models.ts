import { type Model, videoModels } from '@flint/shared/contracts/model-calls';
import type { ServedBy } from '@flint/shared/contracts/providers';
import { createModelList } from '../orders/model-list';

/** The models that make films. */
export const videoModelList = createModelList(videoModels);

/** The provider of a model's films: a vendor has lengths and requirements of its own. */
export function filmedBy(models: readonly Model[] | null, chosen: string): ServedBy {
  return models?.find(({ id }) => id === chosen)?.servedBy ?? 'embedded';
}
