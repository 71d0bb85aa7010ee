import { query } from '../support/query';
import { startServer, type TestServer } from '../support/server';
import { passTwoSeconds, stillClock } from '../support/still-clock';
import { type Answer, newAddress, PASSWORD, Visitor } from './visitor';

const FREE = 5;
const OWN_FREE = 10;
const OF_A_NETWORK = 100;

let server: TestServer;
let owner: Visitor;
let email: string;
let net = 0;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1,::1', ...stillClock() });
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = new Visitor(server);
  email = newAddress();
  await owner.post('sign-up', { email, password: PASSWORD }, from(elsewhere()));
  await owner.post('sign-out', {});
});

const from = (ip: string) => ({ 'x-forwarded-for': ip });
/** An address of a network that no other test uses. */
const elsewhere = (host = 7) => `10.1.${net++}.${host}`;
const signIn = (visitor: Visitor, ip: string, password = PASSWORD, address = email) =>
  visitor.post('sign-in', { email: address, password }, from(ip));

async function guess(times: number, ip: string, address = email): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < times; at++) answers.push(await signIn(new Visitor(server), ip, 'a guess', address));
  return answers;
}
/** Ends a pause, as time would. */
const passTime = () => query(server.env.DATABASE_URL, "delete from rate_limit where key like 'sign-in%-pause:%'");
const statuses = (answers: Answer[]) => answers.map(({ status }) => status);
const seen = ({ status, body: { requestId, ...body } }: Answer) => ({ status, ...body });

test('wrong passwords from elsewhere do not keep the owner out: not on a known device, not on a new one', async () => {
  expect(statuses(await guess(8, elsewhere()))).toContain(429);
  expect((await signIn(owner, elsewhere())).status).toBe(200);
  expect((await signIn(new Visitor(server), elsewhere())).status).toBe(200);
});

test('a known device keeps its allowance in the network the guesses come from', async () => {
  const ip = elsewhere();
  await guess(8, ip);
  expect((await signIn(new Visitor(server), ip)).status).toBe(429);
  expect((await signIn(owner, ip)).status).toBe(200);
});

test('after the free attempts each failure is followed by a longer delay, known address or not', async () => {
  const delays = async (address: string) => {
    const ip = elsewhere();
    expect(statuses(await guess(FREE + 1, ip, address))).toEqual(Array(FREE + 1).fill(401));
    const refused: Answer[] = [];
    for (let at = 0; at < 4; at++) {
      const [answer] = await guess(1, ip, address);
      refused.push(answer as Answer);
      expect(Number(answer?.headers.get('retry-after'))).toBe(answer?.body.retryAfterSeconds);
      await passTime();
      expect(statuses(await guess(1, ip, address))).toEqual([401]);
    }
    return refused;
  };
  const known = await delays(email);
  expect(known.map(({ body }) => body.retryAfterSeconds)).toEqual([2, 4, 8, 16]);
  expect(known[0]?.body).toMatchObject({
    error: 'rate_limited',
    message: 'Too many failed sign-ins for this address. Try again in 2 seconds.',
  });
  expect((await delays(newAddress())).map(seen)).toEqual(known.map(seen));
});

test('a refused attempt does not prolong the delay, and a right password after it is let in', async () => {
  const ip = elsewhere();
  await guess(FREE + 1, ip);
  const visitor = new Visitor(server);
  for (let at = 0; at < 3; at++) expect((await signIn(visitor, ip)).body.retryAfterSeconds).toBe(2);
  await passTwoSeconds(server);
  expect((await signIn(visitor, ip)).status).toBe(200);
});

test('concurrent guesses: one passes after the free ones', async () => {
  const ip = elsewhere();
  const race = await Promise.all(Array.from({ length: 10 }, () => signIn(new Visitor(server), ip, 'a guess')));
  expect(race.filter(({ status }) => status === 401)).toHaveLength(FREE + 1);
});

