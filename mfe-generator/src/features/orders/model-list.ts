import type { CallOutput } from '@flint/shared/contracts/call';
import type { imageModels, llmModels, videoModels } from '@flint/shared/contracts/models';
import { callResource, type Resource } from '@flint/shared/state/resource';

/** The models of one kind that this server offers, and who answers for them. */
export type ModelList = Resource<CallOutput<typeof imageModels>>;

/** A list of models, kept for the next page that offers it. */
export function createModelList(call: typeof imageModels | typeof videoModels | typeof llmModels): ModelList {
  return callResource(call, {}, { keep: true });
}
