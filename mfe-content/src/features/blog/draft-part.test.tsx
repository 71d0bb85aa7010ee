import { generateBlogDraft } from '@flint/shared/contracts/blogs';
import { llmModels } from '@flint/shared/contracts/model-calls';
import { cancelRun, type Run } from '@flint/shared/contracts/runs';
import { putRuns } from '@flint/shared/state/runs';
import { openPage } from '@flint/shared/testing/open-page';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { DraftPart } from './draft-part';
import type { PostFields } from './use-post-draft';

const ID = 'a0000000-0000-4000-8000-000000000001';
const at = '2026-11-03T14:02:00.000Z';
const running = {
  ...{ id: ID, kind: 'chat', title: 'Facts', status: 'running', progress: null, phase: 'Writing', ahead: null },
  ...{ recipe: {}, servedBy: 'openai-compatible', price: 3, charged: null, returned: null, images: [], media: [] },
  ...{ output: null, message: null, errorCode: null, createdAt: at, startedAt: at, finishedAt: null },
} as unknown as Run;
const ended = (over: object) => ({ ...running, status: 'completed', charged: 1, returned: 2, ...over }) as Run;
const data = { title: 'Bread', content: '## One\n\nA.\n\n## Two\n\nB.', excerpt: 'Of bread.', isOutline: false };
const model = { id: 'm', label: 'M', kind: 'llm', description: '', credits: 1, available: true } as const;

function Editor({ content }: { content: string }) {
  const [fields, setFields] = useState<PostFields>({
    ...{ title: '', content, slug: '', category: '', excerpt: '' },
    ...{ heroImageUrl: null, scheduledFor: null, scheduledZone: null },
  });
  return (
    <>
      <output aria-label="Text">{fields.content}</output>
      <DraftPart fields={fields} onChange={(part) => setFields((before) => ({ ...before, ...part }))} />
    </>
  );
}

beforeEach(() => localStorage.clear());

async function ordered(content: string) {
  let sent = 0;
  const opened = await openPage({
    ...{ page: <Editor content={content} />, path: '/create-blog', by: 'openai-compatible' },
    api: (api) =>
      api
        .answer(llmModels, { body: { models: [{ ...model, servedBy: 'openai-compatible' }] } })
        .answer(cancelRun, { body: { success: true, run: ended({ status: 'cancelled', charged: 0 }) } })
        .answer(generateBlogDraft, () =>
          sent++ === 0
            ? { status: 202, body: { success: true, run: running, balance: 97 } }
            : { body: { success: true, data } },
        ),
  });
  await opened.keyboard.type(screen.getByLabelText(/Facts for a draft/), 'Bread needs time.');
  await opened.keyboard.dblClick(screen.getByRole('button', { name: /^Draft with AI · \d+ credits$/ }));
  await screen.findByText(/3 credits held/);
  const end = (over: object) => act(async () => putRuns(opened.store, [ended(over)]));
  return { ...opened, end };
}

const text = () => screen.getByLabelText('Text').textContent;

test('a double press is one order with a key; the draft fills an empty editor', async () => {
  const { server, end, leave } = await ordered('');
  expect(server.sentTo(generateBlogDraft)).toHaveLength(1);
  await end({ output: { content: '# Bread' } });
  await screen.findByText(/## One/);
  expect(text()).toBe(data.content);
  expect(screen.queryByText('Your text was replaced by the draft.')).not.toBeInTheDocument();
  const [first, again] = server.sentTo(generateBlogDraft);
  expect(first?.headers.get('idempotency-key')).toEqual(expect.any(String));
  expect(again?.headers.get('idempotency-key')).toBe(ID);
  leave();
});

test('beside a text the draft waits: a section is added, the whole replaces it and can be undone', async () => {
  const { keyboard, end, leave } = await ordered('Mine.\n');
  await end({ output: { content: '# Bread' } });
  const [, second] = await screen.findAllByRole('button', { name: 'Add this section' });
  expect(text()).toBe('Mine.\n');
  if (second) await keyboard.click(second);
  expect(text()).toBe('Mine.\n\n## Two\n\nB.');
  await keyboard.click(screen.getByRole('button', { name: 'Replace my text' }));
  expect(text()).toBe(data.content);
  await keyboard.click(screen.getByRole('button', { name: 'Bring mine back' }));
  expect(text()).toBe('Mine.\n\n## Two\n\nB.');
  leave();
});

test('a cancelled draft is dismissed, and the facts stay', async () => {
  const { keyboard, leave } = await ordered('');
  await keyboard.click(screen.getByRole('button', { name: /^Cancel/ }));
  expect(await screen.findByText('The draft was not made.')).toBeVisible();
  await keyboard.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByLabelText(/Facts for a draft/)).toHaveValue('Bread needs time.');
  expect(screen.getByRole('button', { name: /^Draft with AI/ })).toBeEnabled();
  leave();
});

test('a failed draft gives its reason', async () => {
  const { end, leave } = await ordered('');
  await end({ status: 'failed', charged: 0, message: 'The model is busy. 3 credits returned.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The model is busy. 3 credits returned.');
  expect(screen.getByLabelText(/Facts for a draft/)).toHaveValue('Bread needs time.');
  leave();
});
