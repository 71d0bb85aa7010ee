import { createStore } from 'jotai/vanilla';
import { setReporter } from '../api/report';
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

test('AUTH-01 AUTH-05 ENT-07 ENT-08 initialize asks who is signed in', async () => {
  api.answer(users.me, { body: { user } });
  const done = initializeSession(store);
  expect(state().status).toBe('loading');
  await done;
  expect(state()).toMatchObject({ status: 'authenticated', user: { isEmailVerified: false, roles: ['user'] } });
});

test.each([
  ['AUTH-06', { body: { user: null } }],
  ['OPEN-025', { status: 401, body: { message: 'Sign in first.', error: 'unauthenticated' } }],
  ['AUTH-07', { status: 500, body: { message: 'Down.', error: 'internal' } }],
])('%s OPEN-114 nobody is signed in, without a message: %j', async (_, answer) => {
  api.answer(users.me, answer);
  await initializeSession(store);
  expect(state()).toMatchObject({ status: 'unauthenticated', user: null, error: null });
});

test('AUTH-09 ENT-09 sign-in keeps the user, and the tokens in memory', async () => {
  api.answer(users.signIn, { body: { user, accessToken: 'a', refreshToken: 'r' } });
  await expect(signIn(store, body)).resolves.toEqual(user);
  expect(state()).toEqual({ user, status: 'authenticated', error: null, accessToken: 'a', refreshToken: 'r' });
  expect(api.sent[0]?.body).toEqual(body);
});

test.each([
  ['AUTH-11 ERR-044 ERR-059', 'signIn', users.signIn, signIn, 'Sign in failed'],
  ['AUTH-12 ERR-045 ERR-060', 'signUp', users.signUp, signUp, 'Sign up failed'],
] as const)('%s a failed %s says so, throws and is reported without secrets', async (_, name, call, act, message) => {
  api.answer(call, { status: 400 });
  await expect(act(store, body)).rejects.toThrow(message);
  expect(state()).toMatchObject({ status: 'error', error: message, user: null });
  expect(reports).toEqual([{ error: new Error(message), context: { action: name } }]);
  expect(JSON.stringify(reports)).not.toContain(body.password);
});

test('AUTH-10 sign-up signs in', async () => {
  api.answer(users.signUp, { body: { user } });
  await signUp(store, body);
  expect(state()).toMatchObject({ status: 'authenticated', user, accessToken: null });
});

test('AUTH-13 sign-out clears the user', async () => {
  api.answer(users.signUp, { body: { user } }).answer(users.signOut, { body: { success: true } });
  await signUp(store, body);
  await signOut(store);
  expect(state()).toMatchObject({ status: 'unauthenticated', user: null, accessToken: null });
});

test('AUTH-14 OPEN-049 a failing sign-out warns once and signs out all the same', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.answer(users.signUp, { body: { user } }).answer(users.signOut, { status: 500 });
  await signUp(store, body);
  await expect(signOut(store)).resolves.toBeUndefined();
  expect(state().status).toBe('unauthenticated');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('OPEN-110 a late answer to initialize does not undo a sign-out', async () => {
  let answer = (_: { body: unknown }) => {};
  api.answer(users.me, () => new Promise((resolve) => (answer = resolve)));
  api.answer(users.signOut, { body: { success: true } });
  const initializing = initializeSession(store);
  await signOut(store);
  answer({ body: { user } });
  await initializing;
  expect(state()).toMatchObject({ status: 'unauthenticated', user: null });
});

test('a verified address is taken over', async () => {
  api.answer(users.signUp, { body: { user } });
  await signUp(store, body);
  updateUser(store, { ...user, isEmailVerified: true });
  expect(state().user?.isEmailVerified).toBe(true);
});

test('somebody signed in stays so while the server cannot say, and not when it says nobody is', async () => {
  api.answer(users.signUp, { body: { user } }).answer(users.me, new TypeError('away'));
  await signUp(store, body);
  await initializeSession(store);
  expect(state()).toMatchObject({ status: 'authenticated', user });
  api.answer(users.me, { status: 401 });
  await initializeSession(store);
  expect(state()).toMatchObject({ status: 'unauthenticated', user: null });
});
