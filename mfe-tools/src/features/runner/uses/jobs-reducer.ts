import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import { type AsyncAction, enterPhase } from '@flint/shared/state/phase';

/** State of a list of jobs: the runs of one tool. */
export interface JobsState {
  /** Newest first. */
  readonly jobs: readonly ToolRun[];
  readonly loading: boolean;
  readonly error: string | null;
  readonly creating: boolean;
  readonly createError: string | null;
  /** The topic of the last started run. */
  readonly lastPrompt: string;
}

interface Page {
  readonly jobs: readonly ToolRun[];
  readonly next: string | null;
}

export type JobsAction =
  | AsyncAction<'list', Page>
  | AsyncAction<'older', Page>
  | AsyncAction<'create', { readonly job: ToolRun; readonly prompt: string }>
  /** A changed run: replaces the one with its id, or is inserted by its time. */
  | { readonly type: 'told'; readonly job: ToolRun }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'clearCreateError' };

export const NO_JOBS: JobsState = {
  jobs: [],
  loading: false,
  error: null,
  creating: false,
  createError: null,
  lastPrompt: '',
};

/** @param most limit of kept runs: the oldest beyond it are dropped */
export function jobsReducer(state: JobsState, action: JobsAction, most = Number.POSITIVE_INFINITY): JobsState {
  const kept = (jobs: readonly ToolRun[]) => jobs.slice(0, most);
  switch (action.type) {
    case 'list/pending':
    case 'older/pending':
      return enterPhase(state, 'loading', 'pending');
    case 'list/rejected':
    case 'older/rejected':
      return enterPhase(state, 'loading', 'rejected', action.error);
    case 'list/fulfilled':
      return { ...enterPhase(state, 'loading', 'fulfilled'), jobs: kept(action.payload.jobs) };
    case 'older/fulfilled': {
      const jobs = kept([...state.jobs, ...unknown(action.payload.jobs, state.jobs)]);
      return { ...enterPhase(state, 'loading', 'fulfilled'), jobs };
    }
    case 'create/pending':
      return { ...state, creating: true, createError: null };
    case 'create/rejected':
      return { ...state, creating: false, createError: action.error };
    case 'create/fulfilled': {
      const { job, prompt } = action.payload;
      const jobs = kept(replaced(state.jobs, job) ?? [job, ...state.jobs]);
      return { ...state, creating: false, lastPrompt: prompt, jobs };
    }
    case 'told':
      return { ...state, jobs: kept(replaced(state.jobs, action.job) ?? inOrder([...state.jobs, action.job])) };
    case 'removed':
      return { ...state, jobs: state.jobs.filter(({ run }) => run.id !== action.id) };
    case 'clearCreateError':
      return { ...state, createError: null };
  }
}

const has = (jobs: readonly ToolRun[], id: string) => jobs.some(({ run }) => run.id === id);

/** The runs of a list that another list lacks. */
export const unknown = (jobs: readonly ToolRun[], among: readonly ToolRun[]) =>
  jobs.filter(({ run }) => !has(among, run.id));

const replaced = (jobs: readonly ToolRun[], job: ToolRun) =>
  has(jobs, job.run.id) ? jobs.map((each) => (each.run.id === job.run.id ? job : each)) : undefined;

const inOrder = (jobs: readonly ToolRun[]) => [...jobs].sort((a, b) => b.run.createdAt.localeCompare(a.run.createdAt));
