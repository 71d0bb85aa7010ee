import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { builtVariant } from '../support/built-variant';
import { addPreview } from '../support/preview';
import { type Product, startProduct } from '../support/product';
import { expect, expectAccessible, expectFits, test } from '../support/test';

const SOURCES = {
  'src/pages.ts': `import type { RemotePage } from '@flint/shared/contracts/remote-page';
export const pages: readonly RemotePage[] = [
  { path: '/field-notes', guard: {}, frame: 'public', session: false, title: 'Field notes' },
];
`,
  'src/routes.tsx': `import type { RemotePages } from '@flint/shared/remote/page-routes';
export const routes: RemotePages = { '/field-notes': () => <h1>Notes from the field</h1> };
`,
};

let dataDir: string;
let product: Product;
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'flint-preview-'));
  product = await startProduct({ DATA_DIR: dataDir });
});
test.afterAll(async () => {
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const notice = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Notes from the field' });

test('a signed link shows a branch in that browser, with a notice on every page and a way out', {
  // The browser logs answers of 403 and 404.
  tag: ['@trouble', '@long'],
}, async ({ page, elsewhere }) => {
  test.slow();
  const { version } = JSON.parse(await readFile('mfe-content/package.json', 'utf8')) as { version: string };
  const files = await builtVariant('mfe-content', SOURCES);
  const { link, address } = await addPreview(
    dataDir,
    { remote: 'mfe-content', version, branch: 'feature/notes' },
    files,
  );

  await page.goto(link);
  await expect(page).toHaveURL(`${product.url}/field-notes`);
  await expect(page).toHaveTitle('Field notes · Flint');
  await expect(heading(page)).toBeVisible();
  await expect(notice(page)).toContainText(`Preview of feature/notes: mfe-content ${version}, until`);

  for (const path of ['/', '/about', '/signin']) {
    await page.goto(product.url + path);
    await expect(notice(page)).toBeVisible();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await expectAccessible(page, 'aside[aria-label="Preview"]');

  const other = await (await elsewhere()).newPage();
  expect((await other.goto(`${product.url}/field-notes`))?.status()).toBe(404);
  await expect(notice(other)).toBeHidden();
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1, name: 'Only for staff' })).toBeVisible();
  await other.goto(`${link}x`);
  await expect(other.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();

  await page.goto(`${product.url}/field-notes`);
  await expect(heading(page)).toBeVisible();
  await notice(page).getByRole('link', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${product.url}/?mfe.reset`);
  await expect(notice(page)).toBeHidden();
  expect((await page.goto(`${product.url}/field-notes`))?.status()).toBe(404);
});
