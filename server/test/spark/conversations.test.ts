import { randomUUID } from 'node:crypto';
import type { Conversation, ListedConversation, SharedConversation } from '@flint/shared/contracts/conversations';
import type { SparkAttachment } from '@flint/shared/contracts/spark-attachments';
import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import sharp from 'sharp';
import { type OpenAi, startOpenAi } from '../support/openai';
import { sendFile } from '../support/send-file';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { ask, attachText, said } from '../support/spark';

const BASE = '/api/viewspark/conversations';

let openai: OpenAi;
let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  openai = await startOpenAi();
  server = await startServer({ ...openai.env, OPENAI_VISION_MODEL: 'simulated-large', RATE_LIMIT_FACTOR: '1000' });
  user = await server.signUpVerified();
  await user.grant(1000);
});
afterAll(async () => {
  await server.stop();
  await openai.stop();
});

const list = async (query = '', by = user) =>
  (await by.fetchJson('GET', `${BASE}${query}`)).body as { conversations: ListedConversation[]; next: string | null };
const titles = async (query: string) => (await list(query)).conversations.map(({ title }) => title);
const read = async (id: string, query = '') =>
  (await user.fetchJson('GET', `${BASE}/${id}${query}`)).body as {
    conversation: Conversation;
    messages: SparkMessage[];
    earlier: string | null;
  };
const change = async (method: string, path: string, body?: object) => {
  const answer = await user.fetchJson(method, `${BASE}/${path}`, body);
  return { status: answer.status, conversation: (answer.body as { conversation: Conversation }).conversation };
};
const begin = async (words: string, reply: string) => {
  await openai.script({ reply });
  return ask(user, said(words));
};

test('conversations are listed with pinned ones first, searched in titles and messages, and paginated', async () => {
  const cafe = await begin('Ideas for a café in Leeds', 'Sell **oat milk** flat whites.');
  const tokyo = await begin('東京の夜について', 'Neon, rain and quiet trains.');
  const garden = await begin('Tomatoes on a balcony', 'Water them in the morning.');
  expect(await titles('')).toEqual(['Tomatoes on a balcony', '東京の夜について', 'Ideas for a café in Leeds']);

  const { conversation } = await change('PATCH', cafe.conversationId, { pinned: true, title: 'The CAFÉ plan' });
  expect(conversation).toMatchObject({ pinned: true, title: 'The CAFÉ plan' });
  expect(await titles('')).toEqual(['The CAFÉ plan', 'Tomatoes on a balcony', '東京の夜について']);

  expect(await titles('?q=cafe%20pla')).toEqual(['The CAFÉ plan']);
  expect(await titles(`?q=${encodeURIComponent('東京')}`)).toEqual(['東京の夜について']);
  expect(await titles('?q=quiet%20trai')).toEqual(['東京の夜について']);
  expect(await titles('?q=quiet%20morning')).toEqual([]);
  expect(await titles('?q=%27%20%26%20%21')).toEqual([]);
  const [found] = (await list('?q=morning')).conversations;
  expect(found).toMatchObject({ id: garden.conversationId, messageId: garden.answer.id });
  expect(found?.snippet).toBe('Water them in the \u0002morning\u0003');

  const first = await list('?limit=2');
  expect(first.next).not.toBeNull();
  const rest = await list(`?limit=2&cursor=${first.next}`);
  expect([rest.conversations.map(({ id }) => id), rest.next]).toEqual([[tokyo.conversationId], null]);
  const noDay = Buffer.from('0|2026-02-30T00:00:00.000000Z|00000000-0000-4000-8000-000000000000').toString('base64url');
  for (const cursor of ['nonsense', noDay])
    expect((await user.fetchJson('GET', `${BASE}?cursor=${cursor}`)).status).toBe(400);
});

test('a long conversation is paginated', async () => {
  const messages = Array.from({ length: 11 }, (_, at) => ({
    role: at % 2 ? ('assistant' as const) : ('user' as const),
    content: `message ${at}`,
  }));
  await openai.script({ reply: 'The end' });
  const { conversationId } = await ask(user, { messages });
  const page = await read(conversationId, '?limit=5');
  expect(page.messages.map(({ content }) => content)).toEqual([
    ...['message 7', 'message 8', 'message 9', 'message 10', 'The end'],
  ]);
  const { body } = await user.fetchJson('GET', `${BASE}/${conversationId}/messages?before=${page.earlier}&limit=500`);
  const earlier = body as { messages: SparkMessage[]; earlier: string | null };
  expect([earlier.messages.length, earlier.messages[0]?.content, earlier.earlier]).toEqual([7, 'message 0', null]);
});

