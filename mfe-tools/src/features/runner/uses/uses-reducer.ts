import type { AsyncAction } from '@flint/shared/state/phase';
import { type JobsAction, type JobsState, jobsReducer, NO_JOBS } from './jobs-reducer';

/** The viewer's runs of one tool, as far as they were read. */
export interface UsesState {
  readonly list: JobsState;
  /** Whether the list holds what the server has, so that an empty one means none. */
  readonly known: boolean;
  /** Cursor of older ones; null at the end. */
  readonly next: string | null;
  /** Whether a passage is being ordered to be written again. */
  readonly generating: boolean;
  /** Ids of deleted runs, whose changes are ignored. */
  readonly deleted: readonly string[];
  readonly userId: string | null;
}

export type UsesAction =
  | JobsAction
  | AsyncAction<'rewrite', undefined>
  | { readonly type: 'reset'; readonly userId: string | null };

export const NO_USES: UsesState = {
  list: NO_JOBS,
  known: false,
  next: null,
  generating: false,
  deleted: [],
  userId: null,
};

/** @param most limit of kept runs: the oldest beyond it are dropped */
export function usesReducer(state: UsesState, action: UsesAction, most?: number): UsesState {
  switch (action.type) {
    case 'reset':
      return { ...NO_USES, userId: action.userId };
    case 'rewrite/pending':
      return { ...state, generating: true };
    // The place of the passage shows why it was refused.
    case 'rewrite/rejected':
    case 'rewrite/fulfilled':
      return { ...state, generating: false };
    default:
      return { ...noted(state, action), list: jobsReducer(state.list, action, most) };
  }
}

function noted(state: UsesState, action: JobsAction): UsesState {
  switch (action.type) {
    case 'list/fulfilled':
    case 'older/fulfilled':
      return { ...state, known: true, next: action.payload.next };
    case 'create/fulfilled':
      return { ...state, known: true };
    case 'told':
      return { ...state, known: true, deleted: state.deleted.filter((id) => id !== action.job.run.id) };
    case 'removed':
      return { ...state, deleted: [...state.deleted, action.id] };
    default:
      return state;
  }
}
