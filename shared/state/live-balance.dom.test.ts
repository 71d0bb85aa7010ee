import { type Atom, createStore } from 'jotai/vanilla';
import { followRuns } from '../api/follow-runs';
import { signUp as signUpCall } from '../contracts/credentials';
import { type Balance, creditsBalance } from '../contracts/credits';
import { listRuns, type RunsEvent } from '../contracts/runs';
import type { User } from '../contracts/users';
import { type FakeApi, fakeApi } from '../testing/fake-api';
import { installFakeChannel } from '../testing/fake-channel';
import { creditsAtom, fetchBalance } from './credits';
import { syncCredits } from './credits-sync';
import { runsAtom } from './runs';
import { syncRuns } from './runs-sync';
import { signUp } from './session';

jest.mock('../api/follow-runs');

const user = { id: 'u1', email: 'a@example.com' } as User;
const stops: (() => void)[] = [];
let api: FakeApi;
let say: (event: RunsEvent) => void;

type Store = ReturnType<typeof createStore>;

async function openTab(): Promise<Store> {
  const store = createStore();
  await signUp(store, { email: user.email, password: 'a long password' });
  stops.push(syncCredits(store), syncRuns(store));
  await when(store, runsAtom, ({ runs }) => runs !== null);
  return store;
}

/** Waits until an atom's value fits. */
function when<T>(store: Store, of: Atom<T>, fits: (value: T) => boolean) {
  return new Promise<void>((resolve) => {
    const look = () => {
      if (!fits(store.get(of))) return;
      stop();
      resolve();
    };
    const stop = store.sub(of, look);
    look();
  });
}

beforeEach(() => {
  installFakeChannel();
  jest.mocked(followRuns).mockImplementation((onEvent, signal) => {
    say = onEvent;
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  api = fakeApi()
    .answer(signUpCall, { body: { user } })
    .answer(listRuns, { body: { runs: [] } })
    .answer(creditsBalance, { body: { balance: 25, held: 0 } });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const balanceIn = (store: Store) => store.get(creditsAtom).balance;

test('a balance that the stream brings is shown in every tab, and no read is made for it', async () => {
  const [one, two] = [await openTab(), await openTab()];
  const shared = when(two, creditsAtom, ({ balance }) => balance === 125);
  say({ runs: [], credits: { balance: 125, held: 0 } });
  expect(balanceIn(one) ?? balanceIn(two)).toBe(125);
  await shared;
  await Promise.all([fetchBalance(one), fetchBalance(two)]);
  expect([balanceIn(one), balanceIn(two)]).toEqual([125, 125]);
  expect(api.sentTo(creditsBalance)).toHaveLength(0);
});

test('an answer of a read that began before does not take a told balance back', async () => {
  let answer: (body: { body: Balance }) => void = () => undefined;
  api.answer(creditsBalance, () => new Promise((resolve) => (answer = resolve)));
  const store = await openTab();
  const read = fetchBalance(store);
  say({ runs: [], credits: { balance: 125, held: 0 } });
  answer({ body: { balance: 25, held: 0 } });
  await read;
  expect(balanceIn(store)).toBe(125);
});
