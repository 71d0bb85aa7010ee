import { type Model, videoModels } from '@flint/shared/contracts/models';
import type { ServedBy } from '@flint/shared/contracts/providers';
import { createModelList } from '../orders/model-list';

/** Who makes films here. */
export const videoModelList = createModelList(videoModels);

/** Who films a model's clips here: a vendor has lengths and needs of its own. */
export function filmedBy(models: readonly Model[] | null, chosen: string): ServedBy {
  return models?.find(({ id }) => id === chosen)?.servedBy ?? 'embedded';
}
