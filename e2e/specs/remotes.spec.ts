import { sharedIdentities } from '../support/shared-identities';
import { expect, test } from '../support/test';

test('shell and remotes share one store: a charge in one updates the balance in the other', async ({
  page,
  creator,
}) => {
  await creator.ready();
  await page.goto('/credits');
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('25');
  await expect(page.getByRole('banner').getByRole('link', { name: /credits/i })).toHaveText(/25/);
  await creator.spendDownTo(24);
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Generator' }).click();
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Credits' }).click();
  // The remote read the balance; the shell's header shows it.
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('24');
  await expect(page.getByRole('banner').getByRole('link', { name: /credits/i })).toHaveText(/24/);
});

test('no script of a remote bundles a second React or jotai', { tag: '@long' }, async ({ page, creator }) => {
  await creator.ready();
  const remoteScripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/remotes\/.*\.js$/.test(response.url())) remoteScripts.push(response.text());
  });
  await page.goto('/credits');
  await expect(page.getByRole('region', { name: 'Balance' })).toBeVisible();
  await page.goto('/generator');
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  const sources = await Promise.all(remoteScripts);
  expect(sources.length).toBeGreaterThan(2);
  for (const source of sources)
    expect(source).not.toMatch(/react-dom\.production|__SECRET_INTERNALS|scheduler\.production/);
});

test('shell and both remotes use the same React, atom and store instances', { tag: '@long' }, async ({
  page,
  creator,
}) => {
  await creator.ready();
  await page.goto('/generator');
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  // Before that a link loads the next page anew.
  await expect(page.locator('#drawn')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Credits' }).click();
  await expect(page.getByRole('region', { name: 'Balance' })).toBeVisible();

  const { containers, copies, takers, roots, stores } = await page.evaluate(sharedIdentities);
  // Each build has a unique name.
  expect(containers).toEqual([
    'shell',
    expect.stringMatching(/^mfe_generator_/),
    expect.stringMatching(/^mfe_billing_/),
  ]);
  for (const name of Object.keys(copies)) {
    expect(copies).toHaveProperty([name], 1);
    expect(takers[name]?.map((taker) => taker.replace(/_[0-9a-f]{8}$/, ''))).toEqual(['mfe_billing', 'mfe_generator']);
  }
  // Two React roots: the shell's and the remote's.
  expect(roots).toBe(2);
  expect(stores).toBe(1);
});
