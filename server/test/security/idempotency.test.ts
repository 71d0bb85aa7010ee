import { randomUUID } from 'node:crypto';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { giveRole } from '../support/steward';

let server: RunningServer;
let first: TestClient;
let second: TestClient;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  [first, second] = [await server.signUpVerified(), await server.signUpVerified()];
  headers = { 'idempotency-key': randomUUID(), prefer: 'respond-async' };
});

/** What calls with a key make, and where their answers hold its id. */
const ORDERS: readonly [what: string, path: string, body: object, idIn: (body: never) => string][] = [
  [
    'a picture',
    '/api/fal-ai/generate/image',
    { prompt: 'a lake', style: 'cartoon' },
    ({ run }: { run: { id: string } }) => run.id,
  ],
  [
    'a chain of tools',
    '/api/tool-chains',
    { chain: 'video-page', input: { topic: 'Baking bread' }, choose: true },
    ({ id, chain }: { id?: string; chain?: { id?: string } }) => id ?? chain?.id ?? '',
  ],
  ['a brand profile', '/api/brand-profiles', { name: 'Studio' }, ({ id }: { id: string }) => id],
  [
    'a collection',
    '/api/library/collections',
    { name: 'Autumn' },
    ({ collection }: { collection: { id: string } }) => collection.id,
  ],
];

test.each(ORDERS)(
  '%s: a key of one user is neither seen by another nor in the way',
  async (_what, path, body, idIn) => {
    const send = async (user: TestClient, sent = body) => {
      const answer = await user.fetchJson('POST', path, sent, headers);
      return { status: answer.status, id: answer.status < 300 ? idIn(answer.body as never) : undefined };
    };
    const mine = await send(first);
    expect([200, 202]).toContain(mine.status);
    expect(mine.id).toBe(headers['idempotency-key']);

    const theirs = await send(second);
    expect(theirs.status).toBe(mine.status);
    expect(theirs.id).not.toBe(mine.id);
    expect(await send(second)).toEqual(theirs);
    expect(await send(first)).toEqual(mine);
  },
);

test('a key of another user with another order is no mismatch; one’s own still is', async () => {
  const order = (user: TestClient, prompt: string) =>
    user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt, style: 'cartoon' }, headers);
  await order(first, 'a lake');
  expect((await order(second, 'a sea')).status).toBe(202);
  expect(await order(second, 'a wood')).toMatchObject({ status: 422, body: { error: 'idempotency_mismatch' } });
});

test('two users who each press once are each charged once', async () => {
  const order = (user: TestClient) =>
    user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake', style: 'cartoon' }, headers);
  for (const user of [first, second, first, second]) await order(user);
  const [mine, theirs] = [await first.credits(), await second.credits()];
  expect(mine.balance).toBeLessThan(25);
  expect(theirs.balance).toBe(mine.balance);
  await server.expectCleanLedger();
});

test('a brand profile that staff makes twice with one key for a user is one', async () => {
  await giveRole(server.env.DATABASE_URL, first.id, 'admin');
  const brand = { name: 'Theirs', userId: second.id };
  const make = () => first.fetchJson('POST', '/api/brand-profiles', brand, headers);
  const made = await make();
  expect(made).toMatchObject({ status: 200, body: { id: headers['idempotency-key'], name: 'Theirs' } });
  expect((await make()).body).toEqual(made.body);
});
