import type { User } from '@flint/shared/contracts/users';
import { aRelease } from '@flint/shared/testing/a-release';
import { pagesFound } from './pages-found';

const user = { roles: ['user'] } as unknown as User;
const staff = { roles: ['user', 'admin'] } as unknown as User;
const titles = (words: string, who = user, remotes = [aRelease('mfe-content')]) =>
  pagesFound(words, who, { remotes, offered: () => true }).entries.map(({ title }) => title);

test('the places of the main navigation come first, and pages without a fixed path never', () => {
  expect(titles('').slice(0, 3)).toEqual(['Home', 'Generator', 'Image to video']);
  expect(titles('brand')).toEqual(['Brand profiles', 'New brand profile']);
});

test('a page is found by what it is for', () => {
  expect(titles('colours')).toEqual(['Brand profiles']);
  expect(titles('transcript')).toEqual(['Playground']);
});

test('a page for staff is found by staff', () => {
  expect(titles('releases')).toEqual([]);
  expect(titles('releases', staff)).toEqual(['Releases']);
});

test('a page that a release declares for the palette is found by its words', () => {
  const page = { path: '/guides', guard: {}, frame: 'public', session: false, title: 'Guides to Flint' } as const;
  const declares = {
    ...aRelease('mfe-content'),
    routes: [{ ...page, palette: { title: 'Guides', words: ['begin'] } }],
  };
  expect(titles('begin', user, [declares])).toEqual(['Guides']);
  expect(titles('guides', user, [{ ...aRelease('mfe-content'), routes: [page] }])).toEqual([]);
});
