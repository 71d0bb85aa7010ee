import type { RunningServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { newAddress, PASSWORD, Visitor } from './visitor';

const COMMON = 'This password is one of the most common. Choose another.';
const OWN = 'A password is more than your name or e-mail address. Choose another.';

let server: RunningServer;
let visitor: Visitor;
let email: string;

beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(() => {
  visitor = new Visitor(server);
  email = newAddress();
});

const refusal = (field: string, message: string) => ({
  status: 400,
  body: { error: 'invalid_input', field, message },
});
/** A common one, one in another case, one with a digit, and two of the account's own. */
const refused = (): [string, string][] => [
  ['password', COMMON],
  ['PassWord1', COMMON],
  ['football1', COMMON],
  [`${email.split('@', 1)[0]}1`, OWN],
  ['AdaKing2026', OWN],
];

test('sign-up refuses common passwords and those of the own name or address, and makes no account', async () => {
  for (const [password, message] of refused())
    expect(await visitor.post('sign-up', { email, password, name: 'Ada King' })).toMatchObject(
      refusal('password', message),
    );
  expect(await visitor.mailTo(email)).toEqual([]);
  expect((await visitor.post('sign-up', { email, password: PASSWORD, name: 'Ada King' })).status).toBe(200);
});

test('a mailed link sets no such password, and is not used up by it', async () => {
  await visitor.post('sign-up', { email, password: PASSWORD, name: 'Ada King' });
  await visitor.post('forgot-password', { email });
  await server.until(async () => (await visitor.resetLinksFor(email)).length > 0, 'A link');
  const [link] = await visitor.resetLinksFor(email);
  for (const [newPassword, message] of refused())
    expect(await visitor.post('reset-password', { ...link, newPassword })).toMatchObject(
      refusal('newPassword', message),
    );
  expect((await visitor.post('reset-password', { ...link, newPassword: 'another password' })).status).toBe(200);
});

test('a change asks for the current password first, then refuses such a new one', async () => {
  await visitor.post('sign-up', { email, password: PASSWORD, name: 'Ada King' });
  const change = (body: object) => visitor.post('me/password', body);
  expect(await change({ currentPassword: 'a guess', newPassword: 'password' })).toMatchObject({
    status: 400,
    body: { field: 'currentPassword' },
  });
  for (const [newPassword, message] of refused())
    expect(await change({ currentPassword: PASSWORD, newPassword })).toMatchObject(refusal('newPassword', message));
  expect((await change({ currentPassword: PASSWORD, newPassword: 'another password' })).status).toBe(200);
});
