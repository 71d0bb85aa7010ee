import { imageModels } from '@flint/shared/contracts/models';
import { createModelList } from '../orders/models-atom';

/** Who makes pictures here. */
export const imageModelList = createModelList(imageModels);
