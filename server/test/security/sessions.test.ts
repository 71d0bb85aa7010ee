import type { RunningServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { newAddress, PASSWORD, Visitor } from '../users/visitor';

let server: RunningServer;
let email: string;

beforeAll(async () => {
  server = await sharedServer();
  email = newAddress();
  await new Visitor(server).post('sign-up', { email, password: PASSWORD });
});

const signIn = (visitor: Visitor, headers?: Record<string, string>) =>
  visitor.post('sign-in', { email, password: PASSWORD }, headers);

test('session fixation: sign-in creates a new session, even if the browser sends a session id', async () => {
  const attacker = new Visitor(server);
  await attacker.post('sign-up', { email: newAddress(), password: PASSWORD });
  const planted = attacker.cookie;

  const victim = new Visitor(server);
  expect((await signIn(victim, { cookie: planted })).status).toBe(200);
  expect((await victim.me()).body.user?.email).toBe(email);
  // The planted session id never identifies the victim: it ended when the browser got a new session.
  expect(victim.cookie).not.toBe(planted);
  expect((await attacker.me()).status).toBe(401);
});

test('signing in again in the same browser changes the session id, and the one before ends', async () => {
  const visitor = new Visitor(server);
  await signIn(visitor);
  const first = visitor.cookie;
  await signIn(visitor);
  expect(visitor.cookie).not.toBe(first);
  expect((await visitor.me({ cookie: first })).status).toBe(401);
  expect((await visitor.me()).status).toBe(200);
});

test('session fixation: a made-up session id is invalid, and is not adopted at sign-in', async () => {
  const made = 'flint.session_token=made-up-by-somebody.and-signed-by-nobody';
  const visitor = new Visitor(server);
  expect((await visitor.me({ cookie: made })).status).toBe(401);
  await signIn(visitor, { cookie: made });
  expect(visitor.cookie).not.toContain('made-up-by-somebody');
});
