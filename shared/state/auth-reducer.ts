import type { Session, User } from '../contracts/users';
import type { AsyncAction } from './phase';

export type AuthStatus = 'idle' | 'loading' | 'authenticated' | 'unauthenticated' | 'error';

export interface AuthState {
  user: User | null;
  status: AuthStatus;
  error: string | null;
  /** Held in memory only; the session itself is an HttpOnly cookie. */
  accessToken: string | null;
  refreshToken: string | null;
}

export type AuthAction =
  | AsyncAction<'initialize', User | null>
  | AsyncAction<'signIn', Session>
  | AsyncAction<'signUp', Session>
  | AsyncAction<'signOut', undefined>
  | { readonly type: 'userChanged'; readonly payload: User };

export const initialAuth: AuthState = {
  user: null,
  status: 'idle',
  error: null,
  accessToken: null,
  refreshToken: null,
};

const signedOut: AuthState = { ...initialAuth, status: 'unauthenticated' };

/** State machine of the session. */
export function authReducer(state: AuthState, action: AuthAction): AuthState {
  switch (action.type) {
    case 'initialize/pending':
    case 'signIn/pending':
    case 'signUp/pending':
      return { ...state, status: 'loading', error: null };
    case 'initialize/fulfilled':
      return action.payload ? { ...state, user: action.payload, status: 'authenticated' } : signedOut;
    case 'initialize/rejected':
      return signedOut;
    case 'signIn/fulfilled':
    case 'signUp/fulfilled':
      return signedIn(action.payload);
    case 'signIn/rejected':
    case 'signUp/rejected':
      return { ...state, status: 'error', error: action.error };
    case 'signOut/pending':
      return state;
    case 'signOut/fulfilled':
    case 'signOut/rejected':
      return signedOut;
    case 'userChanged':
      return state.status === 'authenticated' ? { ...state, user: action.payload } : state;
  }
}

function signedIn({ user, accessToken, refreshToken }: Session): AuthState {
  return {
    user,
    status: 'authenticated',
    error: null,
    accessToken: accessToken ?? null,
    refreshToken: refreshToken ?? null,
  };
}
