import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { DEFAULT_CHAT_MODEL } from '@flint/shared/contracts/chat';
import { updateConversation } from '@flint/shared/contracts/conversations';
import type { Store } from '@flint/shared/contracts/remotes';
import { atom } from 'jotai';
import { draftAtom } from '../composer/draft-atom';
import { talkAtom } from '../talk/talk-atom';

/** The conversation's model; null uses the default. */
export const chosenModelAtom = atom((get) => {
  const { conversation } = get(talkAtom);
  return conversation ? conversation.model : get(draftAtom).model;
});

/** The conversation's brand profile. */
export const brandIdAtom = atom((get) => {
  const { conversation } = get(talkAtom);
  return conversation ? conversation.brandProfileId : get(draftAtom).brandProfileId;
});

/** The model in effect. */
export const modelAtom = atom((get) => get(chosenModelAtom) ?? DEFAULT_CHAT_MODEL);

type Choice = { readonly model: string | null } | { readonly brandProfileId: string | null };

/** Saves a choice with the conversation; for a new one with its first message. Never rejects. */
export async function choose(store: Store, choice: Choice): Promise<void> {
  const { id, conversation } = store.get(talkAtom);
  if (id === null || conversation === null) return store.set(draftAtom, choice);
  const put = (change: Partial<typeof conversation>) =>
    store.set(talkAtom, (talk) =>
      talk.id === id && talk.conversation ? { ...talk, conversation: { ...talk.conversation, ...change } } : talk,
    );
  put(choice);
  try {
    put((await request(updateConversation, { params: { id }, body: choice })).conversation);
  } catch (error) {
    put({ model: conversation.model, brandProfileId: conversation.brandProfileId });
    emit('toast', { text: toMessage(error) });
  }
}
