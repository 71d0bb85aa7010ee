import type { Template, TemplateBody } from '@flint/shared/contracts/templates';
import type { APIRequestContext, Page } from 'playwright/test';
import { Creator } from '../support/creator';
import { tabTo } from '../support/keyboard';
import { expect, expectAccessible, expectFits, test } from '../support/test';

/** The browser logs an answer that refuses as an error. */
const REFUSED = { tag: '@trouble' };
const PHONE = { width: 390, height: 800 };
const NOT_FOUND = 'Page not found';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const stepOf = (page: Page, name: string) => page.getByRole('list', { name: 'Steps' }).getByRole('listitem', { name });

async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(`/api${path}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as T;
}
const save = (request: APIRequestContext, template: TemplateBody) => post<Template>(request, '/templates', template);
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

test(
  'a template is built by mouse: renamed, undone, its dependents marked, saved, run, published and deleted',
  REFUSED,
  async ({ page, creator }) => {
    await creator.ready();
    await page.goto('/templates');
    await page.getByRole('link', { name: 'Build one by steps' }).click();
    const nameField = page.getByRole('textbox', { name: 'Name of the template' });
    await test.step('without a name nothing is created, and its field says so', async () => {
      await page.getByRole('button', { name: 'Create template' }).click();
      await expect(nameField).toBeFocused();
      await expect(nameField).toHaveAccessibleDescription('Give the template a name.');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
    await nameField.fill('Four texts');
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    await page.getByRole('combobox', { name: 'Kind of the next step' }).selectOption('text');
    for (let count = 1; count <= 4; count++) {
      await page.getByRole('button', { name: 'Add the step' }).click();
      await expect(steps).toHaveCount(count);
    }
    const textOf = (at: number) => steps.nth(at).getByRole('textbox', { name: 'Text' });
    await textOf(0).fill('About {{input.topic}}');
    await textOf(1).fill('First {{step-1.text}}');
    await textOf(2).fill('Second {{step-1.text}}');
    await textOf(3).fill('All {{step-2.text}} {{step-3.text}}');

    await test.step('a new name follows in references; another step’s name is refused', async () => {
      const name = steps.first().getByRole('textbox', { name: 'Name' });
      await name.fill('step-2');
      await expect(steps.first().getByText('Another step is called “step-2”.')).toBeVisible();
      await name.fill('idea');
      await name.blur();
      await expect(textOf(1)).toHaveValue('First {{idea.text}}');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(textOf(1)).toHaveValue('First {{step-1.text}}');
      const redo = page.getByRole('button', { name: 'Redo' });
      await redo.click();
      await expect(textOf(1)).toHaveValue('First {{idea.text}}');
      await expect(redo).toBeDisabled();
      await expect(redo).toBeFocused();
    });

    await test.step('deleting a step marks what depends on it, and undo brings it back', async () => {
      await page.getByRole('button', { name: 'Delete idea' }).click();
      const marks = page.getByText(/There is no step called “idea”\./);
      await expect(marks).toHaveCount(2);
      await page.getByRole('button', { name: 'Create template' }).click();
      await expect(page.getByRole('alert')).toContainText('There is no step called “idea”.');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(marks).toHaveCount(0);
    });

    await test.step('letters typed in a row are undone together', async () => {
      await textOf(0).pressSequentially(' at length');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(textOf(0)).toHaveValue('About {{input.topic}}');
    });

    await page.getByRole('button', { name: 'Create template' }).click();
    await expect(heading(page, 'Four texts')).toBeVisible();
    await page.getByRole('textbox', { name: 'Topic' }).fill('clay');
    await page.getByRole('button', { name: /^Run/ }).click();
    await expect(stepOf(page, 'step-4, Done')).toContainText('All First About clay Second About clay');
    await expect(page.getByText('0 credits charged')).toBeVisible();

    await page.getByRole('link', { name: 'Open the template' }).click();
    await page.getByRole('link', { name: 'Edit its steps' }).click();
    await page.getByRole('switch', { name: /^Published/ }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(heading(page, 'Four texts')).toBeVisible();
    await page.goto('/templates');
    await page
      .getByRole('list', { name: 'Published templates' })
      .getByRole('link', { name: /^Four texts/ })
      .click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(heading(page, 'Templates')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Four texts/ })).toHaveCount(1);
    await expect(
      page.getByRole('region', { name: 'Your latest jobs' }).getByRole('link', { name: 'Four texts' }),
    ).toBeVisible();
  },
);

test('a template is built, moved and run by the keyboard alone', { tag: '@long' }, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/templates/create-template-beta');
  await tabTo(page, page.getByRole('textbox', { name: 'Name of the template' }));
  await page.keyboard.type('By keys');
  const kind = page.getByRole('combobox', { name: 'Kind of the next step' });
  await tabTo(page, kind);
  await page.keyboard.type('Text');
  await expect(kind).toHaveValue('text');
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  for (const at of [0, 1]) {
    await tabTo(page, page.getByRole('button', { name: 'Add the step' }));
    await page.keyboard.press('Enter');
    await expect(steps.nth(at)).toBeFocused();
  }
  await tabTo(page, steps.first().getByRole('textbox', { name: 'Name' }), 'Shift+Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('one');
  // The focus goes on from a step that was renamed.
  await page.keyboard.press('Tab');
  await expect(steps.first().getByRole('combobox', { name: 'Kind' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Words');
  await tabTo(page, page.getByRole('textbox', { name: 'Text' }).nth(1));
  await page.keyboard.type('More words');
  await tabTo(page, page.getByRole('button', { name: 'Move step-2 up' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kept in this browser')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.goBack();
  await page.reload();
  await expect(steps.first()).toHaveAccessibleName('Step 1: step-2');
  await tabTo(page, page.getByRole('button', { name: 'Create template' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'By keys')).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'Topic' }));
  await page.keyboard.type('clay');
  await page.keyboard.press('Enter');
  await expect(stepOf(page, 'one, Done')).toContainText('Words');
});

test('a failed step says why and what was charged, and is retried at the price of what is left', {
  tag: '@long',
}, async ({ page, context, creator, vendor }) => {
  await creator.ready();
  await vendor.script({ rules: [{ run: { error: 500, type: 'The picture was refused' } }] });
  const { id } = await save(context.request, FOUR);
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
  const { id } = await save(request, {
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
  const { id, steps } = await save(context.request, FOUR);
  const { id: published } = await save(context.request, { ...FOUR, steps, isPublished: true });
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

test('a form asks for a photo, a step is tried alone with it, and its words go on to the next trial', {
  tag: '@long',
}, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/templates/create-template-beta');
  await page.getByRole('button', { name: 'Ask for more' }).click();
  const photo = page.getByRole('listitem', { name: /^Field 2/ });
  await photo.getByRole('textbox', { name: 'Label' }).fill('Your photo');
  await photo.getByRole('combobox', { name: 'Takes' }).selectOption('A picture');
  const step = (at: number) => page.getByRole('listitem', { name: new RegExp(`^Step ${at}:`) });
  for (const kind of ['Describe a picture', 'Condition', 'Text']) {
    await page.getByRole('combobox', { name: 'Kind of the next step' }).selectOption(kind);
    await page.getByRole('button', { name: 'Add the step' }).click();
  }
  const insert = async (at: number, field: string, value: string) => {
    await step(at)
      .getByRole('button', { name: `Insert into ${field}` })
      .click();
    await page.getByRole('menuitem', { name: value }).click();
    // It fades out: the next one has an entry of the same name.
    await expect(page.getByRole('menu')).toHaveCount(0);
  };
  await insert(1, 'Picture', 'Your photo');
  await insert(2, 'Text', 'step-1: text');
  await step(2).getByRole('textbox', { name: 'Words to look for' }).fill('a');
  await step(3).getByRole('textbox', { name: 'Text' }).fill('Seen: ');
  await insert(3, 'Text', 'step-1: text');
  await step(3).getByRole('combobox', { name: 'Runs' }).selectOption('Only when step-2 holds');

  await step(1).getByRole('button', { name: 'Try step-1 alone' }).click();
  const trial = page.getByRole('region', { name: 'Trial of step-1' });
  await trial.getByRole('button', { name: /^Run/ }).click();
  await expect(trial.getByText('Your photo is missing.')).toBeVisible();
  await trial.locator('input[type=file]').setInputFiles('docs/images/generator.webp');
  await expect(trial.locator('input[type=file]')).toHaveCount(0);
  await trial.getByRole('button', { name: /^Run/ }).click();
  const gave = trial.getByRole('listitem', { name: 'step-1, Done' });
  await expect(gave).toBeVisible();

  await step(3).getByRole('button', { name: 'Try step-3 alone' }).click();
  const next = page.getByRole('region', { name: 'Trial of step-3' });
  const words = await next.getByRole('textbox', { name: 'step-1: text' }).inputValue();
  expect(words.length).toBeGreaterThan(20);
  await next.getByRole('button', { name: /^Run/ }).click();
  await expect(next.getByRole('listitem', { name: 'step-3, Done' })).toContainText(`Seen: ${words.slice(0, 20)}`);
  await expectAccessible(page);
});

test('a line drawn in the graph is a reference, and a run lights its graph up', { tag: '@long' }, async ({
  page,
  context,
  creator,
}) => {
  await creator.ready();
  const { id } = await save(context.request, {
    ...{ name: 'Drawn', inputs: { topic: { type: 'text', label: 'Topic' } } },
    steps: [
      { id: 'said', kind: 'text', input: { text: 'About {{input.topic}}' } },
      { id: 'end', kind: 'text', input: { text: 'Words' } },
    ],
  });
  await page.goto(`/templates/create-template-beta?template=${id}`);
  const turnOn = page.getByRole('switch', { name: 'Show the steps as a graph too' });
  await turnOn.check();
  const graph = page.getByRole('region', { name: 'Graph of the steps' });
  const box = (name: string) => graph.locator('.react-flow__node').filter({ hasText: name });
  await box('said').locator('.react-flow__handle-right').dragTo(box('end').locator('.react-flow__handle-left'));
  const end = page.getByRole('listitem', { name: 'Step 2: end' });
  await expect(end.getByRole('textbox', { name: 'Text' })).toHaveValue('Words {{said.text}}');
  await expect(graph.getByRole('img', { name: 'Edge from said to end' })).toBeAttached();
  await box('end').click();
  await expect(end).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible();

  await page.goto(`/templates/${id}?topic=clay`);
  await page.getByRole('button', { name: /^Run/ }).click();
  await expect(page).toHaveURL(/\/jobs\//);
  await turnOn.check();
  const run = page.getByRole('region', { name: 'Graph of the run' });
  await expect(run.getByText('Text · Done')).toHaveCount(2);
  await run.getByText('end', { exact: true }).click();
  await expect(stepOf(page, 'end, Done')).toBeFocused();
});

test('a copy of a published template opens without faults', { tag: '@long' }, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/templates/quote-cards');
  await page.getByRole('button', { name: 'Make it yours' }).click();
  await expect(heading(page, 'Build a template')).toBeVisible();
  await expect(page.getByText(/There is no input called/)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Name of the template' }).fill('My cards');
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible();
});
