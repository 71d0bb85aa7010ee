import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { builtVariant } from '../support/built-variant';
import { Creator } from '../support/creator';
import { publish } from '../support/next-version';
import { Staff } from '../support/staff';
import { expect, test } from '../support/test';

// What is published here stays published.
test.use({ alone: true });

const VERSION = '1.1.0';
/** Time limit for an open page to follow a change, milliseconds. */
const FOLLOWS = 15_000;

/** All that a team changes for a new page: files of its own remote. */
const SOURCES = {
  'package.json': readFileSync('mfe-content/package.json', 'utf8').replace(
    /"version": "[^"]*"/,
    `"version": "${VERSION}"`,
  ),
  'src/pages.ts': `import type { RemotePage } from '@flint/shared/contracts/remote-page';
export const pages: readonly RemotePage[] = [{
  path: '/field-notes', guard: { login: true, verified: true }, frame: 'app', session: true, title: 'Field notes',
  navigation: { label: 'Field notes', icon: 'book' },
}];
`,
  'src/routes.tsx': `import type { RemotePages } from '@flint/shared/remote/page-routes';
export const routes: RemotePages = { '/field-notes': () => <h1>Notes from the field</h1> };
`,
};

const entry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Field notes' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Notes from the field' });

test('a remote ships a page alone: an open page shows its entry and opens it without a reload', {
  tag: '@long',
}, async ({ page, creator, elsewhere, product }) => {
  test.slow();
  const files = await builtVariant('mfe-content', SOURCES);
  await creator.ready();
  const staff = await new Staff((await elsewhere()).request, product).signIn();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(entry(page)).toBeHidden();
  await page.evaluate(() => Object.assign(globalThis, { sameLife: true }));

  await publish(staff, 'mfe-content', VERSION, files);
  await staff.override('mfe-content', creator.email, { version: VERSION });
  await entry(page).click({ timeout: FOLLOWS });
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL('/field-notes');
  await expect(page).toHaveTitle('Field notes · Flint');
  await expect(entry(page)).toHaveAttribute('aria-current', 'page');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameLife'))).toBe(true);

  await test.step('a direct load works, and its guard holds', async () => {
    expect((await page.reload())?.status()).toBe(200);
    await expect(heading(page)).toBeVisible();
    const context = await elsewhere();
    const unverified = await new Creator(context).signUp();
    await staff.override('mfe-content', unverified.email, { version: VERSION });
    const other = await context.newPage();
    await other.goto('/field-notes');
    await expect(other).toHaveURL(/\/verify-email/);
  });
});
