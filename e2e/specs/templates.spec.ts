import { tabTo } from '../support/keyboard';
import { heading, saveTemplate, stepOf } from '../support/steps';
import { expect, expectAccessible, test } from '../support/test';

/** The browser logs an answer that refuses as an error. */
const REFUSED = { tag: '@trouble' };

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
  const { id } = await saveTemplate(context.request, {
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
