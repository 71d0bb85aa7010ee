import { on } from '@flint/shared/api/bus';
import { listBrandProfiles } from '@flint/shared/contracts/brands';
import { type ChatBody, chatCompletion } from '@flint/shared/contracts/chat';
import { creditsBalance, creditsCosts } from '@flint/shared/contracts/credits';
import type { AppEvents } from '@flint/shared/contracts/events';
import { llmModels } from '@flint/shared/contracts/model-calls';
import { LLM_MODELS } from '@flint/shared/contracts/models';
import { chatCosts } from '@flint/shared/contracts/prices/chat-costs';
import { cancelRun, getRun } from '@flint/shared/contracts/runs';
import { fetchBalance } from '@flint/shared/state/credits';
import { sessionAtom } from '@flint/shared/state/session';
import { fakeApi } from '@flint/shared/testing/fake-api';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { aBrand } from '../../testing/a-brand';
import ChatView from './chat-view';

// The Markdown parser is published as ES modules only; the browser tests use the real one.
jest.mock('../markdown/markdown', () => ({ __esModule: true, default: ({ text }: { text: string }) => <p>{text}</p> }));

const USER = { id: 'user-1', email: 'maya@example.com', name: 'Maya', image: null, roles: [], createdAt: '' };
const BRAND = aBrand();
const [LLAMA = '', BIG = ''] = LLM_MODELS.map(({ id }) => id);

interface StreamedRequest {
  id: string;
  body: ChatBody;
  say: (event: object) => Promise<void>;
}
let asked: StreamedRequest[];
let leave = () => {};

/** Opens the chat; the test streams the first answer piece by piece. */
async function openChat(servedBy: 'openai-compatible' | 'embedded' = 'openai-compatible', balance = 100) {
  const models = LLM_MODELS.map((model) => ({ ...model, kind: 'llm', credits: 1, available: true, servedBy }));
  const server = fakeApi()
    .answer(llmModels, { body: { models } })
    .answer(creditsCosts, { body: { costs: chatCosts(servedBy), unit: 'credits', version: '1' } })
    .answer(creditsBalance, { body: { balance, held: 0 } })
    .answer(cancelRun, { body: { run: {} } })
    .answer(listBrandProfiles, { body: { brandProfiles: [BRAND] } });
  const others = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    if (!String(input).endsWith(chatCompletion.path)) return others(input, init);
    const stream = new TransformStream<Uint8Array, Uint8Array>();
    const writer = stream.writable.getWriter();
    const say = async (event: object) =>
      act(async () => {
        void writer.write(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
        await new Promise((resolve) => setTimeout(resolve, 20));
      });
    const id = new Headers(init.headers).get('idempotency-key') ?? '';
    asked.push({ id, body: JSON.parse(String(init.body)), say });
    return new Response(stream.readable, { headers: { 'content-type': 'text/event-stream' } });
  };
  const store = createStore();
  const user = { ...USER, roles: ['user' as const], isEmailVerified: true };
  store.set(sessionAtom, { user, status: 'authenticated', error: null, accessToken: null, refreshToken: null });
  await fetchBalance(store);
  const view = render(
    <Provider store={store}>
      <MemoryRouter>
        <ChatView />
      </MemoryRouter>
    </Provider>,
  );
  leave = view.unmount;
  await screen.findByRole('button', { name: /^Send · / });
  return { server, keyboard: userEvent.setup() };
}

const whole = (id: string, content: string) => ({
  done: true,
  answer: {
    success: true,
    message: { id, role: 'assistant', content, timestamp: '', model: 'llama3.2' },
    content,
    end: 'stop',
    usage: { promptTokens: 20, completionTokens: 480 },
    runId: id,
    charged: 1,
    returned: 2,
    balance: 99,
    servedBy: 'openai-compatible',
  },
});

beforeEach(() => {
  asked = [];
  localStorage.clear();
});

test('without enough credits nothing is sent, and the way to the credits leads back', async () => {
  await openChat('openai-compatible', 0);
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
  expect(screen.getByRole('button', { name: /^Send · / })).toBeDisabled();
  expect(screen.getByText(/^This can take .* You have 0\./)).toBeVisible();
  const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'See credits' }).href);
  expect(searchParams.get('from')).toBe('/');
  expect(Number(searchParams.get('need'))).toBeGreaterThan(0);
});

test('an answer is written for the chosen brand', async () => {
  const { keyboard } = await openChat();
  await screen.findByRole('option', { name: 'Mud & Fire' });
  await keyboard.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), BRAND.id);
  await keyboard.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
  expect(asked[0]?.body).toMatchObject({ brandProfileId: BRAND.id });
});

test('a new question is scrolled to, with its answer; one that was there is not', async () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { keyboard } = await openChat();
  await keyboard.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
  expect(shown.mock.contexts).toEqual([screen.getByText('Hello', { selector: 'p' }).closest('li')]);
  await asked[0]?.say(whole(asked[0].id, 'Good day'));
  expect(shown).toHaveBeenCalledTimes(1);
  shown.mockRestore();
});