test('a conversation is deleted and restored', async () => {
  const { conversationId, answer } = await begin('Soon gone', 'Yes.');
  expect((await change('DELETE', conversationId)).status).toBe(200);
  expect((await user.fetchJson('GET', `${BASE}/${conversationId}`)).status).toBe(404);
  expect((await user.fetchJson('POST', `/api/viewspark/messages/${answer.id}/answer`, {})).status).toBe(404);
  expect(await titles('?deleted=true')).toEqual(['Soon gone']);
  expect((await change('POST', `${conversationId}/restore`)).conversation).toMatchObject({ deletedAt: null });
  expect((await read(conversationId)).messages).toHaveLength(2);
});

test('a conversation is forked from a message', async () => {
  const first = await begin('One', 'Two');
  await ask(user, said('Three', { conversationId: first.conversationId }));
  const headers = { 'idempotency-key': randomUUID() };
  const fork = (id: string) => user.fetchJson('POST', `/api/viewspark/messages/${id}/fork`, undefined, headers);
  const [made, again, other] = [
    await fork(first.answer.id),
    await fork(first.answer.id),
    await fork(first.started.questionId),
  ].map(({ body }) => (body as { conversation: Conversation }).conversation);
  expect(made).toMatchObject({ title: 'One (fork)' });
  expect(again?.id).toBe(made?.id);
  expect(other?.id).not.toBe(made?.id);
  const copied = await read(made?.id ?? '');
  expect(copied.messages.map(({ content, run }) => [content, run])).toEqual([
    ['One', null],
    ['Two', null],
  ]);
  await openai.script({ reply: 'Four' });
  await ask(user, said('Else', { conversationId: made?.id ?? '' }));
  expect((await read(first.conversationId)).messages).toHaveLength(4);
});

