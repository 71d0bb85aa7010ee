import { atom } from 'jotai/vanilla';
import { toMessage } from '../api/message';
import { request } from '../api/request';
import type { Store } from '../contracts/remotes';
import { getRun, isEnded, LATEST_RUNS, listRuns, type Run } from '../contracts/runs';

export interface RunsState {
  /** Newest first; null until the server answered once. */
  runs: readonly Run[] | null;
  error: string | null;
  /** Whose they are. */
  userId: string | null;
}

const nobody: RunsState = { runs: null, error: null, userId: null };

/** The viewer's latest runs, the same for every part of the page. Written by the functions below only. */
export const runsAtom = atom(nobody);

/** What is still under way. */
export const unfinishedAtom = atom((get) => (get(runsAtom).runs ?? []).filter((run) => !isEnded(run.status)));

/** The read under way in each store: two askers share it. */
const reads = new WeakMap<Store, { userId: string; done: Promise<void> }>();

/** Newest first, each once; a run that ended stays ended, whatever comes late. */
function merge(known: readonly Run[], told: readonly Run[]): Run[] {
  const byId = new Map(known.map((run) => [run.id, run]));
  for (const run of told) {
    const before = byId.get(run.id);
    if (!before || isEnded(run.status) || !isEnded(before.status)) byId.set(run.id, run);
  }
  return [...byId.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Adds runs, or takes over what is newly known of them. */
export function putRuns(store: Store, told: readonly Run[]): void {
  const state = store.get(runsAtom);
  store.set(runsAtom, { ...state, error: null, runs: merge(state.runs ?? [], told) });
}

/** Reads a user's latest runs. Never rejects: a failure is the state's `error`. */
export function loadRuns(store: Store, userId: string): Promise<void> {
  const underWay = reads.get(store);
  if (underWay?.userId === userId) return underWay.done;
  const read = { userId, done: readRuns(store, userId) };
  reads.set(store, read);
  void read.done.then(() => reads.get(store) === read && reads.delete(store));
  return read.done;
}

async function readRuns(store: Store, userId: string): Promise<void> {
  const before = store.get(runsAtom);
  store.set(runsAtom, before.userId === userId ? { ...before, error: null } : { ...nobody, userId });
  const isStillTheirs = () => store.get(runsAtom).userId === userId;
  try {
    const { runs } = await request(listRuns, { query: { limit: LATEST_RUNS } });
    if (isStillTheirs()) putRuns(store, runs);
  } catch (error) {
    if (isStillTheirs()) store.set(runsAtom, { ...store.get(runsAtom), error: toMessage(error) });
  }
}

/** Forgets them, as when somebody signs out. */
export function resetRuns(store: Store): void {
  if (store.get(runsAtom) !== nobody) store.set(runsAtom, nobody);
}

/** How long a run's new addresses are trusted before they are asked for again, in milliseconds. */
const ADDRESSES_MS = 60_000;
const refreshed = new WeakMap<Store, Map<string, number>>();

/** Asks for new addresses of a run's pictures, which lapse; a picture that is gone does not ask for ever. */
export function refreshRun(store: Store, runId: string): void {
  const times = refreshed.get(store) ?? new Map<string, number>();
  refreshed.set(store, times);
  if (Date.now() - (times.get(runId) ?? 0) < ADDRESSES_MS) return;
  times.set(runId, Date.now());
  request(getRun, { params: { id: runId } }).then(
    ({ run }) => putRuns(store, [run]),
    () => undefined,
  );
}
