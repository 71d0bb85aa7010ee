import type { ListedConversation } from '@flint/shared/contracts/conversations';
import { atom } from 'jotai';

export interface ConversationsState {
  /** The words that were searched for. */
  readonly q: string;
  /** Null until the server answered once. */
  readonly conversations: readonly ListedConversation[] | null;
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
  readonly error: string | null;
}

export const listAtom = atom<ConversationsState>({ q: '', conversations: null, next: null, error: null });
