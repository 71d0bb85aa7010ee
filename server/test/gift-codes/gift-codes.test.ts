import { randomUUID } from 'node:crypto';
import { query } from '../support/query';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { giveRole } from '../support/steward';

let server: RunningServer;
let staff: TestClient;
beforeAll(async () => {
  server = await sharedServer();
  staff = await server.signUpVerified();
  await giveRole(server.env.DATABASE_URL, staff.id, 'admin');
});
afterAll(async () => {
  await server.expectCleanLedger();
});

const rows = (text: string, values: unknown[] = []) => query(server.env.DATABASE_URL, text, values);
const WISH = { campaign: 'Launch week', credits: 50, uses: 1, count: 1, creditDays: 30 };

interface Created {
  readonly secrets: string[];
  readonly codes: { id: string; hint: string; state: string }[];
}
const create = (change: object = {}, key: string = randomUUID(), by = staff) =>
  by.fetchJson('POST', '/api/staff/gift-codes', { ...WISH, ...change }, { 'idempotency-key': key });
const made = async (change: object = {}): Promise<{ code: string; id: string }> => {
  const { status, body } = await create(change);
  expect(status).toBe(200);
  const { secrets, codes } = body as Created;
  return { code: secrets[0] ?? '', id: codes[0]?.id ?? '' };
};
const redeem = (user: TestClient, code: string) => user.fetchJson('POST', '/api/credits/redeem', { code });
const people = (count: number) => Promise.all(Array.from({ length: count }, () => server.signUpVerified()));

test('a code is told once, redeemed however it is typed, and stands in the statement with its end', async () => {
  const [user] = await people(1);
  const key = randomUUID();
  const { body } = await create({ count: 2 }, key);
  const { secrets, codes } = body as Created;
  expect(new Set(secrets).size).toBe(2);
  expect(secrets[0]).toMatch(/^([2-9A-Z]{5}-){3}[2-9A-Z]{5}$/);
  expect(await create({ count: 2 }, key)).toMatchObject({ status: 409 });
  const list = JSON.stringify((await staff.fetchJson('GET', '/api/staff/gift-codes')).body);
  expect(list).toContain(codes[0]?.hint);
  const kept = JSON.stringify(await rows('select * from gift_code'));
  for (const secret of secrets)
    for (const text of [list, kept])
      expect([text.includes(secret), text.includes(secret.slice(0, 11))]).toEqual([false, false]);

  const typed = ` ${secrets[0]?.toLowerCase().replaceAll('-', ' ')} `;
  const answer = await redeem(user as TestClient, typed);
  expect(answer).toMatchObject({ status: 200, body: { added: true, credits: 50, balance: 75 } });
  const { creditsExpireAt } = answer.body as { creditsExpireAt: string };
  expect(
    await rows('select expires_at from ledger_lot where user_id = $1 and not paid and amount = 50', [user?.id]),
  ).toEqual([{ expires_at: new Date(creditsExpireAt) }]);
  const statement = await user?.fetchJson('GET', '/api/credits/statement?limit=1');
  expect(statement?.body).toMatchObject({
    rows: [{ type: 'gift', description: 'Gift code: Launch week', amount: 50, balanceAfter: 75 }],
  });
  expect((await user?.fetchJson('GET', '/api/credits/transactions'))?.body).toMatchObject({
    transactions: [{ type: 'gift' }, { type: 'starter' }],
  });
});

test('users race for the last uses: exactly that many get the credits', async () => {
  const { code, id } = await made({ uses: 3 });
  const users = await people(8);
  const answers = await Promise.all(users.map((user) => redeem(user, code)));
  const given = answers.filter(({ status }) => status === 200);
  expect(given).toHaveLength(3);
  for (const { status, body } of answers.filter((each) => each.status !== 200))
    expect([status, body]).toEqual([409, expect.objectContaining({ message: expect.stringContaining('as often') })]);
  const balances = await Promise.all(users.map((user) => user.balance()));
  expect(balances.filter((balance) => balance === 75)).toHaveLength(3);
  expect(await rows('select used from gift_code where id = $1', [id])).toEqual([{ used: 3 }]);
  const { body } = await staff.fetchJson('GET', '/api/staff/gift-codes');
  expect((body as Created).codes.find((each) => each.id === id)).toMatchObject({ state: 'used_up' });
});

