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

test('the initial state has no user, status idle and no error', () => {
  expect(initialAuth).toMatchObject({ user: null, status: 'idle', error: null });
});

test.each(['initialize/pending', 'signIn/pending', 'signUp/pending'] as const)(
  '%s gives loading and clears the error',
  (type) => {
    const failed = after({ type: 'signIn/rejected', error: 'No.' });
    expect(authReducer(failed, { type })).toMatchObject({ status: 'loading', error: null });
  },
);

test('initialize with a user gives authenticated', () => {
  expect(after({ type: 'initialize/fulfilled', payload: user })).toMatchObject({ user, status: 'authenticated' });
});

test('initialize without a user gives unauthenticated', () => {
  expect(after({ type: 'initialize/fulfilled', payload: null })).toMatchObject({ status: 'unauthenticated' });
});

test('a failed initialize clears the user and leaves no message', () => {
  expect(authReducer(authenticated, { type: 'initialize/rejected', error: 'Down.' })).toEqual({
    ...initialAuth,
    status: 'unauthenticated',
  });
});

test.each(['signIn/fulfilled', 'signUp/fulfilled'] as const)('%s stores the user and both tokens', (type) => {
  expect(after({ type, payload: session })).toEqual(authenticated);
});

test.each(['signIn/rejected', 'signUp/rejected'] as const)('%s gives error and the message', (type) => {
  expect(after({ type, error: 'No.' })).toMatchObject({ user: null, status: 'error', error: 'No.' });
});

test.each(['signOut/fulfilled', 'signOut/rejected'] as const)('%s clears everything', (type) => {
  const action: AuthAction = type === 'signOut/fulfilled' ? { type, payload: undefined } : { type, error: 'Down.' };
  expect(authReducer(authenticated, action)).toEqual({ ...initialAuth, status: 'unauthenticated' });
});

test('userChanged updates the user of a session, and does not create one', () => {
  const verified = { ...user, isEmailVerified: false };
  expect(authReducer(authenticated, { type: 'userChanged', payload: verified }).user).toBe(verified);
  expect(after({ type: 'userChanged', payload: user })).toEqual(initialAuth);
});
