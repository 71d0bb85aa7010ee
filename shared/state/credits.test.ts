import { createStore } from 'jotai/vanilla';
import { signUp as signUpCall } from '../contracts/credentials';
import {
  BALANCE_CACHE_MS,
  creditsBalance,
  creditsCosts,
  creditsTransactions,
  TRANSACTION_LIMIT,
} from '../contracts/credits';
import type { User } from '../contracts/users';
import { type FakeApi, fakeApi } from '../testing/fake-api';
import { creditsAtom, deductCredits, fetchBalance, fetchCosts, fetchTransactions, invalidateCredits } from './credits';
import { signUp } from './session';

const user = { id: 'u1', email: 'a@example.com' } as User;

let api: FakeApi;
let store: ReturnType<typeof createStore>;
let now = 1_000_000;
const asked = () => api.sentTo(creditsBalance).length;

beforeEach(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  store = createStore();
  api = fakeApi()
    .answer(signUpCall, { body: { user } })
    .answer(creditsBalance, { body: { balance: 25, held: 2 } });
  await signUp(store, { email: user.email, password: 'a long password' });
});
afterEach(() => jest.restoreAllMocks());

test('the server’s balance is shown, with the held credits', async () => {
  await fetchBalance(store);
  expect(store.get(creditsAtom)).toMatchObject({ balance: 25, held: 2, userId: 'u1', loading: false, error: null });
});

test('a balance is fetched again after 30000 ms, not after 29999', async () => {
  await fetchBalance(store);
  now += 29_999;
  await fetchBalance(store);
  expect(asked()).toBe(1);
  now += 1;
  await fetchBalance(store);
  expect(asked()).toBe(2);
  expect(BALANCE_CACHE_MS).toBe(30_000);
});

test('concurrent reads share one request', async () => {
  await Promise.all([fetchBalance(store), fetchBalance(store)]);
  expect(asked()).toBe(1);
});

test('force fetches within 30 s', async () => {
  await fetchBalance(store);
  await fetchBalance(store, { force: true });
  expect(asked()).toBe(2);
});

test('the next read after invalidate fetches', async () => {
  await fetchBalance(store);
  invalidateCredits(store);
  await fetchBalance(store);
  expect(asked()).toBe(2);
});

test('a fresh balance of another user does not count', async () => {
  await fetchBalance(store);
  api.answer(signUpCall, { body: { user: { ...user, id: 'u2' } } });
  await signUp(store, { email: 'b@example.com', password: 'a long password' });
  await fetchBalance(store);
  expect(asked()).toBe(2);
  expect(store.get(creditsAtom).userId).toBe('u2');
});

test('only the newer of two reads is shown', async () => {
  const answers: ((answer: { body: unknown }) => void)[] = [];
  api.answer(creditsBalance, () => new Promise((resolve) => answers.push(resolve)));
  const both = [fetchBalance(store), fetchBalance(store, { force: true })];
  answers[1]?.({ body: { balance: 7, held: 0 } });
  answers[0]?.({ body: { balance: 9, held: 0 } });
  await Promise.all(both);
  expect(store.get(creditsAtom)).toMatchObject({ balance: 7, loading: false });
});

test('a deduction shows at once, and the server’s balance replaces it', async () => {
  await fetchBalance(store);
  deductCredits(store, 30);
  expect(store.get(creditsAtom).balance).toBe(0);
  await fetchBalance(store, { force: true });
  expect(store.get(creditsAtom).balance).toBe(25);
});

test.each([
  [creditsBalance, fetchBalance],
  [creditsTransactions, fetchTransactions],
  [creditsCosts, fetchCosts],
])('a failure without a message says Failed to fetch credits', async (call, read) => {
  api.answer(call, { status: 503 });
  await read(store);
  expect(store.get(creditsAtom)).toMatchObject({ loading: false, error: 'Failed to fetch credits' });
});

test('a failed read keeps the last known balance', async () => {
  await fetchBalance(store);
  api.answer(creditsBalance, { status: 503 });
  await fetchBalance(store, { force: true });
  expect(store.get(creditsAtom).balance).toBe(25);
});

test('the page asks for the latest 10 transactions; the overview’s default is 100', async () => {
  const transactions = [{ id: 't1' }];
  api.answer(creditsTransactions, { body: { transactions } });
  await fetchTransactions(store);
  expect(api.sentTo(creditsTransactions)[0]?.url.search).toBe('?limit=10');
  expect(store.get(creditsAtom).recentTransactions).toEqual(transactions);
  expect(TRANSACTION_LIMIT).toBe(100);
});

test('prices are kept', async () => {
  api.answer(creditsCosts, { body: { costs: { 'image:a': 1 }, unit: 'credits', version: '1' } });
  await fetchCosts(store);
  expect(store.get(creditsAtom).costs).toEqual({ 'image:a': 1 });
});
