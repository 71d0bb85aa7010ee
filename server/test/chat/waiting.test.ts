import { randomUUID } from 'node:crypto';
import { startOpenAi } from '../support/openai';
import { query } from '../support/query';
import { startServer, type TestClient } from '../support/server';

const MESSAGES = [{ role: 'user', content: 'Count' }];
/** What a vendor writes at once for one user, and the answers one user may have under way. */
const AT_ONCE = 8;
const OWN_MOST = 16;

interface Told {
  status: number;
  retryAfter: string | null;
  places: number[];
  isWhole: boolean;
  body: string;
}

/** Asks in a stream and reads it to its end. */
async function ask(user: TestClient, path: string, more: object = {}): Promise<Told> {
  const response = await user.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ messages: MESSAGES, max_tokens: 10, ...more }),
  });
  const body = await response.text();
  const events = [...body.matchAll(/^data: (.*)$/gm)].map(
    ([, data = '']) => JSON.parse(data) as Record<string, unknown>,
  );
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    places: events.flatMap(({ ahead }) => (typeof ahead === 'number' ? [ahead] : [])),
    isWhole: events.at(-1)?.done === true,
    body,
  };
}

test.each([
  ['chat', '/api/fal-ai/chat/completion', { stream: true }],
  ['Spark', '/api/viewspark/chat/stream', {}],
])(
  'an answer of %s that waits for the user’s others says how many; too many are refused',
  async (_name, path, more) => {
    const openai = await startOpenAi();
    const server = await startServer({ ...openai.env, RATE_LIMIT_FACTOR: '1000' });
    await openai.script({ reply: Array.from({ length: 60 }, (_, at) => `word${at}`).join(' '), pieceMs: 100 });
    const user = await server.signUpVerified();
    await user.grant(1_000);

    const all = await Promise.all(Array.from({ length: OWN_MOST + 4 }, () => ask(user, path, more)));
    const answered = all.filter(({ status }) => status === 200);
    expect(answered).toHaveLength(OWN_MOST);
    expect(answered.every(({ isWhole }) => isWhole)).toBe(true);
    const firstPlaces = answered.flatMap(({ places }) => places.slice(0, 1));
    expect(firstPlaces.length).toBeGreaterThanOrEqual(OWN_MOST - AT_ONCE - 1);
    expect(Math.max(...firstPlaces)).toBeLessThanOrEqual(OWN_MOST - AT_ONCE);
    for (const { places } of answered) expect(places).toEqual([...new Set(places)].sort((a, b) => b - a));

    const refused = all.filter(({ status }) => status !== 200);
    for (const { status, retryAfter, body } of refused) {
      expect([status, retryAfter]).toEqual([429, '10']);
      expect(body).toContain('You have 16 answers under way');
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
  expect([told.status, told.retryAfter]).toEqual([503, '30']);
  expect(told.body).toContain('very busy');
  expect(await second.credits()).toEqual(before);
  expect((await second.fetchJson('GET', '/api/runs')).body).toEqual({ runs: [] });
  await server.stop();
});
