import { emit } from '../api/bus';
import { followRuns } from '../api/follow-runs';
import type { Store } from '../contracts/remotes';
import { isEnded, type Run } from '../contracts/runs';
import { withLeadership } from './leader-election';
import { loadRuns, putRuns, resetRuns, runsAtom, unfinishedAtom } from './runs';
import { sessionAtom } from './session';
import { takeUnanswered } from './unanswered';

const CHANNEL = 'flint:runs';
/** When a page becomes visible, runs older than this are read again; milliseconds. */
const STALE_MS = 30_000;
/** Time after which an order sent by the previous page has reached the server, in milliseconds. */
const ARRIVED_MS = 2_000;

interface RunsMessage {
  userId: string | null;
  runs: readonly Run[];
}

/**
 * Synchronises the viewer's runs: reads them on sign-in and when the page becomes visible, shares changes among tabs by
 * BroadcastChannel, follows unfinished runs in one tab (leader election), and clears them when the viewer changes.
 * @returns stops the synchronisation
 */
export function syncRuns(store: Store): () => void {
  // Order matters: other tabs must learn of an end before they become leader, or they would open a stream for nothing.
  const stops = [readOnSignInAndFocus(store), shareChanges(store), followWhileUnfinished(store)];
  return () => {
    for (const stop of stops) stop();
  };
}

function readOnSignInAndFocus(store: Store): () => void {
  let readAt = 0;
  let later: ReturnType<typeof setTimeout> | undefined;
  const read = (userId: string) => {
    readAt = Date.now();
    return loadRuns(store, userId);
  };
  const readWithBalance = async (userId: string) => {
    await read(userId);
    emit('creditsChanged', { balance: undefined });
  };
  const onSession = () => {
    const { user, status } = store.get(sessionAtom);
    if (status === 'authenticated' && user && user.id !== store.get(runsAtom).userId) {
      void read(user.id);
      if (takeUnanswered()) later = setTimeout(readWithBalance, ARRIVED_MS, user.id);
    }
    if (status === 'unauthenticated') resetRuns(store);
  };
  const onVisible = () => {
    const { user } = store.get(sessionAtom);
    if (document.visibilityState === 'visible' && user && Date.now() - readAt > STALE_MS) void read(user.id);
  };
  onSession();
  document.addEventListener('visibilitychange', onVisible);
  const stop = store.sub(sessionAtom, onSession);
  return () => {
    stop();
    clearTimeout(later);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/**
 * One tab holds the event stream, because browsers limit connections per server; and only while runs are unfinished.
 */
function followWhileUnfinished(store: Store): () => void {
  let following: AbortController | undefined;
  const follow = async (userId: string, { signal }: AbortController) => {
    const hear = (runs: readonly Run[]) => {
      if (store.get(runsAtom).userId === userId) putRuns(store, runs);
    };
    try {
      await withLeadership(`flint:runs:${userId}`, signal, () => followRuns(hear, signal));
    } catch {
      // Aborted by us, or refused after sign-out, which the session detects by itself.
    }
  };
  const check = () => {
    const { userId } = store.get(runsAtom);
    const wanted = userId !== null && store.get(unfinishedAtom).length > 0;
    if (wanted && !following) {
      following = new AbortController();
      void follow(userId, following);
    } else if (!wanted) {
      following?.abort();
      following = undefined;
    }
  };
  check();
  const stop = store.sub(runsAtom, check);
  return () => {
    stop();
    following?.abort();
  };
}

/** Sends changes to the other tabs by BroadcastChannel, applies theirs, and emits `runEnded`. */
function shareChanges(store: Store): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  let known: readonly Run[] = store.get(runsAtom).runs ?? [];
  let receiving = false;
  const onChange = () => {
    const { runs, userId } = store.get(runsAtom);
    const before = known;
    known = runs ?? [];
    const changed = known.filter((run) => !before.includes(run));
    if (changed.length === 0) return;
    if (!receiving) channel?.postMessage({ userId, runs: changed } satisfies RunsMessage);
    const underWay = new Set(before.filter((run) => !isEnded(run.status)).map((run) => run.id));
    const ended = changed.filter((run) => isEnded(run.status) && underWay.has(run.id));
    for (const run of ended) emit('runEnded', run);
    // Only the tab that got the change from the server asks for the balance: credits-sync shares it with the others.
    if (ended.length > 0 && !receiving) emit('creditsChanged', { balance: undefined });
  };
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<RunsMessage>) => {
      const { userId, runs } = store.get(runsAtom);
      if (data.userId !== userId || runs === null) return;
      receiving = true;
      putRuns(store, data.runs);
      receiving = false;
    };
  const stop = store.sub(runsAtom, onChange);
  return () => {
    stop();
    channel?.close();
  };
}
