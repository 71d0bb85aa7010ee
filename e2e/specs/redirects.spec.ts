import type { Page } from 'playwright/test';
import { long } from '../support/long';
import { expect, test } from '../support/test';

/** Open redirect payloads: forms of a foreign address that some browser or parser has taken for a path. */
const FORMS = [
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'http://evil.example/dashboard',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '//evil.example@localhost',
  '//localhost@evil.example',
  '//evil。example',
  '//evil.example%2f%2e%2e',
  '/%5cevil.example',
  '/%2F%2Fevil.example',
  '/.//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'mailto:somebody@evil.example',
];

/** One of each kind: an address, one without a scheme, one that is a path to a parser alone, another scheme. */
const FEW = ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'];

/** Navigates within the app as a link does, without a new document. */
function follow(page: Page, address: string) {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** All pages take `next` by the same function: one of them meets every form, the others each a few. */
for (const { path, forms } of [
  { path: '/signin', forms: FORMS },
  { path: '/oauth/callback', forms: long ? FORMS : FEW },
  { path: '/verify-email', forms: long ? FORMS : FEW },
])
  test(`${forms.length} forms of a foreign address behind ${path}?next= stay on our origin`, {
    tag: path === '/signin' ? '@trouble' : ['@trouble', '@long'],
  }, async ({ page, creator, baseURL }) => {
    await creator.ready();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('dialog', () => asked.push('a dialog'));
    await page.goto('/dashboard');
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    for (const form of forms) {
      const address = `${path}?${new URLSearchParams({ next: form })}`;
      // The server itself does not redirect.
      const answer = await page.request.get(address, { maxRedirects: 0 });
      expect([form, answer.status(), answer.headers().location]).toEqual([form, 200, undefined]);
      await follow(page, address);
      // A signed-in visitor is redirected at once.
      await page.waitForURL((url) => url.pathname !== path);
      expect([form, new URL(page.url()).origin]).toEqual([form, baseURL]);
    }
    // Still the same document: no form made the browser leave and return.
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
    // A full page load behaves like the in-app navigation.
    await page.goto(`${path}?${new URLSearchParams({ next: FORMS[0] ?? '' })}`);
    await page.waitForURL((url) => url.pathname !== path);
    expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  });
