import { imageModels } from '@flint/shared/contracts/models';
import { createModelList } from '../orders/model-list';

/** Who makes pictures here. */
export const imageModelList = createModelList(imageModels);