test('a conversation is exported as Markdown and JSON', async () => {
  const { conversationId } = await begin('Say <b>hi</b>', 'Hi, *you*.');
  const file = async (format: string) => user.fetch(`${BASE}/${conversationId}/export?format=${format}`);
  const markdown = await file('markdown');
  expect(markdown.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
  const text = await markdown.text();
  expect(text.startsWith('# Say <b>hi</b>\n\n')).toBe(true);
  expect(text.endsWith('## You\n\nSay <b>hi</b>\n\n## Spark (simulated-small)\n\nHi, *you*.\n')).toBe(true);
  const json = (await (await file('json')).json()) as { conversation: object; messages: SparkMessage[] };
  expect(json.messages.map(({ content }) => content)).toEqual(['Say <b>hi</b>', 'Hi, *you*.']);
  expect(json.conversation).not.toHaveProperty('shareToken');
});

test('a shared link shows the messages so far, without the owner, until it is revoked', async () => {
  const { conversationId } = await begin('Public words', 'Indeed.');
  const { conversation } = await change('POST', `${conversationId}/share`);
  await openai.script({ reply: 'Secret.' });
  await ask(user, said('Private words', { conversationId }));

  const stranger = server.client();
  const path = `/api/viewspark/shared/${conversation.shareToken}`;
  const shown = await stranger.fetchJson('GET', path);
  expect(shown.headers.get('x-robots-tag')).toContain('noindex');
  expect(shown.body as SharedConversation).toEqual({
    title: 'Public words',
    sharedAt: expect.any(String),
    messages: [
      { role: 'user', content: 'Public words', continues: false, attachments: [] },
      { role: 'assistant', content: 'Indeed.', continues: false, attachments: [] },
    ],
  });
  expect(JSON.stringify(shown.body)).not.toContain(user.id);

  expect((await change('DELETE', `${conversationId}/share`)).conversation.shareToken).toBeNull();
  expect((await stranger.fetchJson('GET', path)).status).toBe(410);
  const { conversation: anew } = await change('POST', `${conversationId}/share`);
  expect(anew.shareToken).not.toBe(conversation.shareToken);
  expect((await stranger.fetchJson('GET', path)).status).toBe(410);
});

test('a link answers as what it is, the page as well as the call: there, unknown, taken back, deleted', async () => {
  const { conversationId } = await begin('Words to share', 'Indeed.');
  const { conversation } = await change('POST', `${conversationId}/share`);
  const stranger = server.client();
  const seen = async (token: string | null) => {
    const [page, call] = [
      await stranger.fetch(`/viewspark/shared/${token}`),
      await stranger.fetch(`/api/viewspark/shared/${token}`),
    ];
    expect(await page.text()).toContain('<div id="root"');
    return [page.status, call.status];
  };
  const { shareToken } = conversation;
  expect(await seen(shareToken)).toEqual([200, 200]);
  expect(await seen('unknown')).toEqual([404, 404]);
  await change('DELETE', conversationId);
  expect(await seen(shareToken)).toEqual([410, 410]);
  await change('POST', `${conversationId}/restore`);
  expect(await seen(shareToken)).toEqual([200, 200]);
  await change('DELETE', `${conversationId}/share`);
  expect(await seen(shareToken)).toEqual([410, 410]);
  expect((await stranger.fetchJson('GET', `/api/viewspark/shared/${shareToken}`)).body).toMatchObject({
    ...{ success: false, error: 'address_lapsed', message: 'This link was taken back, or its conversation deleted.' },
  });
});

test('another user can neither read nor change a conversation', async () => {
  const { conversationId, answer, started } = await begin('Mine', 'Yours?');
  const other = await server.signUpVerified();
  await other.grant(10);
  const message = `/api/viewspark/messages/${answer.id}`;
  const tries: [string, string, object?][] = [
    ...[
      ['GET', ''],
      ['PATCH', '', { pinned: true }],
      ['DELETE', ''],
      ['GET', '/export'],
      ['POST', '/share'],
      ['DELETE', '/share'],
    ].map(([method, path, body]) => [method, `${BASE}/${conversationId}${path}`, body] as [string, string, object?]),
    ['GET', `${BASE}/${conversationId}/messages?before=${answer.id}`],
    ['GET', `${message}/events`],
    ['POST', `${message}/stop`],
    ['POST', `${message}/fork`],
    ['POST', `${message}/answer`, {}],
    ['POST', '/api/viewspark/chat', said('x', { conversationId })],
    ['POST', '/api/viewspark/chat', said('x', { conversationId, parentId: started.questionId })],
  ];
  for (const [method, path, body] of tries) {
    const { status } = await other.fetchJson(method, path, body);
    expect([method, path, status]).toEqual([method, path, 404]);
  }
  expect((await list('', other)).conversations).toEqual([]);
});

describe('attachments', () => {
  const attach = async (kind: string, uploadId: string) =>
    user.fetchJson('POST', '/api/viewspark/attachments', { kind, uploadId });
  const told = () =>
    (openai.orders().at(-1)?.body as { messages: { content: { type: string; text?: string }[] }[] } | undefined)
      ?.messages ?? [];

  test('a picture is sent to a vision model, and described for any other', async () => {
    await openai.script({ reply: 'Seen.' });
    const bytes = await sharp({ create: { width: 2000, height: 10, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const uploadId = await sendFile(user, {
      purpose: 'source-image',
      name: 'door.png',
      contentType: 'image/png',
      bytes,
    });
    const { attachment } = (await attach('image', uploadId)).body as { attachment: SparkAttachment };
    expect(attachment).toMatchObject({ kind: 'image', name: 'door.png', state: 'ready', contentType: 'image/jpeg' });
    const small = await sharp(Buffer.from(await (await user.fetch(attachment.url ?? '')).arrayBuffer())).metadata();
    expect([small.format, small.width]).toEqual(['jpeg', 1536]);

    const attachmentIds = [attachment.id];
    const { started, conversationId, answer } = await ask(
      user,
      said('What is it?', { attachmentIds, model: 'simulated-large' }),
    );
    expect(
      told()
        .at(-1)
        ?.content.map(({ type }) => type),
    ).toEqual(['text', 'image_url']);
    expect((await read(conversationId)).messages[0]?.attachments.map(({ id }) => id)).toEqual(attachmentIds);
    await ask(user, { model: 'simulated-small' }, `/api/viewspark/messages/${answer.id}/answer`);
    expect(
      told()
        .at(-1)
        ?.content.map(({ type }) => type),
    ).toEqual(['text', 'text']);
    expect(told().at(-1)?.content[1]?.text).toMatch(/kind=picture name="door.png" untrusted>>>\n.*not shown/);
    expect(started.questionId).not.toBe(answer.id);
    const sent = await user.fetchJson('POST', '/api/viewspark/chat', said('Again', { attachmentIds }));
    expect(sent).toMatchObject({ status: 400, body: { field: 'attachmentIds' } });
  });

  test('a text is attached as data; a file that is no text, or another user’s, is refused', async () => {
    const file = await attachText(user, 'The bakery opens at nine.');
    expect(file).toMatchObject({ kind: 'text', state: 'ready', text: 'The bakery opens at nine.', url: null });
    await openai.script({ reply: 'At nine.' });
    await ask(user, said('When?', { attachmentIds: [file.id] }));
    expect(told().at(-1)?.content[1]?.text).toContain('\nThe bakery opens at nine.\n');

    const bytes = new Uint8Array([0x41, 0xc3, 0x28, 0x41]);
    const uploadId = await sendFile(user, {
      purpose: 'text-file',
      name: 'a.txt',
      contentType: 'text/plain',
      bytes,
    }).catch(String);
    expect([await attach('text', uploadId), await attach('text', randomUUID())].map(({ status }) => status)).toEqual([
      400, 400,
    ]);
  });

  test('an unsent attachment can be deleted by its owner', async () => {
    const file = await attachText(user, 'Never mind.');
    const path = `/api/viewspark/attachments/${file.id}`;
    const other = await server.signUpVerified();
    expect((await other.fetchJson('DELETE', path)).status).toBe(404);
    expect((await user.fetchJson('DELETE', path)).body).toEqual({ deleted: true });
    expect((await user.fetchJson('GET', path)).status).toBe(404);
  });
});
