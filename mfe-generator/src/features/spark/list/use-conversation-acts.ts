import { addressOf } from '@flint/shared/api/address';
import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import type { CallBody } from '@flint/shared/contracts/call';
import {
  type Conversation,
  deleteConversation,
  exportConversation,
  type ListedConversation,
  restoreConversation,
  updateConversation,
} from '@flint/shared/contracts/conversations';
import { getHref } from '@flint/shared/contracts/routes';
import { optimistic } from '@flint/shared/state/optimistic';
import type { Pages } from '@flint/shared/state/pages';
import { reload } from '@flint/shared/state/resources';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { talkAtom } from '../talk/talk-atom';
import { CONVERSATIONS, dropListed, putListed } from './conversations';

/** The actions on a whole conversation. */
export function useConversationActs() {
  const store = useStore();
  const navigate = useNavigate();
  return useMemo(() => {
    const put = (conversation: Conversation) => {
      putListed(store, conversation);
      store.set(talkAtom, (talk) => (talk.id === conversation.id ? { ...talk, conversation } : talk));
    };
    /** @throws ApiError */
    const change = async ({ id }: Pick<Conversation, 'id'>, body: CallBody<typeof updateConversation>) =>
      put((await request(updateConversation, { params: { id }, body })).conversation);
    const trying = (act: Promise<unknown>) => void act.catch((error) => emit('toast', { text: toMessage(error) }));

    const takeBack = async (id: string) => {
      await request(restoreConversation, { params: { id } });
      await reload(store, CONVERSATIONS);
    };
    const remove = async ({ id, title }: Conversation) => {
      await request(deleteConversation, { params: { id } });
      dropListed(store, id);
      if (store.get(talkAtom).id === id) navigate(getHref('viewspark'), { replace: true });
      emit('toast', { text: `"${title}" is deleted.`, undo: () => trying(takeBack(id)) });
    };
    return {
      put,
      rename: (conversation: Conversation, title: string) => change(conversation, { title }),
      pin(conversation: Conversation) {
        const pinned = !conversation.pinned;
        const inList = ({ items, ...list }: Pages<ListedConversation>) => ({
          ...list,
          items: items.map((each) => (each.id === conversation.id ? { ...each, pinned } : each)),
        });
        trying(optimistic(store, CONVERSATIONS, inList, () => change(conversation, { pinned })));
      },
      remove: (conversation: Conversation) => trying(remove(conversation)),
      /** Downloads it as a file. */
      save({ id }: Conversation, format: 'markdown' | 'json') {
        const href = addressOf(exportConversation, { params: { id }, query: { format } });
        Object.assign(document.createElement('a'), { href, download: '' }).click();
      },
    };
  }, [store, navigate]);
}
