import type { PaletteEntry, PaletteGroup } from '@flint/shared/contracts/palette';
import type { RemoteRelease } from '@flint/shared/contracts/remotes';
import { getHref, type PageId } from '@flint/shared/contracts/routes';
import { hasWords } from './has-words';

/** The palette's own help, which opens in the palette. */
export const SHORTCUTS_HREF = '/?shortcuts';

const OWN: readonly PaletteEntry[] = [
  { id: 'conversation', title: 'Start a conversation with Spark', href: getHref('viewspark') },
  { id: 'brand', title: 'Create a brand profile', href: getHref('createBrandProfile') },
  { id: 'shortcuts', title: 'Show keyboard shortcuts', href: SHORTCUTS_HREF },
];

/** Actions whose titles contain the words: those that remotes offer on the dashboard, then the shell's. */
export function actionsFound(words: string, remotes: readonly RemoteRelease[]): PaletteGroup {
  const offered = remotes.flatMap(({ name, slots }) =>
    slots.map(({ id, title, page }) => ({ id: `${name} ${id}`, title, href: getHref(page as PageId) })),
  );
  return { title: 'Actions', entries: [...offered, ...OWN].filter(({ title }) => hasWords(title, words)) };
}
