import { on } from '@flint/shared/api/bus';
import {
  deleteConversation,
  listConversations,
  readConversation,
  restoreConversation,
  shareConversation,
  unshareConversation,
  updateConversation,
} from '@flint/shared/contracts/conversations';
import type { AppEvents } from '@flint/shared/contracts/events';
import { getRun } from '@flint/shared/contracts/runs';
import { SPARK_FAILURE, sparkStop } from '@flint/shared/contracts/spark';
import { approveAction, dismissAction, readAction } from '@flint/shared/contracts/spark-actions';
import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aConversation, anAnswer, anAnswerRun, aPictureAction, aQuestion, TALK_ID } from '../../testing/a-conversation';
import { aRun } from '../../testing/a-run';
import { openSpark, type Stream } from '../../testing/open-spark';
import SparkPage from './spark-page';

// The Markdown parser is published as ES modules only; the browser tests use the real one.
jest.mock('../markdown/markdown', () => ({ __esModule: true, default: ({ text }: { text: string }) => <p>{text}</p> }));

// Loads the lazy chunk in advance, so that it does not delay a test's steps.
beforeAll(() => import('../markdown/markdown'));
beforeEach(() => localStorage.clear());

const open = (visit: Partial<Parameters<typeof openSpark>[0]> = {}) => openSpark({ page: <SparkPage />, ...visit });
const openTalk = (messages: readonly SparkMessage[], visit: Partial<Parameters<typeof openSpark>[0]> = {}) =>
  open({ path: `/viewspark?c=${TALK_ID}`, messages, ...visit });
