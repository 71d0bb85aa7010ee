import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { imageModels, type Model } from '@flint/shared/contracts/models';
import type { Store } from '@flint/shared/contracts/remotes';
import { atom } from 'jotai';

interface ModelsState {
  models: readonly Model[] | null;
  error: string | null;
}

/** The models this server offers, and who answers for them. */
export const modelsAtom = atom<ModelsState>({ models: null, error: null });

/** Reads the models. Never rejects: a failure is the state's `error`, and what was known stays. */
export async function loadModels(store: Store): Promise<void> {
  const { models } = store.get(modelsAtom);
  store.set(modelsAtom, { models, error: null });
  try {
    store.set(modelsAtom, { models: (await request(imageModels, {})).models, error: null });
  } catch (error) {
    store.set(modelsAtom, { models, error: toMessage(error) });
  }
}
