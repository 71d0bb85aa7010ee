import { emit } from '../api/bus';
import { followRuns } from '../api/follow-runs';
import type { Store } from '../contracts/remotes';
import { isEnded, type Run, type RunsEvent } from '../contracts/runs';
import { tellBalance } from './credits';
import { withLeadership } from './leader-election';
import { loadRuns, putRuns, resetRuns, runsAtom } from './runs';
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
 * BroadcastChannel, follows runs and the balance in one tab (leader election), and clears them when the viewer changes.
 * @returns stops the synchronisation
 */
export function syncRuns(store: Store): () => void {
  // Order matters: other tabs must learn of an end before they become leader, or they would open a stream for nothing.
  const stops = [readOnSignInAndFocus(store), shareChanges(store), followWhileSignedIn(store)];
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
 * One tab holds the event stream, because browsers limit connections per server. It is open when nothing runs, too: the
 * balance changes by staff, by a purchase and by other devices. `credits-sync` passes it on to the other tabs.
 */
function followWhileSignedIn(store: Store): () => void {
  let following: { userId: string; ends: AbortController } | undefined;
  const follow = async (userId: string, { signal }: AbortController) => {
    const hear = ({ runs, credits }: RunsEvent) => {
      if (store.get(runsAtom).userId !== userId) return;
      putRuns(store, runs);
      if (credits) tellBalance(store, userId, credits);
    };
    try {
      await withLeadership(`flint:runs:${userId}`, signal, () => followRuns(hear, signal));
    } catch {
      // Aborted by us, or refused after sign-out, which the session detects by itself.
    }
  };
  const check = () => {
    const { userId } = store.get(runsAtom);
    if (following?.userId === userId) return;
    following?.ends.abort();
    following = userId === null ? undefined : { userId, ends: new AbortController() };
    if (following) void follow(following.userId, following.ends);
  };
  check();
  const stop = store.sub(runsAtom, check);
  return () => {
    stop();
    following?.ends.abort();
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
