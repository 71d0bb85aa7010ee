import { type CreditsState, creditsReducer, initialCredits, isFresh } from './credits-reducer';

const known: CreditsState = { ...initialCredits, balance: 3, userId: 'u1', lastFetched: 1_000 };

test('at first nothing is known', () => {
  expect(initialCredits).toMatchObject({ balance: null, recentTransactions: [], costs: null, lastFetched: null });
});

test('a deduct lowers the balance and stops at 0', () => {
  expect(creditsReducer(known, { type: 'deduct', amount: 2 }).balance).toBe(1);
  expect(creditsReducer(known, { type: 'deduct', amount: 5 }).balance).toBe(0);
  expect(creditsReducer(initialCredits, { type: 'deduct', amount: 5 }).balance).toBeNull();
});

test('an add raises it', () => {
  expect(creditsReducer(known, { type: 'add', amount: 5 }).balance).toBe(8);
});

test('an optimistic change does not make the balance fresh', () => {
  expect(creditsReducer(known, { type: 'deduct', amount: 1 }).lastFetched).toBe(1_000);
});

test('invalidating forgets when it was fetched, and nothing else', () => {
  expect(creditsReducer(known, { type: 'invalidate' })).toEqual({ ...known, lastFetched: null });
});

test('a reset gives the initial state', () => {
  expect(creditsReducer(known, { type: 'reset' })).toEqual(initialCredits);
});

test.each([
  [30_999, 'u1', true],
  [31_000, 'u1', false],
  [1_001, 'u2', false],
])('at %i for %s it is fresh: %s', (now, userId, fresh) => {
  expect(isFresh(known, userId, now)).toBe(fresh);
});
