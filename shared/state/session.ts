import { atom } from 'jotai/vanilla';
import { ApiError } from '../api/api-error';
import { emit } from '../api/bus';
import { toMessage } from '../api/message';
import { request } from '../api/request';
import type { CallBody } from '../contracts/call';
import type * as credentials from '../contracts/credentials';
import type { Store } from '../contracts/remotes';
import * as users from '../contracts/users';
import { type AuthAction, authReducer, initialAuth } from './auth-reducer';
import { reportRejected } from './report-rejected';

/** The session of this page. Written only by the actions below. */
export const sessionAtom = atom(initialAuth);

/** Counts auth actions: only the newest may write the state. */
const turnAtom = atom(0);

/**
 * Starts an action.
 * @returns dispatches its phases; ignored once a newer action has started
 */
function begin(store: Store) {
  const turn = store.get(turnAtom) + 1;
  store.set(turnAtom, turn);
  return (action: AuthAction) => {
    reportRejected(action);
    if (store.get(turnAtom) === turn) store.set(sessionAtom, authReducer(store.get(sessionAtom), action));
  };
}

/**
 * Asks who is signed in. Never rejects: a failure counts as signed out, without a message. A signed-in user stays so
 * when the server fails or cannot be reached.
 */
export async function initializeSession(store: Store): Promise<void> {
  const { user: known, status } = store.get(sessionAtom);
  const dispatch = begin(store);
  dispatch({ type: 'initialize/pending' });
  try {
    const { user } = await request(users.me, {});
    dispatch({ type: 'initialize/fulfilled', payload: user });
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.status !== undefined && error.status < 500;
    if (!isAnswer && status === 'authenticated') dispatch({ type: 'initialize/fulfilled', payload: known });
    else dispatch({ type: 'initialize/rejected', error: toMessage(error) });
  }
}

/** Lazy: only forms of signed-out visitors sign in or up, and those have loaded it. */
const loadCalls = () => import('../contracts/credentials');

/** @throws ApiError when refused; the state then carries its message. */
export async function signIn(store: Store, body: CallBody<typeof credentials.signIn>): Promise<users.User> {
  const dispatch = begin(store);
  dispatch({ type: 'signIn/pending' });
  try {
    const session = await request((await loadCalls()).signIn, { body });
    dispatch({ type: 'signIn/fulfilled', payload: session });
    return session.user;
  } catch (error) {
    dispatch({ type: 'signIn/rejected', error: toMessage(error) });
    throw error;
  }
}

/** @throws ApiError when refused; the state then carries its message. */
export async function signUp(store: Store, body: CallBody<typeof credentials.signUp>): Promise<users.User> {
  const dispatch = begin(store);
  dispatch({ type: 'signUp/pending' });
  try {
    const session = await request((await loadCalls()).signUp, { body });
    dispatch({ type: 'signUp/fulfilled', payload: session });
    return session.user;
  } catch (error) {
    dispatch({ type: 'signUp/rejected', error: toMessage(error) });
    throw error;
  }
}

/** Ends the session in this browser, even when the server fails. Never rejects. */
export async function signOut(store: Store): Promise<void> {
  const dispatch = begin(store);
  dispatch({ type: 'signOut/pending' });
  try {
    await request(users.signOut, {});
    dispatch({ type: 'signOut/fulfilled', payload: undefined });
  } catch (error) {
    console.warn('Signing out failed on the server.', error instanceof ApiError ? error.status : error);
    dispatch({ type: 'signOut/rejected', error: toMessage(error) });
  }
  emit('signedOut', null);
}

/** Updates the signed-in user from an answer, for example after their email was verified. */
export function updateUser(store: Store, user: users.User): void {
  store.set(sessionAtom, authReducer(store.get(sessionAtom), { type: 'userChanged', payload: user }));
}
