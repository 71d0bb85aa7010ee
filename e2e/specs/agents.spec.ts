import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Agent, AgentBody } from '@flint/shared/contracts/agents';
import type { APIRequestContext, Page } from 'playwright/test';
import { Creator } from '../support/creator';
import { expectSoundInAllForms } from '../support/forms';
import { tabTo } from '../support/keyboard';
import { addStepByKeys, insertByKeys, stepForms } from '../support/step-keys';
import { expect, expectAccessible, expectFits, test } from '../support/test';

/** The browser logs an answer that refuses as an error. */
const REFUSED = { tag: '@trouble' };
const PHONE = { width: 390, height: 800 };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const stepOf = (page: Page, name: string) => page.getByRole('list', { name: 'Steps' }).getByRole('listitem', { name });

async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(`/api${path}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as T;
}
const save = async (request: APIRequestContext, agent: AgentBody) =>
  (await post<{ agent: Agent }>(request, '/agents', agent)).agent;

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

    await test.step('without a name it is not published, its field says so, and the rest is saved', async () => {
      await nameField.fill('');
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
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
      await file.setInputFiles(path);
      await expect(page.getByText('This came from a file. Save to keep it.')).toBeVisible();
    });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
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

test('at its budget a run stops with its work, goes on for what it asks, and each page is accessible', {
  tag: ['@trouble', '@long'],
}, async ({ page, context, creator, elsewhere }) => {
  test.slow();
  await creator.ready();
  const { id } = await save(context.request, THREE);
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

test('an agent is scheduled with what its form holds, turned off, deleted and brought back', { tag: '@long' }, async ({
  page,
  context,
  creator,
}) => {
  await creator.ready();
  const steps = [{ id: 'words', kind: 'text', input: { text: 'About {{input.topic}}' } }];
  const { id } = await save(context.request, { name: 'Every morning', inputs: THREE.inputs, steps });
  await page.goto(`/agents/${id}`);
  const part = page.getByRole('region', { name: 'Run it by itself' });
  await part.getByRole('combobox', { name: 'How often' }).selectOption('Every week');
  await part.getByRole('combobox', { name: 'On' }).selectOption('Friday');
  await part.getByLabel('At').fill('07:30');
  await part.getByRole('button', { name: 'Schedule it' }).click();
  await expect(part.getByRole('alert')).toContainText('Fill in the form above first.');
  await page.getByRole('textbox', { name: 'Topic' }).fill('glaze');
  await part.getByRole('button', { name: 'Schedule it' }).click();
  const schedule = part.getByRole('switch', { name: /^Every Friday at 07:30/ });
  await expect(schedule).toBeChecked();
  await page.reload();
  await expect(schedule).toBeChecked();
  await expectSoundInAllForms(page);
  await schedule.uncheck();
  await expect(part.getByText('It is off.')).toBeVisible();
  await part.getByRole('button', { name: 'Delete' }).click();
  await expect(schedule).toBeHidden();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(schedule).toBeVisible();

  await test.step('what a run makes goes into a collection that is named on the page', async () => {
    const target = page.getByRole('combobox', { name: 'Put what it makes into' });
    await target.selectOption('A new collection');
    const name = page.getByRole('textbox', { name: 'Name of the new collection' });
    await expect(name).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Give the collection a name.')).toBeVisible();
    await page.keyboard.type('Mornings');
    await page.keyboard.press('Enter');
    await expect(target.locator('option:checked')).toHaveText('Mornings');
    await page.reload();
    await expect(target.locator('option:checked')).toHaveText('Mornings');
    await page.getByRole('button', { name: /^Run · / }).click();
    await expect(page.getByText('It made nothing that goes to Mornings.')).toBeVisible();
  });

  await test.step('new files of the collection start it, until that is turned off', async () => {
    await page.goto(`/agents/${id}`);
    const arrivals = page.getByRole('region', { name: 'When a file arrives' });
    await expect(arrivals.getByRole('combobox', { name: 'Its file goes to' })).toHaveValue('topic');
    await arrivals.getByRole('button', { name: 'Start it for new files' }).click();
    const watched = arrivals.getByRole('switch', { name: 'Each new file in Mornings, as Topic' });
    await expect(watched).toBeChecked();
    await watched.uncheck();
    await page.reload();
    await expect(watched).not.toBeChecked();
    await expectSoundInAllForms(page);
  });

  await test.step('with its agent all of it ends, and is listed until its user has read it', async () => {
    await context.request.delete(`/api/agents/${id}`);
    await page.goto('/agents');
    const ended = page.getByRole('list', { name: 'Ended with their agents' }).getByRole('listitem');
    await expect(ended).toHaveCount(2);
    const schedule = ended.filter({ hasText: 'Every Friday at 07:30' });
    await expect(schedule).toContainText('“Every morning” was deleted.');
    await expectSoundInAllForms(page);
    await schedule.getByRole('button', { name: /^Got it: Every Friday at 07:30/ }).click();
    await expect(ended).toHaveText([/^Runs for new files in Mornings/]);
  });
});

test('a program gets a key and a webhook: it starts an agent, and is told of its run', {
  tag: ['@trouble', '@long'],
}, async ({ page, context, creator, request }) => {
  await creator.ready();
  const steps = [{ id: 'words', kind: 'text', input: { text: 'About {{input.topic}}' } }];
  const { id } = await save(context.request, { name: 'For programs', inputs: THREE.inputs, steps });

  await test.step('a key is made, used and revoked on the Developers page', async () => {
    await page.goto('/account/developers');
    await page.getByRole('button', { name: 'Make a key' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('The mill');
    await page.getByRole('button', { name: 'Make the key' }).click();
    const shown = page.getByRole('region', { name: 'The key The mill' });
    const key = await shown.getByText(/^flint_/).textContent();
    const ask = () => request.get('/api/agents/runs', { headers: { authorization: `Bearer ${key}` } });
    expect((await ask()).status()).toBe(200);
    await shown.getByRole('button', { name: 'I have it' }).click();
    await expect(page.getByText(String(key))).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Revoke The mill' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByRole('list', { name: 'API keys' })).toContainText('Revoked');
    expect((await ask()).status()).toBe(401);
  });

  await page.goto(`/agents/${id}`);
  const part = page.getByRole('region', { name: 'Webhooks' });
  const incoming = part.getByRole('region', { name: 'Start it from a program' });
  const outgoing = part.getByRole('region', { name: 'Send its results to a program' });
  await outgoing.getByRole('textbox', { name: 'Address of your program' }).fill('http://hooks.invalid');
  await outgoing.getByRole('button', { name: 'Send results there' }).click();
  await expect(outgoing.getByText('Write an address that starts with https://.')).toBeVisible();
  await outgoing.getByRole('textbox', { name: 'Address of your program' }).fill('https://127.0.0.1/told');
  await outgoing.getByRole('button', { name: 'Send results there' }).click();
  await expect(outgoing.getByText(/leads to a private network/)).toBeVisible();
  await expect(outgoing.getByRole('textbox', { name: 'Address of your program' })).toHaveValue(
    'https://127.0.0.1/told',
  );
  await outgoing.getByRole('textbox', { name: 'Address of your program' }).fill('https://hooks.invalid/told');
  await outgoing.getByRole('button', { name: 'Send results there' }).click();
  await outgoing.getByRole('button', { name: 'I have it' }).click();
  await expect(outgoing.getByText('No run has ended since.')).toBeVisible();

  await incoming.getByRole('button', { name: 'Make an address' }).click();
  const readCode = async (pattern: RegExp) => String(await incoming.getByText(pattern).textContent());
  const address = await readCode(/\/api\/hooks\//);
  const first = await readCode(/^whsec_/);
  await incoming.getByRole('button', { name: 'I have it' }).click();
  await incoming.getByRole('button', { name: 'New secret' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New secret' }).click();
  const secret = await readCode(/^whsec_/);
  const send = (signedWith: string) => {
    const body = JSON.stringify({ topic: 'clay' });
    const [delivery, time] = ['delivery-1', String(Math.floor(Date.now() / 1000))];
    const hmac = createHmac('sha256', Buffer.from(signedWith.slice('whsec_'.length), 'base64'));
    const signature = `v1,${hmac.update([delivery, time, body].join('.')).digest('base64')}`;
    const headers = { 'webhook-id': delivery, 'webhook-timestamp': time, 'webhook-signature': signature };
    return request.post(address, { data: Buffer.from(body), headers });
  };
  expect((await send(first)).status()).toBe(200);
  await incoming.getByRole('button', { name: 'End the old secret' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the old secret' }).click();
  // Behind an open dialog nothing of the page has a role, so that all of it counts as hidden.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(incoming.getByText(/Calls signed with the secret before/)).toBeHidden();
  expect((await send(first)).status()).toBe(401);
  expect((await send(secret)).status()).toBe(200);

  const delivery = outgoing.getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
  await expect(async () => {
    await page.reload();
    await expect(delivery).toContainText(
      /(no server under the name of this address|could not be reached)\. · 1 attempt/,
      { timeout: 2_000 },
    );
  }).toPass();
  await expect(incoming.getByRole('link', { name: /^Run of / })).toBeVisible();
  await delivery.getByRole('button', { name: 'Send again' }).click();
  await expect(delivery).toContainText('Waiting');
  await page.setViewportSize(PHONE);
  await expectFits(page);
  await expectAccessible(page);
  await incoming.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(incoming.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await send(secret)).status()).toBe(404);
});
