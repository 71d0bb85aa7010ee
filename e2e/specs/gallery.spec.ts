import type { Page } from 'playwright/test';
import { DISTINCT_FORMS, expectSoundInAllForms } from '../support/forms';
import { expect, expectAccessible, expectAccessibleHere, test } from '../support/test';

type Shot = (name: string) => Promise<void>;

/** Groups of the page, tested one by one: axe would need minutes for all of it. */
const GROUPS = [
  'foundations',
  'buttons',
  'fields',
  'choices',
  'limits',
  'marks',
  'pictures',
  'media',
  'files',
  'surfaces',
  'states',
  'overlays',
] as const;

async function openGroup(page: Page, group: (typeof GROUPS)[number]) {
  await page.goto(`/dev/ui?group=${group}`);
  await page.locator(`[aria-labelledby=${group}]`).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Overlays of components: how to open one, how to detect it, how to close it. */
const OVERLAYS = [
  { name: 'question', button: 'Ask', role: 'dialog' },
  { name: 'alert', button: 'Ask before deleting', role: 'alertdialog' },
  { name: 'form', button: 'Rename', role: 'dialog' },
  { name: 'long', button: 'Say a lot', role: 'dialog' },
  { name: 'lightbox', button: 'Look at the vases', role: 'dialog' },
  { name: 'menu', button: 'Open menu', role: 'menu' },
] as const;

/** The first of a control's two specimens, on the light background. */
function specimen(page: Page, button: string) {
  return page.getByRole('button', { name: button, exact: true }).first();
}

async function openAll(page: Page, shot: Shot) {
  for (const { name, button, role } of OVERLAYS) {
    await specimen(page, button).click();
    await expect(page.getByRole(role)).toBeVisible();
    await expectAccessible(page, `[role=${role}]`);
    await shot(name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toHaveCount(0);
  }
}

async function explain(page: Page, shot: Shot) {
  await specimen(page, 'Explained below').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByText('Keeps the same picture')).toBeVisible();
  await expectAccessibleHere(page, '[data-base-ui-portal] [data-open]');
  await shot('tooltip');
}

async function choose(page: Page, shot: Shot) {
  const select = page.getByRole('combobox', { name: 'Model' }).first();
  await select.focus();
  await select.selectOption('Flux schnell');
  await expect(select).toHaveValue('flux');
  await shot('select');
}

/** A rule's popover opens on keyboard focus, links its source, and closes on Escape. */
async function tellRule(page: Page, shot: Shot) {
  const hint = specimen(page, 'About the limit: Post');
  const rule = page.getByRole('dialog');
  await hint.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(rule).toBeVisible();
  await expect(hint).toBeFocused();
  await expectAccessible(page, '[role=dialog]');
  await shot('rule');
  await page.keyboard.press('Tab');
  await expect(rule.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rule).toHaveCount(0);
  await expect(hint).toBeFocused();
  await hint.click();
  await expect(rule).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rule).toHaveCount(0);
}

async function announce(page: Page, shot: Shot) {
  await specimen(page, 'Delete a picture').click();
  const undo = page.getByRole('button', { name: 'Undo' });
  // A toast stays while the pointer is over it.
  await undo.hover();
  await expectAccessible(page, '[aria-label=Notifications]');
  await shot('toast');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const group of GROUPS)
  test(`${group} do not overflow and pass axe`, { tag: '@long' }, async ({ page }, info) => {
    await openGroup(page, group);
    await expectSoundInAllForms(page, async ({ colorScheme, width }) => {
      await page.screenshot({ path: info.outputPath(`${group}-${colorScheme}-${width}.png`), fullPage: true });
    });
  });

for (const { colorScheme, width } of DISTINCT_FORMS)
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('overlays pass axe', { tag: '@long' }, async ({ page }, info) => {
      test.slow();
      const shot: Shot = async (name) => void (await page.screenshot({ path: info.outputPath(`${name}.png`) }));
      await openGroup(page, 'overlays');
      await openAll(page, shot);
      await explain(page, shot);
      await announce(page, shot);
      await openGroup(page, 'fields');
      await choose(page, shot);
      await openGroup(page, 'limits');
      await tellRule(page, shot);
    });
  });

test('the index links every component of every group', { tag: '@long' }, async ({ page }) => {
  await page.goto('/dev/ui');
  const links = page.getByRole('navigation', { name: 'Components' }).getByRole('link');
  await links.first().waitFor();
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(targets.length).toBeGreaterThan(30);
  for (const target of targets) await expect(page.locator(target)).toHaveCount(1);
  for (const group of GROUPS) expect(targets).toContain(`#${group}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(GROUPS.length);
  await page.getByRole('link', { name: 'Tooltip' }).click();
  await expect(page.getByRole('heading', { name: 'Tooltip' })).toBeInViewport();
});
