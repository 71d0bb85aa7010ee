import { atom } from 'jotai';
import { chatModelList } from '../../chat/chat-models';

/** What a model is called in the list; its id where it is in none. */
export const modelLabelAtom = atom((get) => {
  const { models } = get(chatModelList.state);
  return (id: string) => models?.find((model) => model.id === id)?.label ?? id;
});
