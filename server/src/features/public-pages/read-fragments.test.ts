import type { Fragments } from '@flint/shared/contracts/fragments';
import { integrityOf } from '../releases/release-manifest';
import { readFragments } from './read-fragments';

const FILE: Fragments = {
  frame: null,
  pages: [
    {
      path: '/tools',
      html: '<img src="flint-release:/assets/a.webp"/>',
      about: { title: 'Tools', description: 'All of them.', trail: [], questions: [], program: null },
      styles: [{ path: 'page.css', key: 'x:chunk-1' }],
      scripts: ['page.js'],
    },
  ],
};
const bytes = Buffer.from(JSON.stringify(FILE));
const read = (integrity = integrityOf(bytes)) =>
  readFragments(bytes, { base: '/remotes/mfe-tools/1.2.0', integrity, hashOf: (path) => `hash of ${path}` });

test('a release’s pages name its own files by their served addresses, each with its hash', () => {
  expect(read().pages.get('/tools')).toEqual({
    about: FILE.pages[0]?.about,
    html: '<img src="/remotes/mfe-tools/1.2.0/assets/a.webp"/>',
    styles: [{ href: '/remotes/mfe-tools/1.2.0/page.css', integrity: 'hash of page.css', key: 'x:chunk-1' }],
    scripts: [{ href: '/remotes/mfe-tools/1.2.0/page.js', integrity: 'hash of page.js' }],
  });
});

test('pages that are not those of the release are refused', () => {
  expect(() => read(integrityOf(Buffer.from('other')))).toThrow('are not those of the release');
});
