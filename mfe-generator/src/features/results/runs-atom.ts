import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import type { Store } from '@flint/shared/contracts/remotes';
import { isEnded, listRuns, type Run } from '@flint/shared/contracts/runs';
import { atom } from 'jotai';

/** Runs asked for when the page opens. */
const RECENT_RUNS = 20;

export interface RunsState {
  /** Newest first; null until the server answered once. */
  runs: readonly Run[] | null;
  error: string | null;
  /** Whose they are. */
  userId: string | null;
}

const nobody: RunsState = { runs: null, error: null, userId: null };

/** The viewer's latest runs. Written by the functions below only. */
export const runsAtom = atom(nobody);

/** Newest first, each once; a run that ended stays ended, whatever comes late. */
function merge(known: readonly Run[], told: readonly Run[]): Run[] {
  const byId = new Map(known.map((run) => [run.id, run]));
  for (const run of told) {
    const before = byId.get(run.id);
    if (!before || isEnded(run.status) || !isEnded(before.status)) byId.set(run.id, run);
  }
  return [...byId.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Adds a run, or takes over what is newly known of it. */
export function putRun(store: Store, run: Run): void {
  const state = store.get(runsAtom);
  store.set(runsAtom, { ...state, runs: merge(state.runs ?? [], [run]) });
}

/** Reads a user's latest runs. Never rejects: a failure is the state's `error`. */
export async function loadRuns(store: Store, userId: string): Promise<void> {
  const before = store.get(runsAtom);
  store.set(runsAtom, before.userId === userId ? { ...before, error: null } : { ...nobody, userId });
  const settle = (change: (state: RunsState) => RunsState) => {
    const state = store.get(runsAtom);
    if (state.userId === userId) store.set(runsAtom, change(state));
  };
  try {
    const { runs } = await request(listRuns, { query: { limit: RECENT_RUNS } });
    settle((state) => ({ ...state, runs: merge(state.runs ?? [], runs) }));
  } catch (error) {
    settle((state) => ({ ...state, error: toMessage(error) }));
  }
}

/** Forgets them, as when somebody signs out. */
export function resetRuns(store: Store): void {
  if (store.get(runsAtom) !== nobody) store.set(runsAtom, nobody);
}
