/** The phases of an asynchronous action. */
export type Phase = 'pending' | 'fulfilled' | 'rejected';

/** Flags of asynchronous work in a piece of state. */
export type Flag = 'loading' | 'creating' | 'updating' | 'deleting' | 'generating';

/** An asynchronous action in one of its phases. */
export type AsyncAction<Name extends string, Result> =
  | { readonly type: `${Name}/pending` }
  | { readonly type: `${Name}/fulfilled`; readonly payload: Result }
  | { readonly type: `${Name}/rejected`; readonly error: string };

/**
 * Applies an action's phase to its flag: true while pending, false afterwards. The error is cleared when the action
 * starts and set when it is rejected.
 */
export function enterPhase<F extends Flag, S extends Record<F, boolean> & { error: string | null }>(
  state: S,
  flag: F,
  phase: Phase,
  error: string | null = null,
): S {
  return {
    ...state,
    [flag]: phase === 'pending',
    error: phase === 'rejected' ? error : phase === 'pending' ? null : state.error,
  };
}
