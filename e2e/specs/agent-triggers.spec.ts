import { createHmac } from 'node:crypto';
import type { AgentBody } from '@flint/shared/contracts/agents';
import { expectSoundInAllForms } from '../support/forms';
import { saveAgent } from '../support/steps';
import { expect, expectAccessible, expectFits, test } from '../support/test';

const PHONE = { width: 390, height: 800 };

/** An agent that writes about its topic. */
const WORDS: Omit<AgentBody, 'name'> = {
  inputs: { topic: { type: 'text', label: 'Topic', required: true } },
  steps: [{ id: 'words', kind: 'text', input: { text: 'About {{input.topic}}' } }],
};

test('an agent is scheduled with what its form holds, turned off, deleted and brought back', { tag: '@long' }, async ({
  page,
  context,
  creator,
}) => {
  await creator.ready();
  const { id } = await saveAgent(context.request, { name: 'Every morning', ...WORDS });
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
  const { id } = await saveAgent(context.request, { name: 'For programs', ...WORDS });

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
