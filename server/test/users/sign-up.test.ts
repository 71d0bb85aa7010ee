import type { RunningServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { newAddress, PASSWORD, Visitor } from './visitor';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

test('a new account is signed in, unverified, and has its code in the outbox', async () => {
  const email = newAddress();
  const visitor = new Visitor(server);
  const { status, body } = await visitor.post('sign-up', { email: ` ${email.toUpperCase()} `, password: PASSWORD });
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ email, isEmailVerified: false, roles: ['user'], name: email.split('@')[0] });
  expect((await visitor.me()).body).toEqual({ user: body.user });

  const code = await visitor.codeFor(email);
  const verified = await visitor.post('verify-email-code', { email, code });
  expect(verified).toMatchObject({ status: 200, body: { success: true, user: { isEmailVerified: true } } });
  expect((await visitor.me()).body.user?.isEmailVerified).toBe(true);
  expect((await visitor.send('GET', '/api/credits/balance')).body).toEqual({ balance: 25, held: 0 });
});

test('the name is kept as given; mass assignment: no field sets a role or verifies an address', async () => {
  const extra = { role: 'admin', roles: ['admin'], emailVerified: true, isEmailVerified: true };
  const account = { email: newAddress(), password: PASSWORD, name: '  Ada <b>L</b>  ', ...extra };
  const { body } = await new Visitor(server).post('sign-up', account);
  expect(body.user).toMatchObject({ name: 'Ada <b>L</b>', roles: ['user'], isEmailVerified: false });
});

test('an address has one account, also for concurrent sign-ups', async () => {
  const account = { email: newAddress(), password: PASSWORD };
  const race = await Promise.all([1, 2, 3, 4].map(() => new Visitor(server).post('sign-up', account)));
  expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);

  const late = await new Visitor(server).post('sign-up', { ...account, email: account.email.toUpperCase() });
  expect(late).toMatchObject({
    status: 409,
    body: {
      error: 'email_taken',
      field: 'email',
      message: 'An account with this e-mail address exists. Sign in instead.',
    },
  });
});

test.each([
  ['email', { password: PASSWORD }],
  ['email', { email: 'nobody', password: PASSWORD }],
  ['email', { email: `${'a'.repeat(250)}@b.co`, password: PASSWORD }],
  ['password', { email: 'a@b.co' }],
  ['password', { email: 'a@b.co', password: '1234567' }],
  ['password', { email: 'a@b.co', password: 'x'.repeat(129) }],
  ['name', { email: 'a@b.co', password: PASSWORD, name: 'x'.repeat(81) }],
])('an invalid %s is refused with the field named', async (field, body) => {
  const answer = await new Visitor(server).post('sign-up', body);
  expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_input', field, message: expect.any(String) } });
});
