import { llmModels } from '@flint/shared/contracts/models';
import { createModelList } from '../orders/model-list';

/** Who answers here. */
export const chatModelList = createModelList(llmModels);
