import * as z from '@flint/shared/contracts/schema';
import { keepDraft, readDraft } from '@flint/shared/orders/draft';
import { sessionAtom } from '@flint/shared/state/session';
import { atom } from 'jotai';
import { talkAtom } from '../talk/talk-atom';

/** The unsent message of a conversation, and the choices for a new one. */
const Draft = z.object({
  text: z.catch(z.string(), ''),
  model: z.catch(z.nullable(z.string()), null),
  brandProfileId: z.catch(z.nullable(z.string()), null),
});
type Draft = z.infer<typeof Draft>;

const changedAtom = atom<Readonly<Record<string, Draft>>>({});
const viewerAtom = atom((get) => get(sessionAtom).user?.id ?? '');
const keyOf = (viewer: string, conversation: string | null) => `flint:spark:${viewer}:${conversation ?? 'new'}`;
const keyAtom = atom((get) => keyOf(get(viewerAtom), get(talkAtom).id));

/** The draft of the open conversation, stored in this browser at every change. */
export const draftAtom = atom(
  (get) => get(changedAtom)[get(keyAtom)] ?? readDraft(get(keyAtom), Draft),
  (get, set, change: Partial<Draft>) => {
    const key = get(keyAtom);
    const draft = { ...get(draftAtom), ...change };
    set(changedAtom, (all) => ({ ...all, [key]: draft }));
    keepDraft(key, draft);
  },
);

/** Clears a conversation's draft after sending; the conversation may no longer be open. */
export const sentAtom = atom(null, (get, set, conversation: string | null) => {
  const key = keyOf(get(viewerAtom), conversation);
  const draft = { ...(get(changedAtom)[key] ?? readDraft(key, Draft)), text: '' };
  set(changedAtom, (all) => ({ ...all, [key]: draft }));
  keepDraft(key, draft);
});
