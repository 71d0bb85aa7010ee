import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import type { imageModels, llmModels, Model, videoModels } from '@flint/shared/contracts/models';
import type { Store } from '@flint/shared/contracts/remotes';
import { atom, type PrimitiveAtom } from 'jotai';

interface ModelsState {
  models: readonly Model[] | null;
  error: string | null;
}

/** The models of one kind that this server offers, and who answers for them. */
export interface ModelList {
  readonly call: typeof imageModels | typeof videoModels | typeof llmModels;
  readonly state: PrimitiveAtom<ModelsState>;
}

/** A list that is not read yet. */
export function createModelList(call: ModelList['call']): ModelList {
  return { call, state: atom<ModelsState>({ models: null, error: null }) };
}

/** Reads the models. Never rejects: a failure is the state's `error`, and what was known stays. */
export async function loadModels(store: Store, { call, state }: ModelList): Promise<void> {
  const { models } = store.get(state);
  store.set(state, { models, error: null });
  try {
    store.set(state, { models: (await request(call, {})).models, error: null });
  } catch (error) {
    store.set(state, { models, error: toMessage(error) });
  }
}
