import { request } from '@flint/shared/api/request';
import { listBrandProfiles } from '@flint/shared/contracts/brands';
import { listConversations } from '@flint/shared/contracts/conversations';
import { listLibrary } from '@flint/shared/contracts/library';
import type { PaletteGroup, PaletteSource } from '@flint/shared/contracts/palette';
import { getHref } from '@flint/shared/contracts/routes';
import { faceOf } from './features/library/face-of';
import { kindLabel } from './features/library/kind-labels';

/** Limit of rows in each group. */
const ROWS_MAX = 5;

/** Library items, brand profiles and conversations with the words; without words, the latest of each. */
export const find: PaletteSource['find'] = async (words, { signal }) => {
  const groups = await Promise.allSettled([
    findItems(words, signal),
    findBrands(words, signal),
    findConversations(words, signal),
  ]);
  const failed = groups.find((group) => group.status === 'rejected');
  const found = groups.flatMap((group) => (group.status === 'fulfilled' ? [group.value] : []));
  if (found.length === 0 && failed) throw failed.reason;
  return found;
};

const wanted = (words: string) => (words === '' ? {} : { q: words });

async function findItems(words: string, signal: AbortSignal): Promise<PaletteGroup> {
  const { items, total } = await request(listLibrary, { query: { ...wanted(words), limit: ROWS_MAX } }, { signal });
  const entries = items.map((item) => {
    const { src } = faceOf(item);
    const href = getHref('library', { ...wanted(words), item: item.id });
    return {
      id: item.id,
      title: item.title,
      note: kindLabel(item),
      href,
      ...(src !== null && { picture: src }),
    };
  });
  const rest = total > entries.length && words !== '' ? [allItems(words, total)] : [];
  return { title: 'Library', entries: [...entries, ...rest] };
}

const allItems = (words: string, total: number) => ({
  id: 'all',
  title: `All ${total.toLocaleString()} with “${words}”`,
  href: getHref('library', { q: words }),
});

async function findBrands(words: string, signal: AbortSignal): Promise<PaletteGroup> {
  const { brandProfiles } = await request(listBrandProfiles, { query: {} }, { signal });
  const entries = brandProfiles
    .filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()))
    .slice(0, ROWS_MAX)
    .map(({ id, name }) => ({ id, title: name, note: 'Brand profile', href: getHref('brandProfile', { id }) }));
  return { title: 'Brands', entries };
}

async function findConversations(words: string, signal: AbortSignal): Promise<PaletteGroup> {
  const query = { ...wanted(words), limit: ROWS_MAX };
  const { conversations } = await request(listConversations, { query }, { signal });
  const entries = conversations.map(({ id, title }) => ({ id, title, href: getHref('viewspark', { c: id }) }));
  return { title: 'Conversations', entries };
}
