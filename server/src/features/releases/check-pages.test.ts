import type { RemotePage } from '@flint/shared/contracts/remote-page';
import { checkPages, checkSlots, checkTaken } from './check-pages';

const PAGE: RemotePage = { path: '/guides', guard: {}, frame: 'public', session: false, title: 'Guides' };
const check = (page: object, pages: readonly string[] = []) =>
  checkPages('mfe-content', { pages, routes: [{ ...PAGE, ...page }] });

test('a page within the rules is kept as it was declared', () => {
  const page: RemotePage = {
    ...PAGE,
    path: '/guides/first-steps',
    guard: { login: true, verified: true, roles: ['editor'], minCredits: 1 },
    frame: 'app',
    session: true,
    description: 'How to begin.',
    navigation: { label: 'Guides', icon: 'book' },
    palette: { title: 'Open the guides', words: ['help'] },
  };
  expect(checkPages('mfe-content', { pages: ['/guides/first-steps'], routes: [page] })).toEqual([page]);
});

test.each<[object, string]>([
  [{ guard: { paid: true } }, 'there is no guard paid. The guards are login, verified, roles, minCredits.'],
  [{ guard: { verified: true } }, 'a guard needs login.'],
  [{ guard: { login: true }, session: false }, 'a guarded page waits for the session.'],
  [{ guard: { login: true, roles: ['owner'] }, session: true }, 'a role is one of user, editor, admin.'],
  [{ guard: { login: true, minCredits: 0 }, session: true }, 'the guard minCredits is at least 1.'],
  [{ frame: 'app' }, 'a page in the app’s frame needs the guard login.'],
  [{ frame: 'auth' }, 'the frame is public or app.'],
  [{ title: '' }, 'the title is missing.'],
  [{ title: '  ' }, 'the title is missing.'],
  [{ title: 'x'.repeat(61) }, 'the title has at most 60 characters.'],
  [{ description: 'x'.repeat(156) }, 'the description has at most 155 characters.'],
  [{ navigation: { label: 'Guides', icon: 'rocket' } }, 'the icon of the navigation is one of book,'],
  [{ navigation: { label: 'x'.repeat(21), icon: 'book' } }, 'the label of the navigation has at most 20 characters.'],
  [{ palette: { title: 'x'.repeat(61) } }, 'the title of the palette entry has at most 60 characters.'],
  [{ colour: 'red' }, 'there is no field colour.'],
])('%j is refused with its rule', (page, rule) => {
  expect(() => check(page)).toThrow(`Page /guides: ${rule}`);
});

test.each([
  ['guides', 'a path reads like /guides or /guides/:id.'],
  ['/Guides', 'a path reads like /guides or /guides/:id.'],
  ['/:id', 'a path reads like /guides or /guides/:id.'],
  ['/guides/', 'a path reads like /guides or /guides/:id.'],
  ['/guides.html', 'a path reads like /guides or /guides/:id.'],
  ['/api/guides', 'this address is the server’s.'],
  ['/og/guides', 'this address is the server’s.'],
  ['/metrics', 'this address is the server’s.'],
  ['/monitoring', 'this address is the server’s.'],
  ['/settings', 'this path belongs to the shell.'],
  ['/reset-password', 'this path belongs to the shell.'],
  ['/credits', 'this path belongs to mfe-billing.'],
  ['/tools/youtube', 'this path belongs to mfe-tools.'],
  ['/brand-profiles/:name', 'this path belongs to mfe-generator.'],
])('the path %s is refused: %s', (path, rule) => {
  expect(() => check({ path })).toThrow(`Page ${path}: ${rule}`);
});

test('a navigation or palette entry needs an address that is complete', () => {
  const path = '/guides/:id';
  expect(() => check({ path, navigation: { label: 'Guides', icon: 'book' } })).toThrow(
    'a navigation entry needs a path without parameters.',
  );
  expect(() => check({ path, palette: { title: 'Guides' } })).toThrow(
    'a palette entry needs a path without parameters.',
  );
});

test('two pages of a release that fit the same address are refused', () => {
  const routes = [PAGE, PAGE];
  expect(() => checkPages('mfe-content', { pages: [], routes })).toThrow('Page /guides: it is declared twice.');
});

test('a page of the table is served by its owner alone', () => {
  expect(checkPages('mfe-billing', { pages: ['credits'], routes: [] })).toEqual([]);
  expect(() => check({}, ['credits'])).toThrow('Page /credits: this path belongs to mfe-billing.');
  expect(() => check({}, ['blog'])).toThrow('Page blog: there is no such page. Declare it with its path.');
});

test('a path that another live release declares is refused, naming both and the environment', () => {
  const taken = [{ path: '/guides/:id', remote: 'mfe-tools' as const, version: '1.2.0' }];
  expect(() => checkTaken([{ ...PAGE, path: '/guides/a' }], 'staging', taken)).toThrow(
    'Page /guides/a: this path belongs to mfe-tools 1.2.0, which is live in staging.',
  );
  expect(() => checkTaken([PAGE], 'staging', taken)).not.toThrow();
});

test('a slot is one of the shell’s, and links to a page of the release', () => {
  const slot = { kind: 'dashboard-action', id: 'open', page: '/guides' };
  expect(() => checkSlots({ pages: ['/guides'], slots: [slot] })).not.toThrow();
  expect(() => checkSlots({ pages: ['/guides'], slots: [{ ...slot, kind: 'footer' }] })).toThrow(
    'Slot open: there is no slot footer. The slots are dashboard-action, settings-section.',
  );
  expect(() => checkSlots({ pages: [], slots: [slot] })).toThrow(
    'Slot open: the page /guides is not one of this release.',
  );
});
