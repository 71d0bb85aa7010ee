import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import { type AsyncAction, enterPhase } from '@flint/shared/state/phase';

/** The viewer's runs of one tool, as far as they were read. */
export interface UsesState {
  /** Newest first; null until the server first answered. */
  readonly jobs: readonly ToolRun[] | null;
  /** Cursor of older ones; null at the end. */
  readonly next: string | null;
  readonly loading: boolean;
  readonly error: string | null;
  readonly creating: boolean;
  readonly createError: string | null;
  /** The topic of the last started run. */
  readonly lastPrompt: string;
  /** Ids of deleted runs, whose changes are ignored. */
  readonly deleted: readonly string[];
  readonly userId: string | null;
}

interface Page {
  readonly jobs: readonly ToolRun[];
  readonly next: string | null;
}

export type UsesAction =
  | AsyncAction<'list', Page>
  | AsyncAction<'older', Page>
  | AsyncAction<'create', { readonly job: ToolRun; readonly prompt: string }>
  /** A changed run: replaces the one with its id, or is inserted by its time. */
  | { readonly type: 'told'; readonly job: ToolRun }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'clearCreateError' }
  | { readonly type: 'reset'; readonly userId: string | null };

export const NO_USES: UsesState = {
  jobs: null,
  next: null,
  loading: false,
  error: null,
  creating: false,
  createError: null,
  lastPrompt: '',
  deleted: [],
  userId: null,
};

/** @param most limit of kept runs: the oldest beyond it are dropped */
export function usesReducer(state: UsesState, action: UsesAction, most = Number.POSITIVE_INFINITY): UsesState {
  const kept = (jobs: readonly ToolRun[]) => jobs.slice(0, most);
  const known = state.jobs ?? [];
  switch (action.type) {
    case 'list/pending':
    case 'older/pending':
      return enterPhase(state, 'loading', 'pending');
    case 'list/rejected':
    case 'older/rejected':
      return enterPhase(state, 'loading', 'rejected', action.error);
    case 'list/fulfilled':
      return { ...enterPhase(state, 'loading', 'fulfilled'), ...action.payload, jobs: kept(action.payload.jobs) };
    case 'older/fulfilled': {
      const { jobs, next } = action.payload;
      return { ...enterPhase(state, 'loading', 'fulfilled'), jobs: kept([...known, ...unknown(jobs, known)]), next };
    }
    case 'create/pending':
      return { ...state, creating: true, createError: null };
    case 'create/rejected':
      return { ...state, creating: false, createError: action.error };
    case 'create/fulfilled': {
      const { job, prompt } = action.payload;
      return { ...state, creating: false, lastPrompt: prompt, jobs: kept(replaced(known, job) ?? [job, ...known]) };
    }
    case 'told':
      return {
        ...state,
        jobs: kept(replaced(known, action.job) ?? inOrder([...known, action.job])),
        deleted: state.deleted.filter((id) => id !== action.job.run.id),
      };
    case 'removed':
      return {
        ...state,
        jobs: known.filter(({ run }) => run.id !== action.id),
        deleted: [...state.deleted, action.id],
      };
    case 'clearCreateError':
      return { ...state, createError: null };
    case 'reset':
      return { ...NO_USES, userId: action.userId };
  }
}

const has = (jobs: readonly ToolRun[], id: string) => jobs.some(({ run }) => run.id === id);

/** The runs of a list that another list lacks. */
export const unknown = (jobs: readonly ToolRun[], among: readonly ToolRun[]) =>
  jobs.filter(({ run }) => !has(among, run.id));

const replaced = (jobs: readonly ToolRun[], job: ToolRun) =>
  has(jobs, job.run.id) ? jobs.map((each) => (each.run.id === job.run.id ? job : each)) : undefined;

const inOrder = (jobs: readonly ToolRun[]) => [...jobs].sort((a, b) => b.run.createdAt.localeCompare(a.run.createdAt));
