import type { APIRequestContext, Page } from 'playwright/test';
import type { Creator } from '../support/creator';
import { tabTo } from '../support/keyboard';
import type { Product } from '../support/product';
import { Staff } from '../support/staff';
import { addStepByKeys, insertByKeys, stepForms } from '../support/step-keys';
import { heading, stepOf } from '../support/steps';
import { expect, expectFits, test } from '../support/test';
import type { WorkerProducts } from '../support/worker-products';

const NAME = 'Podcast to thread and reel';
const THREAD = 'x/thread-architect';
/** Simple enough for the built-in recogniser. */
const SPOKEN = 'Today the weather is good, and we go to the house.';
const HEARD = /weather|house/i;
/** Time for the recogniser to hear it on a busy machine. */
const HEARS = { timeout: 60_000 };
/** The vendor holds the film, and refuses it once it is released. */
const REFUSED_FILM = [{ run: { hang: true, error: 500, type: 'The reel was refused' } }];

const thread = (page: Page, step: string) => page.getByRole('list', { name: `What ${step} gave` });
const run = (page: Page) => page.getByRole('button', { name: /^Run · \d+ credits$/ });
const retry = (page: Page) => page.getByRole('button', { name: /^Retry from there · \d+ credits?$/ });
const creditsOf = (words: string | null) => Number(/(\d+) credits?/.exec(words ?? '')?.[1]);

interface Given {
  readonly creator: Creator;
  readonly product: Product;
  readonly request: APIRequestContext;
}

/** A verified creator with credits for a film, and a recording. Skipped on a machine without a recogniser. */
async function record({ creator, product, request }: Given) {
  await creator.ready();
  test.skip(!(await creator.prices())['transcript:minute'], 'This machine has no recogniser.');
  await (await new Staff(request, product).signIn()).give(await creator.id(), 50);
  return { name: 'episode.wav', mimeType: 'audio/wav', buffer: await creator.speak(SPOKEN) };
}

/**
 * Follows a run whose film is held, over a reload, to the refusal of the film.
 * @returns what was charged for the steps before it
 */
async function watchItFail(page: Page, vendor: WorkerProducts['vendor'], [said, posts, reel]: string[]) {
  await expect(stepOf(page, `${reel}, Under way`)).toBeVisible(HEARS);
  await expect(thread(page, `${posts}`).getByRole('listitem')).toHaveCount(7);
  await page.reload();
  await expect(stepOf(page, `${reel}, Under way`)).toBeVisible();
  await expect(stepOf(page, `${said}, Done`)).toContainText(HEARD);
  await expect(thread(page, `${posts}`)).toContainText(HEARD);
  await expect(page.getByText(/2 of 3 steps finished/)).toBeVisible();
  await vendor.script({ release: true });
  await expect(stepOf(page, `${reel}, Failed`)).toBeVisible();
  await expect(retry(page)).toBeVisible();
  return creditsOf(await page.getByText(/^2 of 3 steps finished\. \d+ credits? charged\.$/).textContent());
}

