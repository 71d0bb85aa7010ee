import { addressKey } from '../../src/features/users/address-key';
import { query } from '../support/query';
import type { RunningServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { type Answer, anotherCode, newAddress, PASSWORD, Visitor } from './visitor';

let server: RunningServer;
let visitor: Visitor;
let email: string;

beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  visitor = new Visitor(server);
  email = newAddress();
  await visitor.post('sign-up', { email, password: PASSWORD });
});

/** Ends the pause between two codes for an address, as a minute would. */
const passMinute = (address: string) =>
  query(server.env.DATABASE_URL, 'delete from rate_limit where key = $1', [`code-cooldown:${addressKey(address)}`]);
const seen = ({ status, body: { retryAfterSeconds, requestId, ...body } }: Answer) => ({ status, ...body });

async function askAgain(address: string, times: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < times; at++) {
    await passMinute(address);
    answers.push(await new Visitor(server).post('resend-verification', { email: address }));
  }
  return answers;
}

test('a mailbox gets at most five mails an hour, over all calls and clients', async () => {
  const answers = await askAgain(email, 4);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const [refused] = await askAgain(email, 1);
  expect(refused?.status).toBe(429);
  expect(refused?.body.message).toMatch(
    /^This address was mailed too often in the last hour\. Try again in \d+ minutes\.$/,
  );
  expect((await new Visitor(server).post('forgot-password', { email })).status).toBe(429);
  expect(await visitor.mailTo(email)).toHaveLength(5);
});

test('enumeration: the sixth request for an unknown address is answered like that for a known one', async () => {
  const unknown = newAddress();
  await askAgain(email, 4);
  await askAgain(unknown, 5);
  const [known, other] = [await askAgain(email, 1), await askAgain(unknown, 1)].map(([answer]) => answer as Answer);
  expect(seen(other as Answer)).toEqual(seen(known as Answer));
  expect(await visitor.mailTo(unknown)).toEqual([]);
});

test('brute force: ten wrong codes a day end it, new codes or not, and the owner is mailed once', async () => {
  const verify = (code: string) => new Visitor(server).post('verify-email-code', { email, code });
  for (let round = 0; round < 2; round++) {
    const code = await visitor.codeFor(email);
    for (let at = 0; at < 5; at++) expect((await verify(anotherCode(code))).status).toBe(400);
    await askAgain(email, 1);
  }
  const right = await visitor.codeFor(email);
  const refused = await verify(right);
  expect(refused.status).toBe(429);
  expect(refused.body.message).toMatch(
    /^Too many codes were tried for this address today\. Try again in 2[34] hours\.$/,
  );
  await verify(right);
  const warnings = async () =>
    (await visitor.mailTo(email)).filter(
      ({ subject }) => subject === 'Wrong codes were entered for your Flint account',
    );
  await server.until(async () => (await warnings()).length > 0, 'The warning');
  expect(await warnings()).toHaveLength(1);
});

test('a right code forgets the wrong ones before', async () => {
  const code = await visitor.codeFor(email);
  for (let at = 0; at < 4; at++) await visitor.post('verify-email-code', { email, code: anotherCode(code) });
  expect((await visitor.post('verify-email-code', { email, code })).status).toBe(200);
  const key = `mailbox-tries:${addressKey(email)}`;
  expect(await query(server.env.DATABASE_URL, 'select points from rate_limit where key = $1', [key])).toEqual([]);
});
