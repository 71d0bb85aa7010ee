import type { RunningServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { type Answer, newAddress, PASSWORD, Visitor } from './visitor';

const NEW_PASSWORD = 'another long password';

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

async function askForLink(): Promise<{ token: string; email: string }> {
  await new Visitor(server).post('forgot-password', { email });
  const [link] = await visitor.resetLinksFor(email);
  if (!link) throw new Error('no link was mailed');
  return link;
}
const reset = (body: object) => new Visitor(server).post('reset-password', { newPassword: NEW_PASSWORD, ...body });
const signIn = (password: string) => new Visitor(server).post('sign-in', { email, password });
const seen = ({ status, body }: Answer) => ({ status, ...body, requestId: '' });

test('a link sets a new password, ends every session and notifies the owner', async () => {
  const elsewhere = new Visitor(server);
  await elsewhere.post('sign-in', { email, password: PASSWORD });
  const link = await askForLink();
  expect(link.email).toBe(email);
  expect(await reset(link)).toMatchObject({ status: 200, body: { success: true } });

  expect([(await visitor.me()).status, (await elsewhere.me()).status]).toEqual([401, 401]);
  expect([(await signIn(PASSWORD)).status, (await signIn(NEW_PASSWORD)).status]).toEqual([401, 200]);
  expect((await visitor.mailTo(email))[0]?.subject).toBe('Your Flint password was changed');
});

test('a link works once, also concurrently', async () => {
  const link = await askForLink();
  const race = await Promise.all([1, 2, 3].map((n) => reset({ ...link, newPassword: `password number ${n}` })));
  expect(race.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(await reset(link)).toMatchObject({ status: 400, body: { field: 'token' } });
});

test('a link is bound to one address, and trying it with another does not consume it', async () => {
  const link = await askForLink();
  const other = newAddress();
  await new Visitor(server).post('sign-up', { email: other, password: PASSWORD });
  expect((await reset({ ...link, email: other })).status).toBe(400);
  expect((await reset({ ...link, email: newAddress() })).status).toBe(400);
  expect((await reset({ ...link, email: email.toUpperCase() })).status).toBe(200);
});

test('a used link invalidates the older ones of the account', async () => {
  const older = await askForLink();
  const newer = await askForLink();
  expect((await reset(newer)).status).toBe(200);
  expect((await reset({ ...older, newPassword: 'the thief’s password' })).status).toBe(400);
  expect((await signIn(NEW_PASSWORD)).status).toBe(200);
});

test('a refused password does not consume the link', async () => {
  const link = await askForLink();
  expect(await reset({ ...link, newPassword: 'short' })).toMatchObject({ status: 400, body: { field: 'newPassword' } });
  expect((await reset(link)).status).toBe(200);
});

test('enumeration: a request for a link gets the same answer for any address, and mails only accounts', async () => {
  const unknown = newAddress();
  const [a, b] = [
    await visitor.post('forgot-password', { email }),
    await visitor.post('forgot-password', { email: unknown }),
  ];
  expect(seen(a)).toMatchObject({ status: 200, success: true });
  expect(seen(b)).toEqual(seen(a));
  expect(await visitor.mailTo(unknown)).toEqual([]);
});

test('a made-up token is refused', async () => {
  for (const token of ['x', email, 'x'.repeat(256)])
    expect(await reset({ email, token })).toMatchObject({ status: 400, body: { field: 'token' } });
});
