import { llmModels } from '@flint/shared/contracts/model-calls';
import { createModelList } from '../orders/model-list';

/** The models that answer chats. */
export const chatModelList = createModelList(llmModels);