const field = () => screen.getByRole('textbox', { name: 'Message Spark' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const sendButton = () => screen.findByRole('button', { name: /^Send · \d credits$/ });

const writing = (over: Partial<SparkMessage> = {}) =>
  anAnswer({
    id: 'a2',
    content: '',
    run: anAnswerRun({ status: 'running', end: null, charged: null, returned: null, usage: null }),
    ...over,
  });
const started = (answer = writing(), questionId = 'q2') => ({
  started: { conversationId: TALK_ID, questionId, answer },
});
const done = (answer: SparkMessage) => ({ done: true as const, answer, balance: 97 });

async function nextStream(streams: readonly Stream[], count = 1): Promise<Stream> {
  await waitFor(() => expect(streams).toHaveLength(count));
  return streams[count - 1]!;
}

test('a question starts a conversation; its answer is streamed, and the field is ready again at its end', async () => {
  const { keyboard, streams, server } = await open();
  expect(await screen.findByText(/not by a model/)).toBeInTheDocument();
  type('Write three titles');
  await sendButton();
  await keyboard.type(field(), '{Shift>}{Enter}{/Shift}{Enter}');
  const stream = await nextStream(streams);
  expect(stream.body).toEqual({ messages: [{ role: 'user', content: 'Write three titles' }] });
  expect(stream.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  expect(field()).toHaveValue('Write three titles\n');

  server.answer(readConversation, {
    body: { conversation: aConversation(), messages: [aQuestion({ id: 'q2' }), writing()], earlier: null },
  });
  await stream.say(started());
  expect(screen.getByLabelText('Address')).toHaveTextContent(`/viewspark?c=${TALK_ID}`);
  expect(field()).toHaveValue('');
  expect(screen.getByText('Spark is answering.')).toBeInTheDocument();
  expect(screen.getByText('Thinking')).toBeInTheDocument();
  await stream.say({ content: '', ahead: 2 });
  expect(screen.getByText('Waiting: 2 other answers come first')).toBeInTheDocument();
  await stream.say({ content: '', ahead: 1 });
  expect(screen.getByText('Waiting: 1 other answer comes first')).toBeInTheDocument();
  await stream.say({ content: 'One' });
  expect(await screen.findByText('One')).toBeInTheDocument();
  await stream.say({ content: ', two' });
  expect(screen.getByText('One, two')).toBeInTheDocument();
  await stream.say(done(writing({ content: 'One, two, three', run: anAnswerRun() })));
  expect(screen.getByText('One, two, three')).toBeInTheDocument();
  expect(screen.getByText(/Built-in · 780 tokens · 2 credits/)).toBeInTheDocument();
  expect(screen.getByText('Spark has answered.')).toBeInTheDocument();
  expect(await sendButton()).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Spark: Desert week' })).toBeInTheDocument();
});

test('a failure is explained; the text stays, and pressing again sends the same order', async () => {
  const { keyboard, streams } = await open();
  type('Hello');
  await keyboard.click(await sendButton());
  await (await nextStream(streams)).say({ error: true, message: 'The model is away' });
  await streams[0]!.end();
  expect(await screen.findByRole('alert')).toHaveTextContent(SPARK_FAILURE);
  expect(field()).toHaveValue('Hello');
});

test('each conversation keeps its own draft', async () => {
  const first = await openTalk([aQuestion(), anAnswer()]);
  await screen.findByText('Cut everything from it.');
  type('Half a thought');
  first.leave();
  const second = await open();
  expect(field()).toHaveValue('');
  second.leave();
  await openTalk([aQuestion(), anAnswer()]);
  await screen.findByText('Cut everything from it.');
  expect(field()).toHaveValue('Half a thought');
});

test('an edited message becomes a sibling, and arrows switch between them', async () => {
  const messages = [aQuestion({ siblings: ['q1', 'q9'] }), anAnswer()];
  const { keyboard, streams, server } = await openTalk(messages);
  await screen.findByText('1 of 2');
  await keyboard.type(field(), '{ArrowUp}');
  const edit = await screen.findByRole('textbox', { name: 'Your message' });
  fireEvent.change(edit, { target: { value: 'What do I post on Monday?' } });
  await keyboard.click(screen.getByRole('button', { name: /^Ask again · / }));
  const stream = await nextStream(streams);
  expect(stream.body).toEqual({
    conversationId: TALK_ID,
    parentId: null,
    messages: [{ role: 'user', content: 'What do I post on Monday?' }],
  });
  await stream.say(started(), { content: 'A carousel' });
  expect(screen.getByText('3 of 3')).toBeInTheDocument();
  expect(screen.queryByText('Cut everything from it.')).not.toBeInTheDocument();
  await stream.say(done(writing({ content: 'A carousel', run: anAnswerRun() })));

  await keyboard.click(screen.getByRole('button', { name: 'Earlier version' }));
  await screen.findByText('Cut everything from it.');
  expect(server.sentTo(updateConversation)[0]?.body).toEqual({ messageId: 'q9' });
});

test('an answer is regenerated, stopped by Escape, and continued', async () => {
  const { keyboard, streams, server } = await openTalk([aQuestion(), anAnswer()], {
    api: (api) => api.answer(sparkStop, { body: { answer: anAnswer() } }),
  });
  await keyboard.click(await screen.findByRole('button', { name: /^Answer again/ }));
  const stream = await nextStream(streams);
  expect(stream.path).toBe('/api/viewspark/messages/a1/answer');
  expect(stream.body).toEqual({ mode: 'again' });
  const fresh = writing({ siblings: ['a1', 'a2'] });
  await stream.say(started(fresh, 'q1'), { content: 'Half of' });
  expect(screen.getByText('Half of')).toBeInTheDocument();
  await keyboard.type(field(), '{Escape}');
  expect(server.sentTo(sparkStop)[0]?.url.pathname).toBe('/api/viewspark/messages/a2/stop');
  const cut = {
    ...fresh,
    content: 'Half of',
    run: anAnswerRun({ status: 'cancelled', end: 'stopped', note: 'Stopped.' }),
  };
  await stream.say(done(cut));
  expect(screen.getByText('2 of 2')).toBeInTheDocument();

  await keyboard.click(await screen.findByRole('button', { name: /^Continue · / }));
  const more = await nextStream(streams, 2);
  expect(more.body).toEqual({ mode: 'continue' });
  await more.say(started(writing({ id: 'a3', parentId: 'a2', continues: true }), 'q1'), { content: ' it all.' });
  expect(screen.getByText('Half of it all.')).toBeInTheDocument();
});

test('an unfinished answer is followed from the known text', async () => {
  const { streams } = await openTalk([aQuestion(), writing({ content: 'Half' })]);
  const stream = await nextStream(streams);
  expect(stream.path).toBe('/api/viewspark/messages/a2/events');
  expect(stream.headers.get('last-event-id')).toBe('4');
  await stream.say({ content: ' of it' });
  expect(await screen.findByText('Half of it')).toBeInTheDocument();
  await stream.say(done(writing({ content: 'Half of it.', run: anAnswerRun() })));
  expect(screen.getByText('Half of it.')).toBeInTheDocument();
});

test('an answer that breaks off says so, and keeps its text', async () => {
  const { streams } = await openTalk([aQuestion(), writing({ content: 'Half' })]);
  const stream = await nextStream(streams);
  const kept = writing({ content: 'Half', run: anAnswerRun({ status: 'failed', end: 'cut', note: 'It broke off.' }) });
  await stream.say({ error: true, message: 'The model stopped answering' }, done(kept));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(SPARK_FAILURE);
  expect(alert).toHaveTextContent('The model stopped answering');
  expect(screen.getByText('Half')).toBeInTheDocument();
  expect(screen.getByText('It broke off.')).toBeInTheDocument();
});

test('no proposed action runs before it is approved, at the price that was shown', async () => {
  const action = aPictureAction();
  const run = aRun({ id: 'run-9' });
  const { keyboard, server } = await openTalk([aQuestion(), anAnswer({ actions: [action] })], {
    api: (api) =>
      api
        .answer(approveAction, { status: 409, body: { error: 'conflict', field: 'price', message: 'It costs 5 now' } })
        .answer(readAction, { body: { action: { ...action, price: 5 } } })
        .answer(getRun, { body: { run } }),
  });
  const card = within(await screen.findByRole('region', { name: 'Make a picture' }));
  expect(card.getByText('Dunes at dusk')).toBeInTheDocument();
  await keyboard.click(card.getByRole('button', { name: 'Make it · 4 credits' }));
  expect(await card.findByText('It costs 5 now')).toBeInTheDocument();
  server.answer(approveAction, {
    body: { action: { ...action, price: 5, status: 'approved', runId: run.id }, run, balance: 95 },
  });
  await keyboard.click(card.getByRole('button', { name: 'Make it · 5 credits' }));
  expect(await card.findByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/generator#run-run-9');
  expect(server.sentTo(approveAction).map(({ body }) => body)).toEqual([{ price: 4 }, { price: 5 }]);
});

test('a dismissed card stays as text, and one that cannot be made shows why', async () => {
  const actions = [aPictureAction(), aPictureAction({ id: 'action-2', price: null, whyNot: 'Nobody draws here.' })];
  const { keyboard } = await openTalk([aQuestion(), anAnswer({ actions })], {
    api: (api) => api.answer(dismissAction, { body: { action: aPictureAction({ status: 'dismissed' }) } }),
  });
  const [card, other] = await screen.findAllByRole('region', { name: 'Make a picture' });
  expect(within(other!).getByText('Nobody draws here.')).toBeInTheDocument();
  expect(within(other!).queryByRole('button', { name: /^Make it/ })).not.toBeInTheDocument();
  await keyboard.click(within(card!).getByRole('button', { name: 'Dismiss' }));
  expect(await within(card!).findByText('Dismissed')).toBeInTheDocument();
  expect(within(card!).queryByRole('button')).not.toBeInTheDocument();
});

test('conversations are searched, renamed, deleted and restored', async () => {
  const toasts: AppEvents['toast'][] = [];
  const stop = on('toast', (toast) => toasts.push(toast));
  const { keyboard, server } = await openTalk([aQuestion(), anAnswer()], {
    api: (api) =>
      api
        .answer(deleteConversation, { body: { deleted: true } })
        .answer(restoreConversation, { body: { conversation: aConversation() } }),
  });
  const list = within(screen.getByRole('complementary', { name: 'Conversations' }));
  expect(await list.findByRole('link', { name: 'Desert week' })).toHaveAttribute('aria-current', 'page');
  const act = async (name: string) => {
    await keyboard.click(list.getByRole('button', { name: 'Acts for "Desert week"' }));
    await keyboard.click(await screen.findByRole('menuitem', { name }));
  };
  await act('Rename');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  fireEvent.change(name, { target: { value: ' Desert plan ' } });
  await keyboard.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await list.findByRole('link', { name: 'Desert plan' })).toBeInTheDocument();
  expect(server.sentTo(updateConversation).at(-1)?.body).toEqual({ title: 'Desert plan' });

  const found = aConversation({ snippet: 'the \u0002water\u0003 leak', messageId: 'a1' });
  server.answer(listConversations, { body: { conversations: [found], next: null } });
  fireEvent.change(list.getByRole('searchbox'), { target: { value: 'water' } });
  expect((await list.findByText('water')).tagName).toBe('MARK');
  expect(server.sentTo(listConversations).at(-1)?.url.searchParams.get('q')).toBe('water');

  await act('Delete');
  await waitFor(() => expect(list.queryByRole('link', { name: 'Desert week' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/viewspark$/));
  toasts.at(-1)?.undo?.();
  expect(await list.findByRole('link', { name: /^Desert week/ })).toBeInTheDocument();
  stop();
});

test('a conversation is shared by a link that can be revoked', async () => {
  const shared = aConversation({ shareToken: 'a-token' });
  const { keyboard } = await openTalk([aQuestion(), anAnswer()], {
    api: (api) =>
      api
        .answer(shareConversation, { body: { conversation: shared } })
        .answer(unshareConversation, { body: { conversation: aConversation() } }),
  });
  const head = within(screen.getByRole('region', { name: 'Conversation' }));
  await keyboard.click(await head.findByRole('button', { name: 'Acts for "Desert week"' }));
  await keyboard.click(await screen.findByRole('menuitem', { name: 'Share by link' }));
  await keyboard.click(await screen.findByRole('button', { name: 'Make a link' }));
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(
    `${location.origin}/viewspark/shared/a-token`,
  );
  await keyboard.click(screen.getByRole('button', { name: 'Take the link back' }));
  expect(await screen.findByRole('button', { name: 'Make a link' })).toBeInTheDocument();
});

test('an unknown conversation shows that it was not found', async () => {
  await openTalk([], { api: (api) => api.answer(readConversation, { status: 404, body: { message: 'Not found' } }) });
  expect(await screen.findByRole('heading', { name: 'There is no such conversation' })).toBeInTheDocument();
});
