import { atom } from 'jotai/vanilla';
import { toMessage } from '../api/message';
import { request } from '../api/request';
import type { Store } from '../contracts/remotes';
import { getRun, isEnded, LATEST_RUNS, listRuns, type Run, WAITING_PHASE } from '../contracts/runs';

export interface RunsState {
  /** Newest first; null until the server first answered. */
  runs: readonly Run[] | null;
  error: string | null;
  /** The user whose runs these are. */
  userId: string | null;
}

const NO_RUNS: RunsState = { runs: null, error: null, userId: null };

/** The viewer's latest runs, shared by all parts of the page. Written only by the functions below. */
export const runsAtom = atom(NO_RUNS);

/** Runs that have not ended. */
const unfinishedAtom = atom((get) => (get(runsAtom).runs ?? []).filter((run) => !isEnded(run.status)));

/** Runs that something works on, or that wait for their turn. */
export const runningAtom = atom((get) => get(unfinishedAtom).filter(({ phase }) => phase !== WAITING_PHASE));

/** Runs that wait for their owner: an answer, or a higher cap. */
export const waitingAtom = atom((get) => get(unfinishedAtom).filter(({ phase }) => phase === WAITING_PHASE));

/** The read in progress of each store: concurrent callers share it (deduplication). */
const reads = new WeakMap<Store, { userId: string; done: Promise<void> }>();

/** Merges by id, newest first. An ended run stays ended: late changes are dropped. */
function merge(known: readonly Run[], changed: readonly Run[]): Run[] {
  const byId = new Map(known.map((run) => [run.id, run]));
  for (const run of changed) {
    const before = byId.get(run.id);
    if (!before || isEnded(run.status) || !isEnded(before.status)) byId.set(run.id, run);
  }
  return [...byId.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Adds or updates runs. */
export function putRuns(store: Store, changed: readonly Run[]): void {
  const state = store.get(runsAtom);
  store.set(runsAtom, { ...state, error: null, runs: merge(state.runs ?? [], changed) });
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
  store.set(runsAtom, before.userId === userId ? { ...before, error: null } : { ...NO_RUNS, userId });
  const isStillTheirs = () => store.get(runsAtom).userId === userId;
  try {
    const { runs } = await request(listRuns, { query: { limit: LATEST_RUNS } });
    if (isStillTheirs()) putRuns(store, runs);
  } catch (error) {
    if (isStillTheirs()) store.set(runsAtom, { ...store.get(runsAtom), error: toMessage(error) });
  }
}

/** Clears the runs, as on sign-out. */
export function resetRuns(store: Store): void {
  if (store.get(runsAtom) !== NO_RUNS) store.set(runsAtom, NO_RUNS);
}

/** Throttle: shortest time between two refreshes of one run's URLs, in milliseconds. */
const ADDRESSES_MS = 60_000;
const refreshed = new WeakMap<Store, Map<string, number>>();

/**
 * Fetches a run again when its pictures' URLs have expired. Throttled, so that a missing picture does not cause a
 * request loop.
 */
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
