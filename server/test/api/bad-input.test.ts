import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Call } from '@flint/shared/contracts/call';
import * as images from '@flint/shared/contracts/images';
import { addressOf, bodyOf, byName, CALLS, needsBody, wrongMethodOf } from '../support/calls';
import { newStaff } from '../support/control-plane';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';

const WITH_BODY = CALLS.filter((call) => call.body);

let server: RunningServer;
let user: TestClient;
let staff: TestClient;

beforeAll(async () => {
  server = await sharedServer();
  user = await server.signUpVerified();
  staff = await newStaff(server);
});

/** Who may make a call: a role is asked for before the body is read. */
const clientOf = (call: Call) => (typeof call.auth === 'object' ? staff : user);

async function send(call: Call, body: unknown, client: TestClient = clientOf(call)) {
  const response = await client.fetch(addressOf(call), {
    method: call.method,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

function expectFailure(answer: { status: number; body: Record<string, unknown> }, status: number | number[]) {
  expect([status].flat()).toContain(answer.status);
  expect(answer.body).toMatchObject({ success: false, message: expect.any(String), error: expect.any(String) });
  expect(String(answer.body.message).length).toBeGreaterThan(5);
}

test('the table has every call of the contracts', () => {
  expect(CALLS.length).toBeGreaterThanOrEqual(37);
});

test.each(byName(WITH_BODY.filter(needsBody)))(
  '%s refuses a body without its fields and names one',
  async (_name, call) => {
    const answer = await send(call, {});
    expectFailure(answer, 400);
    expect(answer.body).toMatchObject({ error: 'invalid_input', field: expect.any(String) });
  },
);

test.each(byName(WITH_BODY.filter(needsBody)))(
  '%s names a missing field where there is no body at all',
  async (_name, call) => {
    const answer = await send(call, undefined);
    expectFailure(answer, 400);
    expect(answer.body).toMatchObject({ error: 'invalid_input', field: expect.any(String) });
  },
);

test('a call whose fields are all optional needs no body, and an empty one of JSON is none', async () => {
  const caller = await server.signUpVerified();
  const path = '/api/billing/subscription/current';
  const json = { 'content-type': 'application/json' };
  const asked = async (init: RequestInit) => (await caller.fetch(path, init)).json();
  const read = await asked({});
  expect([await asked({ method: 'POST' }), await asked({ method: 'POST', headers: json })]).toEqual([read, read]);
  expect((await caller.fetch('/api/users/sign-out', { method: 'POST', headers: json })).status).toBe(200);
});

test.each(byName(WITH_BODY))('%s refuses fields of the wrong type', async (_name, call) => {
  const answer = await send(call, bodyOf(call, [['of the wrong type']]));
  expectFailure(answer, 400);
  expect(answer.body.field).toEqual(expect.any(String));
});

test.each(byName(WITH_BODY))('%s refuses texts that are too long', async (_name, call) => {
  // The one text of a preview is a whole post.
  const long = 'x'.repeat(call.path === '/api/blogs/preview' ? 300_000 : 9_000);
  const body = bodyOf(call, long);
  if ('email' in body) body.email = `${long}@example.com`;
  expectFailure(await send(call, body), 400);
});

/** Characters that show nothing: zero-width, directional, fillers and a variation selector. */
const INVISIBLE = '\u200b\u202e\u2066\u00ad\u3164\u2800\ufe0f';
const BLANK = ' '.repeat(INVISIBLE.length);

test.each(byName(WITH_BODY))('%s treats invisible characters alone as white space', (_name, call) => {
  const refusals = (text: string) =>
    Object.keys(bodyOf(call, text)).map((field) =>
      call.body
        ?.safeParse({ ...bodyOf(call, 'x'), [field]: text })
        .error?.issues.filter(({ path }) => path[0] === field)
        .map(({ message }) => message),
    );
  expect(refusals(INVISIBLE)).toEqual(refusals(BLANK));
});

test.each([
  ['PATCH', '/api/users/me', { name: INVISIBLE }, 'name'],
  ['POST', '/api/fal-ai/generate/image', { prompt: INVISIBLE }, 'prompt'],
  ['POST', '/api/fal-ai/chat/completion', { messages: [{ role: 'user', content: INVISIBLE }] }, 'messages.0.content'],
  ['POST', '/api/viewspark/chat/stream', { messages: [{ role: 'user', content: INVISIBLE }] }, 'messages.0.content'],
  ['POST', '/api/brand-profiles', { name: INVISIBLE }, 'name'],
  ['POST', '/api/library/collections', { name: INVISIBLE }, 'name'],
  ['POST', '/api/youtube-title-generator/jobs', { prompt: INVISIBLE }, 'prompt'],
  ['POST', '/api/tools/youtube/title-generator/run', { input: { topic: INVISIBLE } }, 'input.topic'],
])('%s %s refuses invisible characters alone by the name of the field', async (method, path, body, field) => {
  const answer = await user.fetchJson(method, path, body);
  expectFailure(answer as never, 400);
  expect(answer.body).toMatchObject({ error: 'invalid_input', field });
});

test('joiners within emoji and words are kept', async () => {
  const name = '👩\u200d👩\u200d👧 می\u200cخواهم ❤\ufe0f';
  const answer = await user.fetchJson('POST', '/api/brand-profiles', { name });
  expect(answer.body).toMatchObject({ name });
});

test.each(byName(WITH_BODY))('%s refuses a body that is not JSON', async (_name, call) => {
  expectFailure(await send(call, '{"prompt":'), 400);
  expectFailure(await send(call, 'null'), 400);
  expectFailure(await send(call, '[]'), 400);
  const text = await clientOf(call).fetch(addressOf(call), {
    method: call.method,
    body: 'hello',
    headers: { 'content-type': 'text/plain' },
  });
  expect(text.status).toBe(415);
});

test.each(byName(WITH_BODY))('%s refuses a body over 1 MB', async (_name, call) => {
  expectFailure(await send(call, { prompt: 'x'.repeat(1_200_000) }), 413);
});

test.each(byName(CALLS))('%s answers a wrong method with 405 and `Allow`', async (_name, call) => {
  // Another call's path with a parameter may fit, whose role is asked for first.
  const response = await staff.fetch(addressOf(call), { method: wrongMethodOf(call) });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toContain(call.method);
  expect(await response.json()).toMatchObject({ error: 'method_not_allowed' });
});

test.each(byName(CALLS.filter((call) => call.auth !== 'public')))(
  '%s refuses requests without a session',
  async (_name, call) => {
    const answer = await send(call, call.body ? {} : undefined, server.client());
    expectFailure(answer, 401);
    expect(answer.body.error).toBe('unauthenticated');
  },
);

test.each(byName(CALLS.filter((call) => call.path.startsWith('/api/runs/{id}'))))(
  '%s answers 404 for another user’s run',
  async (_name, call) => {
    const other = await server.signUpVerified();
    await other.grant(1);
    const made = await other.fetchJson(
      'POST',
      '/api/fal-ai/generate/image',
      { prompt: 'a lake' },
      { prefer: 'respond-async' },
    );
    const id = (made.body as { run: { id: string } }).run.id;
    for (const each of [id, 'no-such-thing', '00000000-0000-4000-8000-000000000000', `${'x'.repeat(64)}`]) {
      const path = call.path.replace('{id}', each);
      const response = await user.fetchJson(
        call.method,
        path,
        call.body ? { name: 'x', add: [id], credits: 0 } : undefined,
      );
      expect([call.path, each, response.status]).toEqual([call.path, each, 404]);
    }
  },
);

test('unknown addresses answer 404 with the standard error body', async () => {
  for (const path of ['/api/nothing', '/api/runs/1/nothing', '/media/nothing', '/remotes/mfe-generator/1/x.js']) {
    const response = await user.fetch(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.json()).toMatchObject({ error: 'not_found', requestId: expect.any(String) });
  }
});

test('what is no request that can be read is answered with the standard error body', async () => {
  const long = await server.client().fetch(`/api/runs/${'x'.repeat(20_000)}`);
  expect(long.status).toBe(431);
  expect(await long.json()).toMatchObject({ success: false, error: 'payload_too_large', message: expect.any(String) });

  const socket = connect(Number(new URL(server.url).port), 'localhost');
  socket.end('GET / HTTP/9\r\n\r\n');
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toContain('400 Bad Request');
  expect(JSON.parse(body)).toMatchObject({ success: false, error: 'invalid_input' });
});

test.each([
  ['longer than its rule', `/api/runs/${'x'.repeat(300)}`, 'id'],
  ['not UTF-8', '/api/runs/%E0%A4%A', undefined],
])('a parameter that is %s is refused with the standard error body', async (_what, path, field) => {
  const { status, body } = await user.fetchJson('GET', path);
  expectFailure({ status, body: body as Record<string, unknown> }, 400);
  expect(body).toMatchObject({ error: 'invalid_input', ...(field && { field }) });
});

test('an invalid image order is refused with the field and the rule named', async () => {
  const order = async (body: object) => (await send(images.generateImage, { prompt: 'a lake', ...body })).body;
  expect(await order({ aspect_ratio: '3:7' })).toMatchObject({
    field: 'aspect_ratio',
    message: expect.stringContaining('1:1'),
  });
  expect(await order({ model: 'dall-e' })).toMatchObject({
    field: 'model',
    message: expect.stringContaining('models/image'),
  });
  expect(await order({ seed: -1 })).toMatchObject({ field: 'seed', message: expect.stringContaining('at least 0') });
  expect(await order({ prompt: '   ' })).toMatchObject({ field: 'prompt', message: 'Describe the picture.' });
  expect(await order({ style: 'baroque' })).toMatchObject({ field: 'style' });
  expect(await order({ image_url: 'file:///etc/passwd' })).toMatchObject({ field: 'image_url' });
  expect(await order({ num_images: 'four' })).toMatchObject({ field: 'num_images' });
});

test('an Idempotency-Key that is no UUID is refused', async () => {
  const answer = await user.fetchJson(
    'POST',
    '/api/fal-ai/generate/image',
    { prompt: 'a lake' },
    { 'idempotency-key': 'again' },
  );
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ field: 'Idempotency-Key' });
});
