import { type CreditsState, creditsReducer, initialCredits, isFresh } from './credits-reducer';

const known: CreditsState = { ...initialCredits, balance: 3, userId: 'u1', lastFetched: 1_000 };

test('the initial state knows no balance', () => {
  expect(initialCredits).toMatchObject({ balance: null, recentTransactions: [], costs: null, lastFetched: null });
});

test('deduct lowers the balance, not below 0', () => {
  expect(creditsReducer(known, { type: 'deduct', amount: 2 }).balance).toBe(1);
  expect(creditsReducer(known, { type: 'deduct', amount: 5 }).balance).toBe(0);
  expect(creditsReducer(initialCredits, { type: 'deduct', amount: 5 }).balance).toBeNull();
});

test('add raises the balance', () => {
  expect(creditsReducer(known, { type: 'add', amount: 5 }).balance).toBe(8);
});

test('an optimistic change does not make the balance fresh', () => {
  expect(creditsReducer(known, { type: 'deduct', amount: 1 }).lastFetched).toBe(1_000);
});

test('invalidate clears only the time of the last fetch', () => {
  expect(creditsReducer(known, { type: 'invalidate' })).toEqual({ ...known, lastFetched: null });
});

test('reset restores the initial state', () => {
  expect(creditsReducer(known, { type: 'reset' })).toEqual(initialCredits);
});

test.each([
  [30_999, 'u1', true],
  [31_000, 'u1', false],
  [1_001, 'u2', false],
])('fresh at %i for %s: %s', (now, userId, fresh) => {
  expect(isFresh(known, userId, now)).toBe(fresh);
});
