import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Page, Response } from 'playwright/test';
import { nextVersion, publish } from '../support/next-version';
import type { Product } from '../support/product';
import { typeOf } from '../support/release';
import { Staff } from '../support/staff';
import { type Elsewhere, expect, expectAccessible, test } from '../support/test';

/** A heading of the credits page, as it is and as its next version has it. */
const HEADING = { shown: 'Movements', next: 'Latest movements' };
const NEXT = { [`children:"${HEADING.shown}"`]: `children:"${HEADING.next}"` };
/** Time limit for an open page to follow a change, milliseconds. */
const FOLLOWS = 10_000;

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const go = (page: Page, name: string) => navigation(page).getByRole('link', { name }).click();
/** Leaves the credits page: a page that is not shown before the way back is no navigation to its remote. */
async function goHome(page: Page): Promise<void> {
  await go(page, 'Home');
  await expect(page.getByRole('heading', { name: 'Recent results' })).toBeVisible();
}
const movements = (page: Page, name = HEADING.shown) => page.getByRole('heading', { name, exact: true });

async function staffBeside(elsewhere: Elsewhere, product: Product): Promise<Staff> {
  return new Staff((await elsewhere()).request, product).signIn();
}

/** Whether an answer is a plan with this version of the credits page. */
const plans = (version: string) => async (answer: Response) =>
  new URL(answer.url()).pathname === '/graphql' && (await answer.text()).includes(`mfe-billing/${version}/`);

test.describe('what is published', () => {
  test.use({ alone: true });

  test('an open page loads a new version at its next navigation, without a reload', async ({
    page,
    creator,
    elsewhere,
    product,
  }) => {
    test.slow();
    await creator.ready();
    const staff = await staffBeside(elsewhere, product);
    await publish(staff, 'mfe-billing', '1.1.0', await nextVersion('mfe-billing', '1.1.0', NEXT));
    await page.goto('/credits');
    await expect(movements(page)).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { sameLife: true }));

    await test.step('the mounted page stays, the next navigation loads the new version', async () => {
      const plan = page.waitForResponse(plans('1.1.0'), { timeout: FOLLOWS });
      await staff.override('mfe-billing', creator.email, { version: '1.1.0' });
      await plan;
      await expect(movements(page)).toBeVisible();
      await goHome(page);
      await go(page, 'Credits');
      await expect(movements(page, HEADING.next)).toBeVisible();
      const containers = () => Object.keys(globalThis).filter((name) => name.startsWith('mfe_billing'));
      expect(await page.evaluate(containers)).toHaveLength(2);
    });

    await test.step('the kill switch removes its pages from the navigation and shows a message', async () => {
      await staff.override('mfe-billing', creator.email, { enabled: false });
      await expect(navigation(page).getByRole('link', { name: 'Credits' })).toBeHidden({ timeout: FOLLOWS });
      await expect(movements(page, HEADING.next)).toBeVisible();
      await goHome(page);
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Credits are switched off for now' })).toBeVisible();
    });

    await test.step('switched on again, the page returns by itself, in the previous version', async () => {
      await staff.override('mfe-billing', creator.email, { version: '1.0.0', enabled: true });
      await expect(movements(page)).toBeVisible({ timeout: FOLLOWS });
      await expect(navigation(page).getByRole('link', { name: 'Credits' })).toBeVisible();
    });
    expect(await page.evaluate(() => Reflect.get(globalThis, 'sameLife'))).toBe(true);
  });

  test('staff rolls out a version, promotes it and rolls it back, each with a reason', async ({ page, product }) => {
    test.slow();
    const staff = await new Staff(page.request, product).signIn();
    await publish(staff, 'mfe-agents', '1.1.0', await nextVersion('mfe-agents', '1.1.0'));
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('link', { name: 'Releases' }).click();
    const row = page.getByRole('row', { name: /mfe-agents/ });
    await expect(row).toBeVisible();
    await expectAccessible(page);
    // A toast is a dialog too.
    const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Why', { exact: true }) });
    const act = async (verb: string, why: string) => {
      await dialog.getByLabel('Why', { exact: true }).fill(why);
      await dialog.getByRole('button', { name: verb }).click();
      await expect(dialog).toBeHidden();
    };

    await row.getByRole('link', { name: 'mfe-agents' }).click();
    const details = page.getByRole('region', { name: 'mfe-agents in development' });
    await expect(details).toBeFocused();
    await expectAccessible(page, '#details');
    await row.getByRole('button', { name: 'Change the rollout of mfe-agents' }).click();
    await page.getByLabel('Percent of signed-in users', { exact: true }).fill('10');
    await expectAccessible(page, '[role=dialog]');
    await act('Set the rollout', 'It is ready.');
    await expect(row).toContainText('10%');

    await row.getByRole('button', { name: 'Promote the candidate of mfe-agents' }).click();
    await act('Promote', 'It held for a day.');
    await expect(details).toContainText('1.1.0Stable');
    await row.getByRole('button', { name: 'Roll back mfe-agents' }).click();
    await act('Roll back', 'Somebody complained.');
    await expect(details).toContainText('1.0.0Stable');

    const log = page.getByRole('region', { name: 'Audit log' }).getByRole('listitem');
    await expect(log.filter({ hasText: 'mfe-agents' }).first()).toContainText('Somebody complained.');
    await page.getByLabel('Person').fill(product.staff.email);
    await page.getByLabel('Remote', { exact: true }).selectOption('mfe-agents');
    await page.getByRole('button', { name: 'Explain' }).click();
    await expect(page.getByText(/gets mfe-agents 1\.0\.0 in development/)).toBeVisible();
  });
});

