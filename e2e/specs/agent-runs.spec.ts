import type { AgentBody } from '@flint/shared/contracts/agents';
import { Creator } from '../support/creator';
import { heading, saveAgent, stepOf } from '../support/steps';
import { expect, expectAccessible, test } from '../support/test';

/** Writes, waits for an approval, and makes two pictures, which its budget does not cover. */
const THREE: AgentBody = {
  name: 'A post with pictures',
  instructions: 'Write plainly.',
  budget: 2,
  inputs: { topic: { type: 'text', label: 'Topic', required: true } },
  steps: [
    {
      id: 'idea',
      kind: 'chat',
      input: { messages: [{ role: 'user', content: 'A title for a post about {{input.topic}}' }], max_tokens: 100 },
    },
    { id: 'approved', kind: 'choice', input: { show: '{{idea.text}}' } },
    { id: 'pictures', kind: 'image', input: { prompt: 'A cover for {{approved.text}}', num_images: 2 } },
  ],
};

test('at its budget a run stops with its work, goes on for what it asks, and each page is accessible', {
  tag: ['@trouble', '@long'],
}, async ({ page, context, creator, elsewhere }) => {
  test.slow();
  await creator.ready();
  const { id } = await saveAgent(context.request, THREE);
  const bothThemes = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  };
  for (const [path, title] of [
    ['/agents', 'Agents'],
    [`/agents/${id}/edit`, 'Edit an agent'],
    [`/agents/${id}`, 'A post with pictures'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await bothThemes();
  }
  const before = await creator.balance();
  await page.getByRole('textbox', { name: 'Topic' }).fill('clay pots');
  await expect(page.getByText(/^It stops at 2 and asks; all of it costs \d+ at most\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Run · 2 credits' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('region', { name: 'The budget is reached' })).toBeVisible();
  await bothThemes();
  for (const view of ['Plan', 'Theme', 'Contexts']) {
    await page.getByText(view, { exact: true }).click();
    await expect(page.getByText(view === 'Plan' ? 'Above the budget' : 'Write plainly.').last()).toBeVisible();
    await expectAccessible(page);
  }
  const address = page.url();
  await page.getByRole('button', { name: /^Continue for \d+ credits?$/ }).click();
  await page.getByText('Run', { exact: true }).click();
  await expect(stepOf(page, 'pictures, Done').getByRole('img')).toHaveCount(2);
  const charged = await page.getByText(/3 of 3 steps finished\. \d+ credits charged/).textContent();
  expect(await creator.balance()).toBe(before - Number(/(\d+) credits/.exec(charged ?? '')?.[1]));

  await test.step('it stands under its id as a job too, and no stranger finds it', async () => {
    const run = new URL(address).searchParams.get('run');
    await page.goto(`/jobs/${run}`);
    await expect(heading(page, 'A post with pictures')).toBeVisible();
    await expect(page.getByText(/3 of 3 steps finished/)).toBeVisible();
    const other = await elsewhere();
    await new Creator(other).ready();
    const stranger = await other.newPage();
    for (const path of [`/agents/${id}`, `/agents/${id}/edit`, `/agents/${id}?run=${run}`, `/jobs/${run}`]) {
      await stranger.goto(path);
      await expect(heading(stranger, 'Page not found')).toBeVisible();
    }
  });
});

test('a visitor reads the published agents, and is asked to sign in for one', { tag: ['@trouble', '@long'] }, async ({
  page,
}) => {
  const asked = page.waitForRequest(/\/api\/users\/me/);
  await page.goto('/agents');
  await expect(heading(page, 'Agents')).toBeVisible();
  await asked;
  await page.getByRole('link', { name: /^A picture with its caption/ }).click();
  await expect(page).toHaveURL(/\/signin\?next=%2Fagents%2Fpicture-and-caption/);
});
