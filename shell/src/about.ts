import type { About } from '@flint/shared/contracts/fragments';
import { PAGE_DESCRIPTIONS } from '@flint/shared/contracts/page-descriptions';
import { documentTitle, getHref, PAGES } from '@flint/shared/contracts/routes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';

const read = (id: 'home' | 'terms' | 'privacy', about: Partial<About> = {}): About => {
  const page: PageRoute | undefined = PAGES.find((each) => each.id === id);
  if (!page) throw new Error(`There is no page ${id}.`);
  return {
    title: documentTitle(page),
    description: PAGE_DESCRIPTIONS[id] ?? '',
    trail: [{ name: page.title, path: getHref(id) }],
    questions: [],
    program: null,
    ...about,
  };
};

/** Descriptions of the shell's public pages. */
export const ABOUT = {
  home: read('home', { trail: [], program: { name: 'Flint', kind: 'MultimediaApplication' } }),
  terms: read('terms'),
  privacy: read('privacy'),
} as const;