test('a user without the staff role gets neither the page nor an override', { tag: '@long' }, async ({
  page,
  creator,
  product,
}) => {
  await creator.ready();
  await page.goto('/staff/releases');
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Releases' })).toBeHidden();

  const tried = product.triedOrigin;
  const answer = await page.goto(`/credits?mfe.billing=${tried}/mf-manifest.json`);
  expect(answer?.headers()['content-security-policy']).not.toContain(tried);
  await expect(movements(page)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Remotes tried out here' })).toBeHidden();
});

test('an override address that is not allowed is refused, and staff sees why', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await new Staff(page.request, product).signIn();
  await page.goto('/credits?mfe.billing=https://elsewhere.example/mf-manifest.json');
  await expect(page.getByText('https://elsewhere.example')).toBeVisible();
  await expect(movements(page)).toBeVisible();
});

test('staff loads a remote from an address, of which every page shows a notice until it is reset', {
  tag: '@long',
}, async ({ page, product }) => {
  const { triedOrigin } = product;
  const development = await serveAt(triedOrigin, await nextVersion('mfe-billing', '9.9.9', NEXT));
  await new Staff(page.request, product).signIn();
  await page.goto(`/credits?mfe.billing=${triedOrigin}/mf-manifest.json`);
  await expect(movements(page, HEADING.next)).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Remotes tried out here' });
  await expect(banner).toContainText(`You see mfe-billing from ${triedOrigin}.`);
  await expectAccessible(page);
  await page.goto('/settings');
  await expect(banner).toBeVisible();
  await banner.getByRole('link', { name: 'Reset' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.goto('/credits');
  await expect(movements(page)).toBeVisible();
  development.close();
});

/** A development server of a remote. */
async function serveAt(origin: string, files: ReadonlyMap<string, string>): Promise<Server> {
  const server = createServer((request, response) => {
    const file = (request.url ?? '').slice(1);
    response.writeHead(files.has(file) ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-type': typeOf(file),
    });
    response.end(files.get(file));
  });
  server.listen(Number(new URL(origin).port), '127.0.0.1');
  await once(server, 'listening');
  return server;
}
