import type { Session, User } from '../contracts/users';
import { type AuthAction, type AuthState, authReducer, initialAuth } from './auth-reducer';

const user: User = {
  id: 'u1',
  email: 'maya@example.com',
  name: 'Maya',
  image: null,
  isEmailVerified: true,
  roles: ['user'],
  createdAt: '2026-11-21T04:00:00.000Z',
};
const session: Session = { user, accessToken: 'a', refreshToken: 'r' };
const after = (...actions: AuthAction[]) => actions.reduce(authReducer, initialAuth);
const authenticated: AuthState = { user, status: 'authenticated', error: null, accessToken: 'a', refreshToken: 'r' };

test('ENT-01 ENT-02 at first nobody is known: user, status idle, error', () => {
  expect(initialAuth).toMatchObject({ user: null, status: 'idle', error: null });
});

test.each([
  ['AUTH-01', 'initialize/pending'],
  ['AUTH-02 ENT-03', 'signIn/pending'],
  ['AUTH-03', 'signUp/pending'],
] as const)('%s AUTH-04 %s gives loading and clears the error', (_, type) => {
  const failed = after({ type: 'signIn/rejected', error: 'No.' });
  expect(authReducer(failed, { type })).toMatchObject({ status: 'loading', error: null });
});

test('AUTH-05 initialize with a user gives authenticated', () => {
  expect(after({ type: 'initialize/fulfilled', payload: user })).toMatchObject({ user, status: 'authenticated' });
});

test('AUTH-06 initialize with nobody gives unauthenticated', () => {
  expect(after({ type: 'initialize/fulfilled', payload: null })).toMatchObject({ status: 'unauthenticated' });
});

test('AUTH-07 AUTH-08 OPEN-114 a failed initialize clears the user and leaves no message', () => {
  expect(authReducer(authenticated, { type: 'initialize/rejected', error: 'Down.' })).toEqual({
    ...initialAuth,
    status: 'unauthenticated',
  });
});

test.each([
  ['AUTH-09 ENT-04', 'signIn/fulfilled'],
  ['AUTH-10', 'signUp/fulfilled'],
] as const)('%s ENT-09 %s stores the user and both tokens', (_, type) => {
  expect(after({ type, payload: session })).toEqual(authenticated);
});

test.each([
  ['AUTH-11 ENT-06', 'signIn/rejected'],
  ['AUTH-12', 'signUp/rejected'],
] as const)('%s %s gives error and the message', (_, type) => {
  expect(after({ type, error: 'No.' })).toMatchObject({ user: null, status: 'error', error: 'No.' });
});

test.each(['signOut/fulfilled', 'signOut/rejected'] as const)(
  'AUTH-13 ENT-05 OPEN-049 %s clears everything',
  (type) => {
    const action: AuthAction = type === 'signOut/fulfilled' ? { type, payload: undefined } : { type, error: 'Down.' };
    expect(authReducer(authenticated, action)).toEqual({ ...initialAuth, status: 'unauthenticated' });
  },
);

test('a changed user is taken over by a session, and never makes one', () => {
  const verified = { ...user, isEmailVerified: false };
  expect(authReducer(authenticated, { type: 'userChanged', payload: verified }).user).toBe(verified);
  expect(after({ type: 'userChanged', payload: user })).toEqual(initialAuth);
});
