import { readFile } from 'node:fs/promises';
import { Creator } from '../support/creator';
import { expectSoundInAllForms } from '../support/forms';
import { holdRequests } from '../support/hold-requests';
import { tabTo } from '../support/keyboard';
import { addStepByKeys, insertByKeys, stepForms } from '../support/step-keys';
import { heading, stepOf } from '../support/steps';
import { expect, expectFits, test } from '../support/test';

/** The browser logs an answer that refuses as an error. */
const REFUSED = { tag: '@trouble' };
const PHONE = { width: 390, height: 800 };

test(
  'an agent of three steps is built by mouse, kept, exported, run, approved on a phone, published, and copied by another',
  REFUSED,
  async ({ page, creator, elsewhere }) => {
    await creator.ready();
    await page.goto('/agents');
    await page.getByRole('link', { name: 'Build an agent' }).click();
    await expect(heading(page, 'Build an agent')).toBeVisible();
    await test.step('steps are described in words, looked over, used and undone', async () => {
      const wish = page.getByRole('textbox', { name: 'What it should do' });
      await wish.fill('every Monday write a thread from this page, make a picture of it and send it to Ann');
      await page.reload();
      await expect(wish).toHaveValue(/send it to Ann$/);
      await page.getByRole('button', { name: 'Propose steps' }).click();
      await expect(page.getByRole('heading', { name: 'Proposed steps' })).toBeFocused();
      await expect(page.getByRole('list', { name: 'Proposed steps' }).getByRole('listitem')).toHaveCount(3);
      await expect(page.getByText('“send it to Ann”')).toBeVisible();
      await expect(page.getByText(/^A run costs \d+ credits at most\.$/)).toBeVisible();
      await expectSoundInAllForms(page);
      await page.getByRole('button', { name: 'Use these steps' }).click();
      await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(3);
      await expect(page.getByRole('region', { name: 'Cost of a run' }).getByText('At most')).toBeVisible();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(0);
    });
    const nameField = page.getByRole('textbox', { name: 'Name of the agent' });
    await test.step('without a name nothing is created, and its field says so', async () => {
      await page.getByRole('button', { name: 'Create agent' }).click();
      await expect(nameField).toBeFocused();
      await expect(nameField).toHaveAccessibleDescription('Give the agent a name.');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
    await nameField.fill('Three steps');
    await page.getByRole('textbox', { name: 'Instructions' }).fill('Be brief.');
    const kind = page.getByRole('combobox', { name: 'Kind of the next step' });
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    for (const [at, value] of ['chat', 'choice', 'text'].entries()) {
      await kind.selectOption(value);
      await page.getByRole('button', { name: 'Add the step' }).click();
      await expect(steps).toHaveCount(at + 1);
    }
    await steps.nth(0).getByRole('textbox', { name: 'What it writes' }).fill('A title for {{input.topic}}');
    await steps.nth(1).getByRole('combobox', { name: 'What you are asked' }).selectOption('show');
    await steps.nth(1).getByRole('textbox', { name: 'Text to approve' }).fill('{{step-1.text}}');
    await steps.nth(2).getByRole('textbox', { name: 'Text' }).fill('Done: {{step-9.text}}');
    await expect(page.getByText('Mend what is marked to see the price.')).toBeVisible();
    await expect(steps.nth(2).getByText(/There is no step called “step-9”/)).toBeVisible();
    await steps.nth(2).getByRole('textbox', { name: 'Text' }).fill('Done: {{step-2.text}}');
    const cost = page.getByRole('region', { name: 'Cost of a run' });
    await expect(cost.getByText('At most')).toBeVisible();
    await test.step('a film is made upright and as long as its step says, and the price follows', async () => {
      await kind.selectOption('video');
      await page.getByRole('button', { name: 'Add the step' }).click();
      const film = steps.nth(3);
      await film.getByRole('textbox', { name: 'What it makes' }).fill('A reel about {{input.topic}}');
      const ratio = film.getByRole('combobox', { name: 'Ratio' });
      await expect(ratio).toHaveValue('16:9');
      await ratio.selectOption('9:16');
      // The vendor that films in these tests makes clips of two lengths.
      const length = film.getByRole('combobox', { name: 'Length' });
      await expect(length).toHaveValue('5');
      const price = cost.getByText('step-4', { exact: true }).locator('+ dd');
      await expect(price).toHaveText(/^[1-9]\d*$/);
      const short = Number(await price.textContent());
      await length.selectOption({ label: '10 s' });
      await expect(price).toHaveText(String(2 * short));
      await page.reload();
      await expect(ratio).toHaveValue('9:16');
      await expect(length).toHaveValue('10');
      await page.getByRole('button', { name: 'Delete step-4' }).click();
      await expect(steps).toHaveCount(3);
    });

    const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/steps'));
    await page.getByRole('button', { name: 'Create agent' }).click();
    await expect(heading(page, 'Edit an agent')).toBeVisible();
    await steps.nth(2).getByRole('textbox', { name: 'Text' }).fill('Ready: {{step-2.text}}');
    await expect(page.getByRole('status').getByText('Saved')).toBeVisible();
    expect(Object.keys((await sent).postDataJSON() as object)).toEqual(['steps']);

    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await test.step('without a name it is not published, its field says so, and the rest is saved', async () => {
      await nameField.fill('');
      await publish.click();
      await expect(nameField).toBeFocused();
      await expect(nameField).toHaveAccessibleDescription('Give the agent a name.');
      await expect(page.getByRole('alert')).toHaveCount(0);
      const brings = page.getByRole('textbox', { name: 'What a run brings' });
      await brings.fill('A title and its cover');
      await expect(page.getByRole('status').getByText('Saved, but not the name', { exact: true })).toBeVisible();
      await page.reload();
      await expect(brings).toHaveValue('A title and its cover');
      await expect(nameField).toHaveValue('Three steps');
    });

    await test.step('a version is kept and restored, and a file holds the agent', async () => {
      await page.getByRole('textbox', { name: 'Name of this version' }).fill('Good');
      await page.getByRole('button', { name: 'Keep it' }).click();
      await expect(page.getByRole('list', { name: 'Kept versions' }).getByText('Good')).toBeVisible();
      await page.getByRole('button', { name: 'Delete step-3' }).click();
      await expect(steps).toHaveCount(2);
      await page.getByRole('button', { name: 'Restore Good' }).click();
      await expect(steps).toHaveCount(3);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      const path = await (await download).path();
      expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ agent: { name: 'Three steps' } });
      const file = page.getByLabel('Agent as a file');
      await file.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
      await expect(page.getByRole('alert')).toContainText('This file holds no agent.');
      const letThrough = await holdRequests(page, '**/api/{agents/*/collection,library/collections}');
      await file.setInputFiles(path);
      await expect(page.getByText('This came from a file. Save to keep it.')).toBeVisible();
      await expect(cost.getByText('At most')).toBeVisible();
      const before = await publish.boundingBox();
      letThrough();
      await expect(page.getByRole('combobox', { name: 'Put what it makes into' })).toBeEnabled();
      expect(await publish.boundingBox()).toEqual(before);
    });
    await publish.click();
    await expect(page.getByRole('button', { name: 'Publish the changes' })).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(heading(page, 'Three steps')).toBeVisible();

    await page.getByRole('textbox', { name: 'Topic' }).fill('clay');
    const status = page.waitForResponse((answer) => /\/api\/agents\/runs\/[^/]+\/status$/.test(answer.url()));
    await page.getByRole('button', { name: /^Run · \d+ credits?$/ }).click();
    expect((await status).status()).toBe(200);
    await expect(page).toHaveURL(/\/agents\/[0-9a-f-]{36}\?run=/);
    await page.setViewportSize(PHONE);
    await page.reload();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(stepOf(page, 'step-3, Done')).toContainText('Ready:');
    await expectFits(page);

    await test.step('another user copies it, and owns the copy', async () => {
      const other = await elsewhere();
      const stranger = await other.newPage();
      const visitor = stranger
        .getByRole('list', { name: 'Published agents' })
        .getByRole('link', { name: /^Three steps/ });
      await stranger.goto('/agents');
      await expect(visitor).toContainText('3 steps');
      await new Creator(other).ready();
      await stranger.goto('/agents');
      await visitor.first().click();
      await stranger.getByRole('button', { name: 'Make it yours' }).click();
      await expect(heading(stranger, 'Edit an agent')).toBeVisible();
      await expect(stranger.getByRole('textbox', { name: 'Instructions' })).toHaveValue('Be brief.');
      await stranger.goto('/agents');
      await expect(stranger.getByRole('list', { name: 'Your agents' }).getByRole('listitem')).toHaveCount(1);
    });
  },
);