test('one user who redeems at once and again gets the credits once, and is told so', async () => {
  const [user] = (await people(1)) as [TestClient];
  const { code } = await made({ uses: 5 });
  const answers = await Promise.all([1, 2, 3].map(() => redeem(user, code)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.filter(({ body }) => (body as { added: boolean }).added)).toHaveLength(1);
  expect(await redeem(user, code)).toMatchObject({ status: 200, body: { added: false, credits: 50, balance: 75 } });
});

test('a code that has ended says why', async () => {
  const [user] = (await people(1)) as [TestClient];
  const [disabled, over] = [await made(), await made({ lastDay: '2999-12-31' })];
  await rows(`update gift_code set expires_at = '2026-01-02T23:59:59Z' where id = $1`, [over.id]);
  const end = () => staff.fetchJson('POST', `/api/staff/gift-codes/${disabled.id}/disable`);
  expect((await end()).body).toMatchObject({ code: { state: 'disabled' } });
  expect((await end()).body).toMatchObject({ code: { state: 'disabled' } });
  expect(await redeem(user, disabled.code)).toMatchObject({
    ...{ status: 409, body: { message: 'This code was ended by us and no longer works.', field: 'code' } },
  });
  expect(await redeem(user, over.code)).toMatchObject({
    ...{ status: 409, body: { message: 'This code ended on 2026-01-02.' } },
  });
  expect(await user.balance()).toBe(25);
  const audited = await rows('select action from audit where actor = $1 and target = $2', [staff.id, disabled.id]);
  expect(audited).toEqual([{ action: 'gift.disable' }]);
});

test('guessing is limited per user, and codes that exist are no guesses', async () => {
  const [user] = (await people(1)) as [TestClient];
  const [first, second] = [await made(), await made()];
  for (let guess = 0; guess < 9; guess++) {
    expect((await redeem(user, `22222-22222-22222-${33333 + guess}`)).status).toBe(404);
    if (guess === 4) expect((await redeem(user, first.code)).status).toBe(200);
  }
  expect((await redeem(user, 'AAAAA')).status).toBe(404);
  const refused = await redeem(user, second.code);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect(await user.balance()).toBe(75);
});

test.each<[string, object, string]>([
  ['no credits', { credits: 0 }, 'credits'],
  ['a part of a credit', { credits: 1.5 }, 'credits'],
  ['too many credits', { credits: 10_001 }, 'credits'],
  ['nobody', { uses: 0 }, 'uses'],
  ['too many codes', { count: 101 }, 'count'],
  ['no campaign', { campaign: ' ' }, 'campaign'],
  ['a day that does not exist', { lastDay: '2999-02-30' }, 'lastDay'],
  ['a day that is over', { lastDay: '2020-01-01' }, 'lastDay'],
  ['a life of no day', { creditDays: 0 }, 'creditDays'],
])('a code for %s is refused at its field', async (_what, change, field) => {
  expect(await create(change)).toMatchObject({ status: 400, body: { field } });
});

test('only staff creates, lists and ends codes; who is signed out or unverified redeems none', async () => {
  const [user] = (await people(1)) as [TestClient];
  const { id, code } = await made();
  expect((await create({}, randomUUID(), user)).status).toBe(403);
  expect((await user.fetchJson('GET', '/api/staff/gift-codes')).status).toBe(403);
  expect((await user.fetchJson('POST', `/api/staff/gift-codes/${id}/disable`)).status).toBe(403);
  expect((await staff.fetchJson('POST', `/api/staff/gift-codes/${randomUUID()}/disable`)).status).toBe(404);
  const stranger = server.client();
  expect((await create({}, randomUUID(), stranger)).status).toBe(401);
  expect((await redeem(stranger, code)).status).toBe(401);
  expect((await redeem(await server.signUp(), code)).status).toBe(403);
});
