import type { TemplateBody } from '@flint/shared/contracts/templates';
import type { APIRequestContext } from 'playwright/test';
import { Creator } from '../support/creator';
import { heading, post, saveTemplate, stepOf } from '../support/steps';
import { expect, expectAccessible, expectFits, test } from '../support/test';

const PHONE = { width: 390, height: 800 };
const NOT_FOUND = 'Page not found';

const start = async (request: APIRequestContext, id: string) =>
  (await post<{ jobId: string }>(request, `/templates/${id}/generate`, {})).jobId;

/** A template whose second step makes a picture, for which the simulated vendor can fail. */
const FOUR: TemplateBody = {
  name: 'A post with a picture',
  inputs: { topic: { type: 'text', label: 'Topic', required: true } },
  steps: [
    {
      id: 'idea',
      kind: 'chat',
      input: { messages: [{ role: 'user', content: 'A title for a post about {{input.topic}}' }] },
    },
    { id: 'picture', kind: 'image', input: { prompt: 'A cover for {{input.topic}}' } },
    { id: 'approved', kind: 'choice', input: { show: '{{idea.text}}' } },
    { id: 'sum', kind: 'text', input: { text: 'Done: {{approved.text}}' } },
  ],
};

test('on a phone a template’s sample run is looked through, it is run in a brand, and what it made is opened', async ({
  page,
  context,
  creator,
}) => {
  await page.setViewportSize(PHONE);
  await creator.ready();
  await post(context.request, '/brand-profiles', { name: 'Mud & Fire', tone: 'dry' });
  await page.goto('/templates');
  await page
    .getByRole('list', { name: 'Published templates' })
    .getByRole('link', { name: /^Quote cards/ })
    .click();
  await expect(heading(page, 'Quote cards')).toBeVisible();
  await page.getByRole('button', { name: 'Look through it' }).click();
  const sample = page.getByRole('list', { name: 'Steps of the sample run' });
  await expect(sample.getByRole('img').first()).toHaveJSProperty('complete', true);
  await expect(sample.getByRole('list', { name: 'What quotes gave' })).toContainText('Glazes');
  await expectFits(page);
  await page.getByRole('button', { name: /^Run/ }).click();
  await expect(page.getByText('Your thought is missing.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your thought' }).fill('Glazes cost more than clay.');
  await page.getByRole('textbox', { name: 'Who it is for' }).fill('Potters');
  await page.getByRole('textbox', { name: 'How the cards look' }).fill('Pale plaster');
  await page.getByRole('combobox', { name: 'Brand' }).selectOption({ label: 'Mud & Fire' });
  await expect(page.getByText('At most, for 2 texts, 3 pictures.')).toBeVisible();
  const run = page.getByRole('button', { name: /^Run · \d+ credits$/ });
  const most = Number(/\d+/.exec((await run.textContent()) ?? '')?.[0]);
  const before = await creator.balance();
  await run.click();

  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  await expect(heading(page, 'Quote cards')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible();
  await expect(stepOf(page, 'captions, Done')).toBeVisible();
  const charged = Number(/\d+/.exec((await page.getByText(/^\d+ credits charged$/).textContent()) ?? '')?.[0]);
  expect(charged).toBeGreaterThan(0);
  expect(charged).toBeLessThanOrEqual(most);
  expect(await creator.balance()).toBe(before - charged);
  await expectFits(page);

  await page.getByRole('button', { name: 'Activity', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Activity' });
  await panel.getByRole('link', { name: 'Open: Quote cards' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/jobs\//);
  await page.getByRole('button', { name: 'Edit what quotes gave' }).click();
  await expect(page.getByRole('button', { name: /^Make what follows again · [1-9]\d* credits$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  const cards = stepOf(page, 'cards, Done');
  await expect(cards.getByRole('img')).toHaveCount(3);
  await cards.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/library\?item=/);
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('gridcell').getByRole('img')).toHaveCount(3);
});

test('a failed step says why and what was charged, and is retried at the price of what is left', {
  tag: '@long',
}, async ({ page, context, creator, vendor }) => {
  await creator.ready();
  await vendor.script({ rules: [{ run: { error: 500, type: 'The picture was refused' } }] });
  const { id } = await saveTemplate(context.request, FOUR);
  const before = await creator.balance();
  await page.goto(`/templates/${id}`);
  await page.getByRole('textbox', { name: 'Topic' }).fill('clay pots');
  const run = page.getByRole('button', { name: /^Run/ });
  await expect(run).toHaveText(/\d+ credits/);
  const most = Number(/\d+/.exec((await run.textContent()) ?? '')?.[0]);
  await run.click();
  await expect(page.getByText('Failed', { exact: true }).first()).toBeVisible();
  await expect(stepOf(page, 'picture, Failed')).toBeVisible();
  await expect(stepOf(page, 'sum, Not made')).toBeVisible();
  const charged = before - (await creator.balance());
  await expect(
    page.getByText(`${charged} ${charged === 1 ? 'credit' : 'credits'} charged`, { exact: true }),
  ).toBeVisible();

  await vendor.script({ rules: [] });
  const retry = page.getByRole('button', { name: /^Retry from there/ });
  const left = Number(/\d+/.exec((await retry.textContent()) ?? '')?.[0]);
  // The picture is all that is left to pay for.
  expect(left).toBeLessThan(most);
  await retry.click();
  await expect(stepOf(page, 'idea, Done')).toContainText('taken over, 0 credits');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(stepOf(page, 'sum, Done')).toContainText('Done:');
  await expect(stepOf(page, 'picture, Done').getByRole('img')).toBeVisible();
  await expect(page.getByText(`${left} credits charged`, { exact: true })).toBeVisible();
  expect(await creator.balance()).toBe(before - charged - left);
});

test('a changed brand puts steps out of date; what is typed tells what follows; only that is made again', {
  tag: '@long',
}, async ({ page, context, creator }) => {
  await creator.ready();
  const { request } = context;
  const brand = await post<{ id: string }>(request, '/brand-profiles', { name: 'Mud & Fire', tone: 'dry' });
  const write = { messages: [{ role: 'user', content: 'A title for a post about {{input.topic}}' }], max_tokens: 100 };
  const { id } = await saveTemplate(request, {
    name: 'A post of parts',
    inputs: { topic: { type: 'text', label: 'Topic', required: true } },
    steps: [
      { id: 'idea', kind: 'chat', input: write },
      { id: 'cover', kind: 'image', input: { prompt: 'A pale cover' } },
      { id: 'line', kind: 'text', input: { text: 'On {{input.topic}}' } },
      { id: 'sum', kind: 'text', input: { text: '{{idea.text}}: {{line.text}}' } },
    ],
  });
  const order = { inputs: { topic: 'clay' }, brandProfileId: brand.id };
  const { jobId } = await post<{ jobId: string }>(request, `/templates/${id}/generate`, order);
  await page.goto(`/jobs/${jobId}`);
  const standing = page.getByRole('region', { name: 'What is out of date' });
  const says = (words: string) => expect(standing.getByRole('heading', { name: words, exact: true })).toBeVisible();
  await says('Nothing of it is out of date');
  await expect(stepOf(page, 'idea, Done')).toContainText('Made from Topic, Brand Mud & Fire');
  await stepOf(page, 'sum, Done').getByRole('link', { name: 'line' }).click();
  await expect(stepOf(page, 'line, Done')).toBeFocused();

  expect((await request.patch(`/api/brand-profiles/${brand.id}`, { data: { tone: 'warm' } })).status()).toBe(200);
  await page.reload();
  await says('2 of 4 steps are out of date');
  await expect(stepOf(page, 'idea, Done, out of date')).toContainText('Out of date. The brand changed (Today');
  await expect(stepOf(page, 'sum, Done, out of date')).toContainText('It uses idea.');
  await expect(stepOf(page, 'cover, Done')).not.toContainText('Out of date');

  await test.step('another topic is typed, kept over a reload, and taken back', async () => {
    await standing.getByRole('button', { name: 'Change what it was given' }).click();
    await standing.getByRole('textbox', { name: 'Topic' }).fill('glaze');
    await says('3 of 4 steps are out of date');
    await page.reload();
    await expect(standing.getByRole('textbox', { name: 'Topic' })).toHaveValue('glaze');
    await expect(stepOf(page, 'line, Done, out of date')).toContainText('Topic changed');
    await page.setViewportSize(PHONE);
    await expectFits(page);
    await expectAccessible(page);
    await standing.getByRole('button', { name: 'Leave it as it was' }).click();
    await says('2 of 4 steps are out of date');
  });

  const before = await creator.balance();
  const press = standing.getByRole('button', { name: /^Make 2 steps again · \d+ credits?$/ });
  const most = Number(/(\d+) credits?$/.exec((await press.textContent()) ?? '')?.[1]);
  await press.click();
  await expect(page).not.toHaveURL(new RegExp(jobId));
  await says('Nothing of it is out of date');
  await expect(stepOf(page, 'cover, Done')).toContainText('taken over, 0 credits');
  await expect(stepOf(page, 'idea, Done')).not.toContainText('taken over');
  const charged = Number(/\d+/.exec((await page.getByText(/^\d+ credits? charged$/).textContent()) ?? '')?.[0]);
  expect(charged).toBeLessThanOrEqual(most);
  expect(await creator.balance()).toBe(before - charged);

  await stepOf(page, 'cover, Done').getByRole('link').first().click();
  await expect(page.getByText('Its step cover, made from Mud & Fire.')).toBeVisible();
});

test('every page of templates is accessible in both themes, and what is another user’s is not found', {
  tag: '@long',
}, async ({ page, context, creator, elsewhere }) => {
  // Six pages in two themes.
  test.slow();
  await creator.ready();
  const { id, steps } = await saveTemplate(context.request, FOUR);
  const { id: published } = await saveTemplate(context.request, { ...FOUR, steps, isPublished: true });
  const jobId = await start(context.request, id);
  const pages = {
    '/templates': 'Templates',
    '/templates/create-template': 'Create a template',
    [`/templates/create-template-beta?template=${id}`]: 'Build a template',
    '/templates/example-template': 'Example template',
    [`/templates/${id}`]: FOUR.name,
    [`/jobs/${jobId}`]: FOUR.name,
  };
  for (const [path, title] of Object.entries(pages)) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }

  await test.step('another user', async () => {
    const other = await elsewhere();
    const stranger = await other.newPage();
    await new Creator(other).ready();
    for (const path of [`/templates/${id}`, `/template/${id}`, `/jobs/${jobId}`, '/templates/nothing-here']) {
      await stranger.goto(path);
      await expect(heading(stranger, NOT_FOUND)).toBeVisible();
    }
    await stranger.goto(`/templates/create-template-beta?template=${published}`);
    await expect(heading(stranger, NOT_FOUND)).toBeVisible();
    await stranger.goto(`/templates/${published}`);
    await stranger.getByRole('button', { name: 'Make it yours' }).click();
    await expect(stranger).toHaveURL(/create-template-beta\?template=/);
    await expect(stranger.getByRole('textbox', { name: 'Label' })).toHaveValue('Topic');
  });
});
