import type { Store } from '@flint/shared/contracts/remotes';
import { pageOf } from '@flint/shared/contracts/routes';
import type { WritableAtom } from 'jotai';
import { conversationAtom } from '../chat/conversation-atom';
import { orderAtom as pictureAtom } from '../generate/order-atom';
import { orderAtom as musicAtom } from '../music/order-atom';
import { speechOrderAtom } from '../speech/order';
import { orderAtom as filmAtom } from '../video/order-atom';

/**
 * Fills words into a form.
 * @returns restores what they replaced; undefined when they replaced no other words
 */
type Fill = (store: Store, words: string) => (() => void) | undefined;

/**
 * @param field the field of the words
 * @param rest what belonged to the former words, and goes with them
 */
function fillOfForm<Form extends object>(
  form: WritableAtom<Form, [Partial<Form>], void>,
  field: keyof Form,
  rest: Partial<Form> = {},
): Fill {
  return (store, words) => {
    const before = store.get(form);
    const former = String(before[field]).trim();
    if (former === words) return undefined;
    const change = { ...rest, [field]: words } as Partial<Form>;
    const replaced = Object.fromEntries(Object.keys(change).map((name) => [name, before[name as keyof Form]]));
    store.set(form, change);
    return former ? () => store.set(form, replaced as Partial<Form>) : undefined;
  };
}

const pictures = fillOfForm(pictureAtom, 'prompt', { texts: '', keepSeed: false });
const filmOfPicture = fillOfForm(filmAtom, 'prompt', { narration: '', music: '', keepSeed: false });
const filmOfWords = fillOfForm(filmAtom, 'prompt', { picture: null, narration: '', music: '', keepSeed: false });
const music = fillOfForm(musicAtom, 'prompt', { keepSeed: false });
const speech = fillOfForm(speechOrderAtom, 'text');
const chat = fillOfForm(conversationAtom, 'draft');

/** How words get into the form of a page. */
export function fillOf(pathname: string, query: URLSearchParams): Fill {
  switch (pageOf(pathname)?.id) {
    case 'imageToVideo':
      return filmOfPicture;
    case 'falGenerator':
      return query.get('kind') === 'video' ? filmOfWords : pictures;
    case 'musicGenerator':
      return music;
    case 'playground':
      return query.get('view') === 'speech' ? speech : chat;
    default:
      return pictures;
  }
}
