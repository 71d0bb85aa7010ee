import { expect, test } from '../support/test';

/** Ways to name another site that some browser or some parser has once taken for a path. */
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

for (const path of ['/signin', '/oauth/callback', '/verify-email'])
  test(`${FORMS.length} forms of a foreign address behind ${path}?next= stay on our origin`, {
    tag: '@trouble',
  }, async ({ page, creator, baseURL }) => {
    // Thirty whole page loads.
    test.setTimeout(180_000);
    await creator.ready();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('dialog', () => asked.push('a dialog'));
    for (const form of FORMS) {
      await page.goto(`${path}?${new URLSearchParams({ next: form })}`);
      // A signed-in visitor is sent on at once.
      await page.waitForURL((url) => url.pathname !== path);
      expect([form, new URL(page.url()).origin]).toEqual([form, baseURL]);
    }
    expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  });
