import { sharedIdentities } from '../support/shared-identities';
import { expect, test } from '../support/test';

test('shell and remotes share one store: what one spends, the other shows', async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/credits');
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('25');
  await expect(page.getByRole('banner').getByRole('link', { name: /credits/i })).toHaveText(/25/);
  await creator.spendDownTo(24);
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Generator' }).click();
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Credits' }).click();
  // The remote asked; the shell's header shows the answer.
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('24');
  await expect(page.getByRole('banner').getByRole('link', { name: /credits/i })).toHaveText(/24/);
});

test('one React, one jotai: no script that a remote brings carries a second one', async ({ page, creator }) => {
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

test('shell and both remotes hold the same React, the same atom and the same store', async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/generator');
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Credits' }).click();
  await expect(page.getByRole('region', { name: 'Balance' })).toBeVisible();

  const { containers, copies, takers, roots, stores } = await page.evaluate(sharedIdentities);
  // Each build has a name of its own.
  expect(containers).toEqual([
    'shell',
    expect.stringMatching(/^mfe_generator_/),
    expect.stringMatching(/^mfe_billing_/),
  ]);
  for (const name of Object.keys(copies)) {
    expect(copies).toHaveProperty([name], 1);
    expect(takers[name]?.map((taker) => taker.replace(/_[0-9a-f]{8}$/, ''))).toEqual(['mfe_billing', 'mfe_generator']);
  }
  // The shell's root and that of the remote on the page.
  expect(roots).toBe(2);
  expect(stores).toBe(1);
});
