import { FOREIGN_SCRIPTS, isForeign, isNoise, isNotFoundPage, isRedirect, NOISE } from './noise';

const isIgnored = (message: string) => NOISE.some((pattern) => pattern.test(message));

test.each([
  ['network errors', 'Network Error'],
  ['network errors', 'TypeError: NetworkError when attempting to fetch resource.'],
  ['network errors', 'Load failed (api.flint.test)'],
  ['failed fetches', 'Failed to fetch'],
  ['failed fetches', 'TypeError: Failed to fetch'],
  ['failed fetches', 'Failed to fetch (flint.test:3000)'],
  ['failed requests', 'Network request failed'],
  ['aborted requests', 'AbortError: The operation was aborted.'],
  ['aborted requests', 'signal is aborted without reason'],
  ['requests that a user aborted', 'The user aborted a request.'],
  ['loops of a ResizeObserver', 'ResizeObserver loop limit exceeded'],
  ['loops of a ResizeObserver', 'ResizeObserver loop completed with undelivered notifications.'],
  ['analytics scripts', 'gtag is not defined'],
  ['analytics scripts', 'ReferenceError: fbq is not defined'],
  ['analytics scripts', "Can't find variable: dataLayer"],
  ['chat widgets', 'Intercom is not defined'],
  ['chat widgets', '$crisp is not defined'],
  ['scripts of other origins', 'Script error.'],
])('the noise filter ignores %s: %s', (_what, message) => {
  expect(isIgnored(message)).toBe(true);
});

test.each([
  'Failed to fetch credits',
  'Network error during upload',
  'Load failed: the picture is damaged',
  'The request was aborted by the moderator',
  'gallery is not defined',
  'flint: gtag is not defined in this release',
])('the noise filter keeps a message that only contains such words: %s', (message) => {
  expect(isIgnored(message)).toBe(false);
});

test('an aborted request is noise by its name, whatever its message', () => {
  expect(isNoise('AbortError', 'stopped')).toBe(true);
  expect(isNoise('TypeError', 'stopped')).toBe(false);
});

test.each(['chrome-extension', 'moz-extension', 'safari-extension', 'safari-web-extension'])(
  'scripts of %s:// are not ours',
  (scheme) => {
    const address = `${scheme}://abcdef/content.js`;
    expect(FOREIGN_SCRIPTS.some((pattern) => pattern.test(address))).toBe(true);
    expect(isForeign(`TypeError: x\n    at f (${address}:1:2)`)).toBe(true);
  },
);

test('scripts of analytics and chat widgets are not ours, a path that names them is', () => {
  expect(isForeign('at https://www.googletagmanager.com/gtag/js:1:2')).toBe(true);
  expect(isForeign('at https://widget.intercom.io/widget/abc:1:2')).toBe(true);
  expect(isForeign('at https://flint.test/blog/intercom.io/a.js:1:2')).toBe(false);
});

test('redirects of the router are control flow', () => {
  const redirect = new Response(null, { status: 302, headers: { location: '/signin' } });
  expect(isRedirect(redirect)).toBe(true);
  expect(isRedirect(Object.assign(new Error('NEXT_REDIRECT'), { digest: 'NEXT_REDIRECT;replace;/;307' }))).toBe(true);
  expect(isRedirect(new Response(null, { status: 500 }))).toBe(false);
  expect(isRedirect(new Error('The redirect failed.'))).toBe(false);
  expect(isRedirect('NEXT_REDIRECT')).toBe(false);
});

test('transactions of unknown addresses are those of the not-found page', () => {
  expect(['/404', 'GET unmatched'].map(isNotFoundPage)).toEqual([true, true]);
  expect(['/', '/library', 'GET /api/runs/:id', undefined].map(isNotFoundPage)).toEqual([false, false, false, false]);
});