test('the addresses of one network share their allowance', async () => {
  const ips = [elsewhere(1), elsewhere(1)].flatMap((ip) => [ip, ip.replace(/1$/, '2')]);
  await guess(FREE + 1, ips[0] ?? '');
  expect(statuses(await guess(1, ips[1] ?? ''))).toEqual([429]);
  expect(statuses(await guess(1, ips[2] ?? ''))).toEqual([401]);
  await guess(FREE + 1, '2001:db8:0:7::1');
  expect(statuses(await guess(1, '2001:db8:0:7:ffff::2'))).toEqual([429]);
  expect(statuses(await guess(1, '2001:db8:0:8::1'))).toEqual([401]);
});

test('credential stuffing: a network may get only so many accounts wrong, and its known devices sign in', async () => {
  const subnet = elsewhere().replace(/\.\d+$/, '');
  const stuff = (at: number) => guess(1, `${subnet}.${1 + at}`, newAddress());
  expect(statuses(await stuff(0))).toEqual([401]);
  // What the network got wrong in this hour, all but the last.
  await query(server.env.DATABASE_URL, 'update rate_limit set points = $1 where key = $2', [
    OF_A_NETWORK,
    `sign-in-network:${subnet}.0`,
  ]);
  expect(statuses(await stuff(1))).toEqual([401]);
  const [refused] = await stuff(2);
  expect(refused?.body).toMatchObject({ error: 'rate_limited', retryAfterSeconds: 2 });
  expect(refused?.body.message).toBe('Too many failed sign-ins from your network. Try again in 2 seconds.');
  expect((await signIn(owner, `${subnet}.9`)).status).toBe(200);
});

test('a known device has an allowance of its own, for its own account alone', async () => {
  const wrong = async (ip: string, address = email) => (await signIn(owner, ip, 'a guess', address)).status;
  for (let at = 0; at <= OWN_FREE; at++) expect(await wrong(elsewhere())).toBe(401);
  expect(await wrong(elsewhere())).toBe(429);
  expect((await signIn(new Visitor(server), elsewhere())).status).toBe(200);

  const [ip, other] = [elsewhere(), newAddress()];
  for (let at = 0; at <= FREE; at++) await wrong(ip, other);
  expect(await wrong(ip, other)).toBe(429);
});

test('a device from before a new password is not known, and the one that set it by the mailed link is', async () => {
  const [ip, home] = [elsewhere(), elsewhere()];
  const reader = new Visitor(server);
  await reader.post('forgot-password', { email }, from(home));
  await server.until(async () => (await reader.resetLinksFor(email)).length > 0, 'A link');
  const [link] = await reader.resetLinksFor(email);
  await passTwoSeconds(server);
  await reader.post('reset-password', { ...link, newPassword: `${PASSWORD} 2` }, from(home));

  await guess(FREE + 1, ip);
  expect((await signIn(owner, ip, `${PASSWORD} 2`)).status).toBe(429);
  expect((await signIn(reader, ip, `${PASSWORD} 2`)).status).toBe(200);
});

test('a made-up device cookie is no known device', async () => {
  const ip = elsewhere();
  await guess(FREE + 1, ip);
  const cookie = owner.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const forged = await new Visitor(server).post('sign-in', { email, password: PASSWORD }, { ...from(ip), cookie });
  expect(forged.status).toBe(429);
});

test('wrong current passwords in one session do not keep another from changing the password', async () => {
  const [thief, visitor] = [new Visitor(server), new Visitor(server)];
  await signIn(thief, elsewhere());
  await signIn(visitor, elsewhere());
  const change = (by: Visitor, currentPassword: string) =>
    by.send('POST', '/api/users/me/password', {
      body: JSON.stringify({ currentPassword, newPassword: 'a new long password', endOtherSessions: true }),
      headers: { 'content-type': 'application/json' },
    });
  for (let at = 0; at < 10; at++) expect((await change(thief, 'a guess')).status).toBe(400);
  expect((await change(thief, PASSWORD)).status).toBe(429);
  expect((await change(visitor, PASSWORD)).status).toBe(200);
  expect((await thief.me()).status).toBe(401);
});
