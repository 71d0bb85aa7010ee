import { type ChatAnswer, chatCompletion } from '@flint/shared/contracts/chat';
import { llmModels, videoModels } from '@flint/shared/contracts/model-calls';
import { openPage } from '@flint/shared/testing/open-page';
import { describeChat } from '@flint/shared/tools/describe/ask-model';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { EMPTY } from '../../editor/draft';
import DescribeCard from './describe-card';

const SENTENCE = 'Write about clay';
const model = { id: 'm', label: 'M', kind: 'llm', description: '', credits: 1, available: true } as const;
const STEPS = { steps: [{ id: 'words', kind: 'text', input: { text: 'About clay' } }], unread: ['send it'] };

function Editor() {
  const [now, edit] = useState(EMPTY);
  return (
    <>
      <output aria-label="Kept">{now.steps.map(({ id }) => id).join(' ')}</output>
      <DescribeCard now={now} edit={edit} />
    </>
  );
}

beforeEach(() => localStorage.clear());

const open = (servedBy: 'embedded' | 'openai-compatible', answers: readonly string[]) => {
  let sent = 0;
  return openPage({
    ...{ page: <Editor />, path: '/agents/agent-builder', by: servedBy, priced: servedBy !== 'embedded' },
    api: (api) =>
      api
        .answer(llmModels, { body: { models: [{ ...model, servedBy }] } })
        .answer(videoModels, { body: { models: [] } })
        .answer(chatCompletion, () => ({ body: { success: true, content: answers[sent++] } as ChatAnswer })),
  });
};
const box = () => screen.getByRole('textbox', { name: 'What it should do' });
const kept = () => screen.getByLabelText('Kept').textContent;

test('without a model patterns alone propose, and nothing is asked or charged', async () => {
  const { keyboard, server, leave } = await open('embedded', []);
  await keyboard.type(box(), 'Write a poem about clay, fly to the moon');
  await keyboard.click(screen.getByRole('button', { name: 'Propose steps' }));
  const proposed = await screen.findByRole('heading', { name: 'Proposed steps' });
  await waitFor(() => expect(proposed).toHaveFocus());
  expect(screen.getByText('“fly to the moon”')).toBeVisible();
  expect(kept()).toBe('');
  expect(screen.queryByRole('button', { name: /Ask the model/ })).not.toBeInTheDocument();
  await keyboard.click(screen.getByRole('button', { name: 'Use these steps' }));
  expect([kept(), server.sentTo(chatCompletion)]).toEqual(['text', []]);
  leave();
});

test('the model is asked at its price, once for a double press; its steps wait until they are taken', async () => {
  const { keyboard, server, leave } = await open('openai-compatible', [JSON.stringify(STEPS)]);
  await keyboard.type(box(), SENTENCE);
  await keyboard.dblClick(await screen.findByRole('button', { name: /^Ask the model · \d+ credits?$/ }));
  const list = await screen.findByRole('list', { name: 'Proposed steps' });
  expect(within(list).getByText('About clay')).toBeVisible();
  expect(screen.getByText('“send it”')).toBeVisible();
  expect(kept()).toBe('');
  expect(server.sentTo(chatCompletion).map(({ body }) => body)).toEqual([describeChat(SENTENCE)]);
  await keyboard.click(screen.getByRole('button', { name: 'Use these steps' }));
  expect(kept()).toBe('words');
  leave();
});

test('a hostile answer is refused with its reason, and the sentence stays', async () => {
  const hostile = JSON.stringify({ steps: [{ id: 'out', kind: 'read', input: { address: 'https://evil.test/' } }] });
  const { keyboard, leave } = await open('openai-compatible', [hostile]);
  await keyboard.type(box(), SENTENCE);
  await keyboard.click(await screen.findByRole('button', { name: /^Ask the model/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/address which you did not write.*the answer was charged/);
  expect(screen.queryByRole('button', { name: 'Use these steps' })).not.toBeInTheDocument();
  expect([box(), kept()]).toMatchObject([{ value: SENTENCE }, '']);
  leave();
});
