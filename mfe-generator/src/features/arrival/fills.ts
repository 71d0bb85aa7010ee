import type { Store } from '@flint/shared/contracts/remotes';
import { pageOf } from '@flint/shared/contracts/routes';
import { replaceDraft } from '@flint/shared/orders/replace-draft';
import type { WritableAtom } from 'jotai';
import { conversationAtom } from '../chat/conversation-atom';
import { orderAtom as pictureAtom } from '../generate/order-atom';
import { orderAtom as musicAtom } from '../music/order-atom';
import { chosenById } from '../pictures/chosen';
import { promptOrderAtom } from '../prompts/order';
import { draftAtom as sparkAtom } from '../spark/composer/draft-atom';
import { speechOrderAtom } from '../speech/order';
import { orderAtom as filmAtom } from '../video/order-atom';

/** Fills words into a form, unless it has them already. */
type Fill = (store: Store, words: string) => void;

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
    if (String(store.get(form)[field]).trim() === words) return;
    replaceDraft(store, form, { ...rest, [field]: words } as Partial<Form>);
  };
}

const pictures = fillOfForm(pictureAtom, 'prompt', { texts: '', keepSeed: false });
const filmOfPicture = fillOfForm(filmAtom, 'prompt', { narration: '', music: '', keepSeed: false });
const filmOfWords = fillOfForm(filmAtom, 'prompt', { picture: null, narration: '', music: '', keepSeed: false });
const music = fillOfForm(musicAtom, 'prompt', { keepSeed: false });
const speech = fillOfForm(speechOrderAtom, 'text');
const chat = fillOfForm(conversationAtom, 'draft');
const spark = fillOfForm(sparkAtom, 'text');

/**
 * Puts a library picture into the form of a page: a film starts from it, and a prompt is found for it. A draft that it
 * replaces can be had back.
 */
export function takePicture(store: Store, pathname: string, ref: string): void {
  const picture = chosenById(ref);
  if (pageOf(pathname)?.id === 'contentReverseEngineer')
    replaceDraft(store, promptOrderAtom, { of: 'pictures', pictures: [picture] });
  else replaceDraft(store, filmAtom, { picture });
}

/** How words get into the form of a page. A view without a field for them leads to one that has it. */
export function fillOf(pathname: string, query: URLSearchParams): Fill {
  switch (pageOf(pathname)?.id) {
    case 'imageToVideo':
      return filmOfPicture;
    case 'falGenerator':
      return query.get('kind') === 'video' ? filmOfWords : pictures;
    case 'musicGenerator':
      return music;
    case 'playground':
      if (query.get('view') === 'speech') return speech;
      query.delete('view');
      return chat;
    case 'viewspark':
      return spark;
    default:
      return pictures;
  }
}
