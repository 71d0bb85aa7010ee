import { createStore } from 'jotai/vanilla';
import { setReporter } from '../api/report';
import * as credentials from '../contracts/credentials';
import * as users from '../contracts/users';
import { type FakeApi, fakeApi } from '../testing/fake-api';
import { initializeSession, sessionAtom, signIn, signOut, signUp, updateUser } from './session';

const user: users.User = {
  id: 'u1',
  email: 'maya@example.com',
  name: 'Maya',
  image: null,
  isEmailVerified: false,
  roles: ['user'],
  createdAt: '2026-11-21T04:00:00.000Z',
};
const body = { email: 'maya@example.com', password: 'a long password' };

let api: FakeApi;
let store: ReturnType<typeof createStore>;
let reports: { error: unknown; context: object }[];
const state = () => store.get(sessionAtom);

beforeEach(() => {
  api = fakeApi();
  store = createStore();
  reports = [];
  setReporter((error, context) => reports.push({ error, context }));
});

test('initialize asks who is signed in', async () => {
  api.answer(users.me, { body: { user } });
  const done = initializeSession(store);
  expect(state().status).toBe('loading');
  await done;
  expect(state()).toMatchObject({ status: 'authenticated', user: { isEmailVerified: false, roles: ['user'] } });
});

test.each([
  { body: { user: null } },
  { status: 401, body: { message: 'Sign in first.', error: 'unauthenticated' } },
  { status: 500, body: { message: 'Down.', error: 'internal' } },
])('the visitor is signed out without a message after %j', async (answer) => {
  api.answer(users.me, answer);
  await initializeSession(store);
  expect(state()).toMatchObject({ status: 'unauthenticated', user: null, error: null });
});

test('sign-in keeps the user, and the tokens in memory', async () => {
  api.answer(credentials.signIn, { body: { user, accessToken: 'a', refreshToken: 'r' } });
  await expect(signIn(store, body)).resolves.toEqual(user);
  expect(state()).toEqual({ user, status: 'authenticated', error: null, accessToken: 'a', refreshToken: 'r' });
  expect(api.sent[0]?.body).toEqual(body);
});

test.each([
  ['signIn', credentials.signIn, signIn, 'Sign in failed'],
  ['signUp', credentials.signUp, signUp, 'Sign up failed'],
] as const)(
  'a failed %s sets the message, throws, and is reported without secrets',
  async (name, call, act, message) => {
    api.answer(call, { status: 400 });
    await expect(act(store, body)).rejects.toThrow(message);
    expect(state()).toMatchObject({ status: 'error', error: message, user: null });
    expect(reports).toEqual([{ error: new Error(message), context: { action: name } }]);
    expect(JSON.stringify(reports)).not.toContain(body.password);
  },
);

test('sign-up signs in', async () => {
  api.answer(credentials.signUp, { body: { user } });
  await signUp(store, body);
  expect(state()).toMatchObject({ status: 'authenticated', user, accessToken: null });
});

test('sign-out clears the user', async () => {
  api.answer(credentials.signUp, { body: { user } }).answer(users.signOut, { body: { success: true } });
  await signUp(store, body);
  await signOut(store);
  expect(state()).toMatchObject({ status: 'unauthenticated', user: null, accessToken: null });
});

test('a failing sign-out warns once and still signs out here', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.answer(credentials.signUp, { body: { user } }).answer(users.signOut, { status: 500 });
  await signUp(store, body);
  await expect(signOut(store)).resolves.toBeUndefined();
  expect(state().status).toBe('unauthenticated');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('a late answer to initialize does not undo a sign-out', async () => {
  let answer = (_: { body: unknown }) => {};
  api.answer(users.me, () => new Promise((resolve) => (answer = resolve)));
  api.answer(users.signOut, { body: { success: true } });
  const initializing = initializeSession(store);
  await signOut(store);
  answer({ body: { user } });
  await initializing;
  expect(state()).toMatchObject({ status: 'unauthenticated', user: null });
});

test('a verified address updates the user', async () => {
  api.answer(credentials.signUp, { body: { user } });
  await signUp(store, body);
  updateUser(store, { ...user, isEmailVerified: true });
  expect(state().user?.isEmailVerified).toBe(true);
});

test('a user stays signed in while the server fails, and not when it answers that there is no session', async () => {
  api.answer(credentials.signUp, { body: { user } }).answer(users.me, new TypeError('away'));
  await signUp(store, body);
  await initializeSession(store);
  expect(state()).toMatchObject({ status: 'authenticated', user });
  api.answer(users.me, { status: 401 });
  await initializeSession(store);
  expect(state()).toMatchObject({ status: 'unauthenticated', user: null });
});
