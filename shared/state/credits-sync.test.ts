import { createStore } from 'jotai/vanilla';
import { emit } from '../api/bus';
import { creditsBalance } from '../contracts/credits';
import { signOut as signOutCall, signUp as signUpCall, type User } from '../contracts/users';
import { type FakeApi, fakeApi } from '../testing/fake-api';
import { installFakeChannel } from '../testing/fake-channel';
import { creditsAtom, fetchBalance, seedCredits } from './credits';
import { syncCredits } from './credits-sync';
import { signOut, signUp } from './session';

const user = { id: 'u1', email: 'a@example.com' } as User;
const stops: (() => void)[] = [];
let api: FakeApi;

/** A tab with somebody signed in. */
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

test('what one tab is told the other shows without asking', async () => {
  const [one, two] = [await openTab(), await openTab()];
  const changed = change(two);
  await fetchBalance(one);
  await changed;
  expect(balanceIn(two)).toBe(25);
  expect(api.sentTo(creditsBalance)).toHaveLength(1);
});

test('a tab of another user shows nothing of it', async () => {
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

test('changed credits show at once and are read again, fresh or not', async () => {
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

test('signing out forgets the balance', async () => {
  api.answer(signOutCall, { body: { success: true } });
  const store = await openTab();
  await fetchBalance(store);
  await signOut(store);
  expect(balanceIn(store)).toBeNull();
});

test('the balance the page came with is shown until the server is asked', async () => {
  const store = await openTab();
  seedCredits(store, 'u1', 12);
  expect(balanceIn(store)).toBe(12);
  await fetchBalance(store);
  expect(balanceIn(store)).toBe(25);
});
