import { emit } from '../api/bus';
import { followRuns } from '../api/follow-runs';
import type { Store } from '../contracts/remotes';
import { isEnded, type Run } from '../contracts/runs';
import { withLeadership } from './leader-election';
import { loadRuns, putRuns, resetRuns, runsAtom, unfinishedAtom } from './runs';
import { sessionAtom } from './session';
import { takeUnanswered } from './unanswered';

const CHANNEL = 'flint:runs';
/** A page that is looked at again after this many milliseconds asks what happened elsewhere. */
const STALE_MS = 30_000;
/** An order that the page before was left with has arrived by then, in milliseconds. */
const ARRIVED_MS = 2_000;

interface Told {
  userId: string | null;
  runs: readonly Run[];
}

/**
 * Keeps the viewer's runs right: read when somebody signs in and when the page is looked at again, followed by one
 * tab for all while something is under way, forgotten when the viewer changes. Returns the way to stop.
 */
export function syncRuns(store: Store): () => void {
  // Others are told of an end before they are given the lead: who does not know of it would open a stream for nothing.
  const stops = [readForViewer(store), shareChanges(store), followWhileUnderWay(store)];
  return () => {
    for (const stop of stops) stop();
  };
}

function readForViewer(store: Store): () => void {
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
  const onLook = () => {
    const { user } = store.get(sessionAtom);
    if (document.visibilityState === 'visible' && user && Date.now() - readAt > STALE_MS) void read(user.id);
  };
  onSession();
  document.addEventListener('visibilitychange', onLook);
  const stop = store.sub(sessionAtom, onSession);
  return () => {
    stop();
    clearTimeout(later);
    document.removeEventListener('visibilitychange', onLook);
  };
}

/** Browsers allow few connections to a server: one tab holds the stream, and only while there is something to hear. */
function followWhileUnderWay(store: Store): () => void {
  let following: AbortController | undefined;
  const follow = async (userId: string, { signal }: AbortController) => {
    const hear = (runs: readonly Run[]) => {
      if (store.get(runsAtom).userId === userId) putRuns(store, runs);
    };
    try {
      await withLeadership(`flint:runs:${userId}`, signal, () => followRuns(hear, signal));
    } catch {
      // Ended by us, or refused because nobody is signed in any more, which the session notices by itself.
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

/** Tells the other tabs what changed here, takes over what changed there, and announces ends. */
function shareChanges(store: Store): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  let known: readonly Run[] = store.get(runsAtom).runs ?? [];
  let hearing = false;
  const onChange = () => {
    const { runs, userId } = store.get(runsAtom);
    const before = known;
    known = runs ?? [];
    const changed = known.filter((run) => !before.includes(run));
    if (changed.length === 0) return;
    if (!hearing) channel?.postMessage({ userId, runs: changed } satisfies Told);
    const underWay = new Set(before.filter((run) => !isEnded(run.status)).map((run) => run.id));
    const ended = changed.filter((run) => isEnded(run.status) && underWay.has(run.id));
    for (const run of ended) emit('runEnded', run);
    // The tab that was told asks for the balance; what it hears it tells the others.
    if (ended.length > 0 && !hearing) emit('creditsChanged', { balance: undefined });
  };
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      const { userId, runs } = store.get(runsAtom);
      if (data.userId !== userId || runs === null) return;
      hearing = true;
      putRuns(store, data.runs);
      hearing = false;
    };
  const stop = store.sub(runsAtom, onChange);
  return () => {
    stop();
    channel?.close();
  };
}
