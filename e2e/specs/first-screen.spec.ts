import { endStreams } from '../support/end-streams';
import { holdProgram } from '../support/hold-requests';
import { watchLayoutShifts } from '../support/layout-shifts';
import { long } from '../support/long';
import { expect, test } from '../support/test';

/** Highest accepted cumulative layout shift (CLS); 0.1 is where it is rated as in need of improvement. */
const UNNOTICED = 0.02;

const SCREENS = [
  { path: '/dashboard', field: 'What do you want to make?' },
  { path: '/generator', field: 'Prompt' },
  { path: '/image-to-video', field: 'Prompt' },
  { path: '/music-generator', field: 'Prompt' },
  { path: '/playground', field: 'Message' },
  { path: '/viewspark', field: 'Message Spark' },
  { path: '/library', field: 'Search words' },
];

/** What a creator sees first: the short form of the tests holds their programs back, on a phone. */
const FIRST = ['/dashboard', '/generator', '/library'];
/** A page is drawn at build by the same component at both widths: the short form tries three of them at the second. */
const WIDE = ['/dashboard', '/generator', '/library'];

for (const { path, field } of SCREENS)
  for (const width of long || WIDE.includes(path) ? [390, 1440] : [390])
    test(`${path} at ${width} px is there before its program, and keeps place and words when that comes`, {
      tag: FIRST.includes(path) && width === 390 ? [] : '@long',
    }, async ({ page, creator }) => {
      await creator.ready();
      await endStreams(page);
      await page.setViewportSize({ width, height: 900 });
      const letThrough = await holdProgram(page);
      const movedBy = await watchLayoutShifts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const place = page.getByLabel(field, { exact: true });
      await place.fill('A harbour at dawn');
      await expect(page.getByRole('navigation', { name: /^Main/ }).filter({ visible: true })).toBeVisible();
      letThrough();
      await expect(page.locator('#drawn')).toHaveCount(0);
      await expect(place).toHaveValue('A harbour at dawn');
      await expect(place).toBeFocused();
      await page.waitForLoadState('networkidle');
      expect(await movedBy()).toBeLessThanOrEqual(UNNOTICED);
    });

test('a sidebar that was closed is closed before the program comes', { tag: '@long' }, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/library');
  await page.getByRole('button', { name: 'Close sidebar' }).click();
  await expect(page.getByRole('button', { name: 'Open sidebar' })).toBeVisible();
  const closed = await page.getByRole('complementary', { name: 'Sidebar' }).boundingBox();
  const letThrough = await holdProgram(page);
  await page.reload({ waitUntil: 'commit' });
  const drawn = page.locator('#drawn').getByRole('complementary', { name: 'Sidebar' });
  expect((await drawn.boundingBox())?.width).toBe(closed?.width);
  letThrough();
  await expect(page.locator('#drawn')).toHaveCount(0);
});

test('a section that is opened before the program comes stays open', { tag: '@long' }, async ({ page, creator }) => {
  await creator.ready();
  const letThrough = await holdProgram(page);
  await page.goto('/generator', { waitUntil: 'commit' });
  await page.locator('#drawn summary', { hasText: 'Brand' }).click();
  letThrough();
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Brand' })).toBeVisible();
});

test('a page that its guard refuses is not drawn', { tag: '@long' }, async ({ page, creator }) => {
  await creator.signUp();
  const letThrough = await holdProgram(page);
  await page.goto('/library', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('#drawn')).toHaveCount(0);
  letThrough();
  await expect(page).toHaveURL(/\/verify-email/);
});

for (const path of ['/generator', '/library', '/viewspark', '/platform-tools', '/platform-tools/youtube'])
  test(`${path} is loaded without a warning in the console`, { tag: '@long' }, async ({ page, creator }) => {
    await creator.ready();
    await endStreams(page);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(path);
    await page.mouse.move(10, 10);
    await expect(page.locator('#drawn')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(warnings).toEqual([]);
  });
