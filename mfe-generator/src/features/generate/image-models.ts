import { imageModels } from '@flint/shared/contracts/model-calls';
import { createModelList } from '../orders/model-list';

/** The models that make pictures. */
export const imageModelList = createModelList(imageModels);
