import { resourceAtom } from '@flint/shared/state/resources';
import { atom } from 'jotai';
import { chatModelList } from '../../chat/chat-models';

const modelsAtom = resourceAtom(chatModelList);

/** Display name of a model; its id where unknown. */
export const modelLabelAtom = atom((get) => {
  const models = get(modelsAtom)?.data?.models;
  return (id: string) => models?.find((model) => model.id === id)?.label ?? id;
});
