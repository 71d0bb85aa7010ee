import { llmModels } from '@flint/shared/contracts/models';
import { createModelList } from '../orders/models-atom';

/** Who answers here. */
export const chatModelList = createModelList(llmModels);
