import { randomUUID } from 'node:crypto';
import { startOpenAi } from '../support/openai';
import { query } from '../support/query';
import { startServer, type TestClient } from '../support/server';
import { ToldStream } from '../support/told-stream';
import { until } from '../support/until';

const MESSAGES = [{ role: 'user', content: 'Count' }];
/** What a vendor writes at once for one user, and the answers one user may have under way. */
const AT_ONCE = 8;
const OWN_MOST = 16;

interface Told {
  readonly ahead?: number;
  readonly done?: boolean;
}

/** Asks in a stream. */
const ask = (user: TestClient, path: string, more: object = {}) =>
  ToldStream.open<Told>(user, path, {
    body: { messages: MESSAGES, max_tokens: 10, ...more },
    headers: { 'idempotency-key': randomUUID() },
  });
const placesIn = ({ events }: ToldStream<Told>) => events.flatMap(({ ahead }) => (ahead === undefined ? [] : [ahead]));

test.each([
  ['chat', '/api/fal-ai/chat/completion', { stream: true }],
  ['Spark', '/api/viewspark/chat/stream', {}],
])(
  'an answer of %s that waits for the user’s others says how many; too many are refused',
  async (_name, path, more) => {
    const openai = await startOpenAi();
    const server = await startServer({ ...openai.env, RATE_LIMIT_FACTOR: '1000' });
    await openai.script({ reply: 'one two three', stream: { fault: 'hold', after: 1 } });
    const user = await server.signUpVerified();
    await user.grant(1_000);

    const all = await Promise.all(Array.from({ length: OWN_MOST + 4 }, () => ask(user, path, more)));
    const answered = all.filter(({ status }) => status === 200);
    expect(answered).toHaveLength(OWN_MOST);
    const waiting = await until(async () => {
      const told = answered.filter((stream) => placesIn(stream).length > 0);
      return told.length >= OWN_MOST - AT_ONCE && told;
    }, 'The places of those that wait');
    expect(Math.max(...waiting.map((stream) => placesIn(stream)[0] ?? 0))).toBeLessThanOrEqual(OWN_MOST - AT_ONCE);

    // One that is not held yet would be so after the new script, too.
    await openai.untilHeld(AT_ONCE);
    await openai.script({ reply: 'one two three' });
    await Promise.all(answered.map(({ ended }) => ended));
    expect(answered.every(({ events }) => events.at(-1)?.done === true)).toBe(true);
    for (const places of answered.map(placesIn)) expect(places).toEqual([...new Set(places)].sort((a, b) => b - a));

    for (const stream of all.filter(({ status }) => status !== 200)) {
      await stream.ended;
      expect([stream.status, stream.response.headers.get('retry-after')]).toEqual([429, '10']);
      expect(stream.text).toContain('You have 16 answers under way');
    }
    expect((await user.credits()).held).toBe(0);
    await server.expectCleanLedger();
    await server.stop();
    await openai.stop();
  },
);

test('an order is refused while the first in line has waited for more than half a minute', async () => {
  const server = await startServer({ RATE_LIMIT_FACTOR: '1000', FLINT_ROLE: 'web' });
  const [first, second] = [await server.signUpVerified(), await server.signUpVerified()];
  const id = randomUUID();
  const headers = { prefer: 'respond-async', 'idempotency-key': id };
  const chat = { messages: MESSAGES };
  expect((await first.fetchJson('POST', '/api/fal-ai/chat/completion', chat, headers)).status).toBe(202);
  await query(server.env.DATABASE_URL, `update run set created_at = now() - interval '31 seconds' where id = $1`, [id]);

  const before = await second.credits();
  const told = await ask(second, '/api/fal-ai/chat/completion', { stream: true });
  await told.ended;
  expect([told.status, told.response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(told.text).toContain('very busy');
  expect(await second.credits()).toEqual(before);
  expect((await second.fetchJson('GET', '/api/runs')).body).toEqual({ runs: [] });
  await server.stop();
});

test('every waiting run is listed with its own place in its own queue', async () => {
  const server = await startServer({ RATE_LIMIT_FACTOR: '1000', FLINT_ROLE: 'web' });
  const [first, second] = [await server.signUpVerified(), await server.signUpVerified()];
  const order = async (user: TestClient, call: string, body: object) => {
    const headers = { prefer: 'respond-async', 'idempotency-key': randomUUID() };
    expect((await user.fetchJson('POST', `/api/fal-ai/${call}`, body, headers)).status).toBe(202);
  };
  const picture = { prompt: 'a lake', style: 'cartoon' };
  await order(first, 'generate/image', picture);
  await order(second, 'generate/image', picture);
  await order(first, 'chat/completion', { messages: MESSAGES });
  await order(first, 'generate/image', picture);

  const placesOf = async (user: TestClient) => {
    const { body } = await user.fetchJson('GET', '/api/runs');
    return (body as { runs: { kind: string; ahead: number }[] }).runs.map(({ kind, ahead }) => [kind, ahead]);
  };
  expect(await placesOf(first)).toEqual([
    ['image', 2],
    ['chat', 0],
    ['image', 0],
  ]);
  expect(await placesOf(second)).toEqual([['image', 1]]);
  await server.stop();
});
