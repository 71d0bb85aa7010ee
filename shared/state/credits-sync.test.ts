import { createStore } from 'jotai/vanilla';
import { emit } from '../api/bus';
import { signUp as signUpCall } from '../contracts/credentials';
import { creditsBalance } from '../contracts/credits';
import { signOut as signOutCall, type User } from '../contracts/users';
import { type FakeApi, fakeApi } from '../testing/fake-api';
import { installFakeChannel } from '../testing/fake-channel';
import { creditsAtom, fetchBalance, seedCredits } from './credits';
import { syncCredits } from './credits-sync';
import { signOut, signUp } from './session';

const user = { id: 'u1', email: 'a@example.com' } as User;
const stops: (() => void)[] = [];
let api: FakeApi;

/** Opens a tab with a signed-in user. */
async function openTab() {
  const store = createStore();
  await signUp(store, { email: user.email, password: 'a long password' });
  stops.push(syncCredits(store));
  return store;
}

const balanceIn = (store: ReturnType<typeof createStore>) => store.get(creditsAtom).balance;
const change = (store: ReturnType<typeof createStore>) =>
  new Promise<void>((resolve) => {
    const stop = store.sub(creditsAtom, () => {
      stop();
      resolve();
    });
  });

beforeEach(() => {
  installFakeChannel();
  api = fakeApi()
    .answer(signUpCall, { body: { user } })
    .answer(creditsBalance, { body: { balance: 25, held: 0 } });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('a balance that one tab fetched is shown by the other tabs without a request', async () => {
  const [one, two] = [await openTab(), await openTab()];
  const changed = change(two);
  await fetchBalance(one);
  await changed;
  expect(balanceIn(two)).toBe(25);
  expect(api.sentTo(creditsBalance)).toHaveLength(1);
});

test('a tab of another user ignores the balance', async () => {
  const one = await openTab();
  api.answer(signUpCall, { body: { user: { ...user, id: 'u2' } } });
  const other = await openTab();
  const [channel, heard] = [new BroadcastChannel('flint:credits'), [] as unknown[]];
  const told = new Promise<void>((resolve) => {
    channel.onmessage = ({ data }) => {
      heard.push(data);
      resolve();
    };
  });
  stops.push(() => channel.close());
  await fetchBalance(one);
  await told;
  expect(heard).toHaveLength(1);
  expect(balanceIn(other)).toBeNull();
});

test('creditsChanged shows the new balance at once and reads it again, fresh or not', async () => {
  const store = await openTab();
  await fetchBalance(store);
  api.answer(creditsBalance, { body: { balance: 20, held: 1 } });
  const shown: (number | null)[] = [];
  store.sub(creditsAtom, () => shown.push(balanceIn(store)));
  emit('creditsChanged', { balance: 21 });
  expect(shown[0]).toBe(21);
  while (balanceIn(store) !== 20) await change(store);
  expect(store.get(creditsAtom).held).toBe(1);
});

test('signing out clears the balance', async () => {
  api.answer(signOutCall, { body: { success: true } });
  const store = await openTab();
  await fetchBalance(store);
  await signOut(store);
  expect(balanceIn(store)).toBeNull();
});

test('the boot data’s balance is shown until the server answers', async () => {
  const store = await openTab();
  seedCredits(store, 'u1', 12);
  expect(balanceIn(store)).toBe(12);
  await fetchBalance(store);
  expect(balanceIn(store)).toBe(25);
});