test('two models stream side by side, each with its cost', async () => {
  const { keyboard } = await openChat();
  expect(screen.getByRole('button', { name: /Send · 3 credits/ })).toBeDisabled();
  await keyboard.click(screen.getByRole('checkbox', { name: /Llama 3.1 70B/ }));
  await keyboard.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}');

  expect(asked.map(({ body }) => body.model)).toEqual([LLAMA, BIG]);
  expect(asked[0]?.body).toMatchObject({ stream: true, max_tokens: 2048 });
  expect(asked[0]?.body).not.toHaveProperty('temperature');
  const first = screen.getByRole('article', { name: 'Llama 3.2 8B' });
  await asked[0]?.say({ content: '', ahead: 3 });
  expect(await screen.findByText('Waiting: 3 other answers come first')).toBeInTheDocument();
  await asked[0]?.say({ content: 'Good ' });
  expect(within(first).getByText('Good')).toBeVisible();
  expect(first).toHaveAttribute('aria-busy', 'true');
  await asked[0]?.say(whole(asked[0].id, 'Good day'));
  expect(first).toHaveTextContent('500 tokens · 1 credit · Written by llama3.2');
  expect(screen.getByRole('article', { name: 'Llama 3.1 70B' })).toHaveAttribute('aria-busy', 'true');
});

test('thoughts are folded beside their answer, kept, and not sent on', async () => {
  const { keyboard } = await openChat();
  await keyboard.type(screen.getByRole('textbox', { name: 'Message' }), 'How many?{Enter}');
  const card = screen.getByRole('article');
  await asked[0]?.say({ content: 'I count' });
  expect(within(card).getByText('I count')).toBeVisible();
  await asked[0]?.say({ content: '', thoughts: 'I count', moved: 8 });
  await asked[0]?.say({ content: '', thoughts: ' them.' });
  expect(within(card).getByText('I count them.')).not.toBeVisible();
  await asked[0]?.say({ content: 'Nine.' });
  const { done, answer } = whole(asked[0]?.id ?? '', 'Nine.');
  await asked[0]?.say({ done, answer: { ...answer, thoughts: 'I count them.' } });
  await keyboard.click(within(card).getByText('Thoughts'));
  expect(within(card).getByText('I count them.')).toBeVisible();
  leave();

  await openChat();
  expect(screen.getByText('I count them.')).not.toBeVisible();
  await keyboard.type(screen.getByRole('textbox', { name: 'Message' }), 'Sure?{Enter}');
  expect(asked[1]?.body.messages.map(({ content }) => content)).toEqual(['How many?', 'Nine.', 'Sure?']);
});

test('Stop cancels on the server, and the written text stays with the reason of its end', async () => {
  const { server, keyboard } = await openChat();
  await keyboard.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
  await asked[0]?.say({ content: 'Good' });
  await keyboard.click(screen.getByRole('button', { name: 'Stop' }));
  expect(server.sentTo(cancelRun)[0]?.url.pathname).toContain(asked[0]?.id ?? '-');
  const { answer } = whole(asked[0]?.id ?? '', 'Good');
  await asked[0]?.say({ done: true, answer: { ...answer, error: 'Stopped. 1 credit charged, 2 returned.' } });
  expect(screen.getByText('Stopped. 1 credit charged, 2 returned.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copy answer' })).toHaveFocus());
});

test('Answer again keeps the focus while it does nothing', async () => {
  const { keyboard } = await openChat();
  await keyboard.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
  await asked[0]?.say(whole(asked[0]?.id ?? '', 'Good day'));
  const again = screen.getByRole('button', { name: 'Answer again' });
  await keyboard.click(again);
  expect(asked).toHaveLength(2);
  expect(again).toHaveFocus();
  await keyboard.keyboard('{Enter}');
  expect(asked).toHaveLength(2);
});

test('a reload keeps the conversation, and unfinished answers are followed again', async () => {
  const first = await openChat();
  await first.keyboard.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
  await first.keyboard.type(screen.getByRole('textbox', { name: 'Message' }), 'And then');
  leave();

  const { server } = await openChat();
  expect(screen.getByText('Hello')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('And then');
  const output = {
    content: 'Good day',
    model: 'llama3.2',
    end: 'stop',
    usage: { promptTokens: 1, completionTokens: 2 },
  };
  server.answer(getRun, {
    body: { run: { id: asked[0]?.id, kind: 'chat', status: 'completed', output, message: null, charged: 1 } },
  });
  expect(await screen.findByText('Good day', {}, { timeout: 4_000 })).toBeVisible();
});

test('the built-in copywriter is named, without the server’s settings', async () => {
  await openChat('embedded');
  expect(screen.getByText(/^Built-in: made by rules/)).toBeVisible();
  expect(screen.queryByText(/OPENAI_/)).not.toBeInTheDocument();
});

test('an example is put into the field; a cleared conversation can be restored', async () => {
  const { keyboard } = await openChat();
  await keyboard.click(screen.getByRole('button', { name: /five titles/ }));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Write five titles for a video about sourdough for beginners',
  );
  await keyboard.click(screen.getByRole('button', { name: /^Send/ }));
  await asked[0]?.say(whole(asked[0].id, 'Rise and shine'));
  const toasts: AppEvents['toast'][] = [];
  const ignore = on('toast', (toast) => toasts.push(toast));
  await keyboard.click(screen.getByRole('button', { name: 'New conversation' }));
  ignore();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  act(() => toasts[0]?.undo?.());
  expect(screen.getByRole('article')).toBeVisible();
});
