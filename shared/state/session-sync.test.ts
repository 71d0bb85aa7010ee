import { createStore } from 'jotai/vanilla';
import { signUp as signUpCall } from '../contracts/credentials';
import { me, signOut as signOutCall, type User } from '../contracts/users';
import { type FakeApi, fakeApi } from '../testing/fake-api';
import { installFakeChannel } from '../testing/fake-channel';
import { initializeSession, sessionAtom, signOut, signUp } from './session';
import { syncSession } from './session-sync';

const user = { id: 'u1', email: 'a@example.com' } as User;
const body = { email: user.email, password: 'a long password' };
const stops: (() => void)[] = [];
let api: FakeApi;

function openTab() {
  const store = createStore();
  const leave = jest.fn();
  stops.push(syncSession(store, leave));
  const until = (status: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (store.get(sessionAtom).status !== status) return;
        stop();
        resolve();
      };
      const stop = store.sub(sessionAtom, look);
      look();
    });
  return { store, leave, until };
}

/** Waits until every posted message was delivered. */
async function heard() {
  const [one, two] = [new BroadcastChannel('flint:session'), new BroadcastChannel('flint:session')];
  await new Promise((resolve) => {
    two.onmessage = resolve;
    one.postMessage({ userId: 'u1' });
  });
  one.close();
  two.close();
}

beforeEach(() => {
  installFakeChannel();
  api = fakeApi()
    .answer(signUpCall, { body: { user } })
    .answer(signOutCall, { body: { success: true } })
    .answer(me, { body: { user } });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('signing out in one tab signs out the others', async () => {
  const [one, two] = [openTab(), openTab()];
  await signUp(one.store, body);
  await initializeSession(two.store);
  api.answer(me, { status: 401 });
  await signOut(one.store);
  await two.until('unauthenticated');
  expect(two.leave).not.toHaveBeenCalled();
});

test('a signed-out tab notices a sign-in elsewhere', async () => {
  const [one, two] = [openTab(), openTab()];
  api.answer(me, { status: 401 });
  await initializeSession(two.store);
  api.answer(me, { body: { user } });
  await signUp(one.store, body);
  await two.until('authenticated');
});

test('a page leaves when another user signs in elsewhere, and stays for the same user', async () => {
  const [one, two] = [openTab(), openTab()];
  await initializeSession(two.store);
  await signUp(one.store, body);
  await heard();
  expect(two.leave).not.toHaveBeenCalled();
  api.answer(signUpCall, { body: { user: { ...user, id: 'u2' } } });
  await signUp(one.store, body);
  await heard();
  expect(two.leave).toHaveBeenCalledTimes(1);
});
