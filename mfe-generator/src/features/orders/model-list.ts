import type { CallOutput } from '@flint/shared/contracts/call';
import type { imageModels, llmModels, videoModels } from '@flint/shared/contracts/model-calls';
import { callResource, type Resource } from '@flint/shared/state/resource';

/** The models of one kind that this server offers, with their providers. */
export type ModelList = Resource<CallOutput<typeof imageModels>>;

/** A model list, cached for the next page that needs it. */
export function createModelList(call: typeof imageModels | typeof videoModels | typeof llmModels): ModelList {
  return callResource(call, {}, { keep: true });
}