test('an agent is built, priced and run by the keyboard alone', { tag: '@long' }, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/agents/agent-builder');
  const steps = stepForms(page);
  const label = page.getByRole('list', { name: 'What it asks for' }).getByRole('textbox', { name: 'Label' });
  const write = async (at: number, field: string, words: string, inserted: string) => {
    await tabTo(page, steps.nth(at).getByRole('textbox', { name: field }));
    await page.keyboard.type(words);
    await insertByKeys(page, at, field, inserted);
  };

  await test.step('what it asks for: a field is added, named, and another removed', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'Name of the agent' }));
    await page.keyboard.type('Podcast to thread and reel');
    await tabTo(page, page.getByRole('button', { name: 'Ask for more' }));
    await page.keyboard.press('Enter');
    await expect(label.nth(1)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Episode');
    await tabTo(page, page.getByRole('button', { name: 'Do not ask for Topic' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(label).toHaveCount(1);
    await expect(label).toBeFocused();
    await expect(label).toHaveValue('Episode');
  });
  await test.step('steps are added, written, moved and deleted, and the focus is never lost', async () => {
    await addStepByKeys(page, 'Write', 'chat');
    await write(0, 'What it writes', 'A thread of ', 'Episode');
    await addStepByKeys(page, 'Text', 'text');
    await write(1, 'Text', 'The reel opens with: ', 'step-1');
    await addStepByKeys(page, 'Music', 'music');
    await tabTo(page, page.getByRole('button', { name: 'Move step-3 up' }));
    await page.keyboard.press('Enter');
    await expect(steps.nth(1)).toHaveAccessibleName('Step 2: step-3');
    await expect(page.getByRole('button', { name: 'Move step-3 up' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(steps.nth(0)).toHaveAccessibleName('Step 1: step-3');
    await expect(page.getByRole('button', { name: 'Move step-3 down' })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Delete step-3' }));
    await page.keyboard.press('Enter');
    await expect(steps).toHaveCount(2);
    await expect(steps.nth(0)).toBeFocused();
    await tabTo(
      page,
      page.getByRole('navigation', { name: 'Overview' }).getByRole('button', { name: 'step-2' }),
      'Shift+Tab',
    );
    await page.keyboard.press('Enter');
    await expect(steps.nth(1)).toBeFocused();
  });
  await expect(page.getByRole('region', { name: 'Cost of a run' }).getByText('At most')).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'Stop a run at' }));
  await page.keyboard.type('9');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Stop a run at' })).toHaveValue('9');
  await tabTo(page, page.getByRole('button', { name: 'Create agent' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Edit an agent')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Podcast to thread and reel')).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'Episode' }));
  await page.keyboard.type('clay');
  await page.keyboard.press('Enter');
  await expect(stepOf(page, 'step-2, Done')).toContainText('The reel opens with:');
  await expect(page.getByText(/2 of 2 steps finished. \d+ credits? charged/)).toBeVisible();
});