test('an agent makes a thread and a reel of a recording: built, priced, watched, and retried where it failed', {
  tag: '@long',
}, async ({ page, creator, vendor, product, request }) => {
  const recording = await record({ creator, product, request });
  await page.goto('/agents/agent-builder');
  await page.getByRole('textbox', { name: 'Name of the agent' }).fill(NAME);
  await page.getByRole('button', { name: 'Ask for more' }).click();
  const episode = page.getByRole('listitem', { name: /^Field 2/ });
  await episode.getByRole('textbox', { name: 'Label' }).fill('Episode');
  await episode.getByRole('combobox', { name: 'Takes' }).selectOption('A recording');

  const steps = stepForms(page);
  const add = async (kind: string, name: string) => {
    const at = await steps.count();
    await page.getByRole('combobox', { name: 'Kind of the next step' }).selectOption(kind);
    await page.getByRole('button', { name: 'Add the step' }).click();
    await steps.nth(at).getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  };
  const insert = async (at: number, field: string, value: string) => {
    await steps
      .nth(at)
      .getByRole('button', { name: `Insert into ${field}`, exact: true })
      .click();
    await page.getByRole('menuitem', { name: value }).click();
    // It fades out: the next one has an entry of the same name.
    await expect(page.getByRole('menu')).toHaveCount(0);
  };
  await add('Transcript', 'said');
  await insert(0, 'Recording', 'Episode');
  await add('Tool', 'thread');
  await steps.nth(1).getByRole('combobox', { name: 'Tool' }).selectOption(THREAD);
  await insert(1, 'What the thread is about', 'Topic');
  await insert(1, 'What you want to say', 'said: text');
  await add('Video', 'reel');
  await steps.nth(2).getByRole('textbox', { name: 'What it makes' }).fill('A reel about ');
  await insert(2, 'What it makes', 'Topic');
  const cost = page.getByRole('region', { name: 'Cost of a run' });
  await expect(cost.getByText('At most')).toBeVisible();
  await page.getByRole('button', { name: 'Create agent' }).click();
  await expect(heading(page, 'Edit an agent')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(heading(page, NAME)).toBeVisible();

  await vendor.script({ rules: REFUSED_FILM });
  await page.getByRole('textbox', { name: 'Topic' }).fill('pots');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(recording);
  await expect(page.getByRole('button', { name: 'Remove episode.wav' })).toBeVisible();
  // Until it is measured, the run has no price.
  const most = creditsOf(await run(page).textContent());
  const before = await creator.balance();
  await expect(page.getByText('At most, for 2 texts, 1 video.')).toBeVisible();
  await run(page).click();
  await expect(page).toHaveURL(/\/agents\/[0-9a-f-]{36}\?run=/);
  const charged = await watchItFail(page, vendor, ['said', 'thread', 'reel']);
  expect(await creator.balance()).toBe(before - charged);

  await vendor.script({ rules: [] });
  const left = creditsOf(await retry(page).textContent());
  expect(charged + left).toBeLessThanOrEqual(most);
  await retry(page).click();
  await expect(stepOf(page, 'reel, Done').locator('video')).toHaveAttribute('poster', /\/media\//);
  for (const kept of ['said, Done', 'thread, Done'])
    await expect(stepOf(page, kept)).toContainText('taken over, 0 credits');
  await expect(page.getByText(`3 of 3 steps finished. ${left} credits charged.`)).toBeVisible();
  expect(await creator.balance()).toBe(before - charged - left);
  await page.goto('/library');
  await expect(page.getByRole('gridcell').getByRole('button', { name: /^A reel about pots/ })).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goBack();
  await expect(stepOf(page, 'reel, Done')).toBeVisible();
  await expectFits(page);
});

test('the same by the keyboard alone', { tag: '@long' }, async ({ page, creator, vendor, product, request }) => {
  const recording = await record({ creator, product, request });
  await page.goto('/agents/agent-builder');
  await test.step('it is built, and each step takes what it needs from a menu', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'Name of the agent' }));
    await page.keyboard.type(NAME);
    await tabTo(page, page.getByRole('button', { name: 'Ask for more' }));
    await page.keyboard.press('Enter');
    const episode = page.getByRole('listitem', { name: /^Field 2/ });
    await expect(episode.getByRole('textbox', { name: 'Label' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Episode');
    const takes = episode.getByRole('combobox', { name: 'Takes' });
    await tabTo(page, takes);
    await page.keyboard.type('A recording');
    await expect(takes).toHaveValue('recording');

    await addStepByKeys(page, 'Transcript', 'transcript');
    await insertByKeys(page, 0, 'Recording', 'Episode');
    await addStepByKeys(page, 'Tool', 'tool');
    const tool = stepForms(page).nth(1).getByRole('combobox', { name: 'Tool' });
    await tabTo(page, tool);
    await page.keyboard.type('X: Thread');
    await expect(tool).toHaveValue(THREAD);
    await insertByKeys(page, 1, 'What the thread is about', 'Topic');
    await insertByKeys(page, 1, 'What you want to say', 'step-1: text');
    await addStepByKeys(page, 'Video', 'video');
    await insertByKeys(page, 2, 'What it makes', 'Topic');
    await expect(page.getByRole('region', { name: 'Cost of a run' }).getByText('At most')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Create agent' }));
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Edit an agent')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }));
    await page.keyboard.press('Enter');
    await expect(heading(page, NAME)).toBeVisible();
  });

  await vendor.script({ rules: REFUSED_FILM });
  await tabTo(page, page.getByRole('textbox', { name: 'Topic' }));
  await page.keyboard.type('pots');
  await tabTo(page, page.getByRole('button', { name: 'Choose a file' }));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(recording);
  await expect(page.getByRole('button', { name: 'Remove episode.wav' })).toBeVisible();
  // Until it is measured, the run has no price.
  await expect(run(page)).toBeEnabled();
  await tabTo(page, run(page));
  await page.keyboard.press('Enter');
  await watchItFail(page, vendor, ['step-1', 'step-2', 'step-3']);

  await vendor.script({ rules: [] });
  await tabTo(page, retry(page));
  await page.keyboard.press('Enter');
  const reel = stepOf(page, 'step-3, Done').locator('video');
  await expect(reel).toHaveAttribute('poster', /\/media\//);
  await expect(page.getByText(/^3 of 3 steps finished\. \d+ credits charged\.$/)).toBeVisible();
  await tabTo(page, reel);
  await page.keyboard.press('Space');
  await expect(reel).toHaveJSProperty('paused', false);
});
