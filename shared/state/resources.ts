import { type Atom, atom } from 'jotai/vanilla';
import type { Store } from '../contracts/remotes';
import type { Resource, ResourceState } from './resource';
import { sessionAtom } from './session';

interface Entry {
  // biome-ignore lint/suspicious/noExplicitAny: one cache holds resources of every type; the functions below are typed.
  readonly resource: Resource<any>;
  observers: number;
  /** The read in progress: only its answer counts. */
  reading: AbortController | null;
  attempt: number;
  /** The last answer of the server, with the changes of `mutate`. */
  data: unknown;
  timer?: ReturnType<typeof setTimeout>;
}

/** Resource states that observers see, by key. */
const statesAtom = atom<Readonly<Record<string, ResourceState<unknown>>>>({});

/** The state of a resource; undefined while it is neither observed nor kept. */
export function resourceAtom<Data>({ key }: Resource<Data>): Atom<ResourceState<Data> | undefined> {
  return atom((get) => get(statesAtom)[key] as ResourceState<Data> | undefined);
}

const caches = new WeakMap<Store, Map<string, Entry>>();

/**
 * Observes a resource: the first observer triggers the read, later ones share its result.
 * @returns ends the observation; after the last one the read is aborted, and the data dropped unless the resource keeps
 *   it
 */
export function observe<Data>(store: Store, resource: Resource<Data>): () => void {
  const cache = cacheOf(store);
  const known = cache.get(resource.key);
  const entry = known ?? {
    resource,
    observers: 0,
    reading: null,
    attempt: 0,
    data: resource.known?.(),
  };
  cache.set(resource.key, entry);
  entry.observers += 1;
  if (!known && entry.data !== undefined) show(store, entry);
  else if (entry.observers === 1) void read(store, entry);
  return () => {
    entry.observers -= 1;
    if (entry.observers > 0) return;
    stop(entry);
    if (!resource.keep || entry.data === undefined) drop(store, entry);
  };
}

/** Reads an observed resource again and aborts an earlier read. Never rejects: a failure is the state's `error`. */
export async function reload<Data>(store: Store, { key }: Pick<Resource<Data>, 'key'>): Promise<void> {
  const entry = cacheOf(store).get(key);
  if (!entry || entry.observers === 0) return;
  entry.attempt += 1;
  await read(store, entry);
}

/**
 * Cache invalidation: reads observed data again, drops data that is only kept.
 * @param words the first words of the keys, such as the id of a call
 */
export function invalidate(store: Store, words: string): void {
  for (const [key, entry] of cacheOf(store)) {
    if (key !== words && !key.startsWith(`${words} `)) continue;
    if (entry.observers > 0) void read(store, entry);
    else drop(store, entry);
  }
}

/**
 * Changes the cached data, for example to an action's answer. A read that began before is restarted, so that it cannot
 * overwrite the change.
 */
export function mutate<Data>(
  store: Store,
  { key }: Resource<Data>,
  change: (data: Data | undefined) => Data | undefined,
): void {
  const entry = cacheOf(store).get(key);
  if (!entry) return;
  const next = change(entry.data as Data | undefined);
  if (next === undefined) return;
  entry.data = next;
  if (entry.reading) void read(store, entry);
  else {
    show(store, entry);
    schedule(store, entry);
  }
}

async function read(store: Store, entry: Entry, poll = false): Promise<void> {
  stop(entry);
  const reading = new AbortController();
  entry.reading = reading;
  if (!poll) show(store, entry);
  const { resource, attempt, data: known } = entry;
  let error: unknown = null;
  let data: unknown;
  try {
    data = await resource.read({ signal: reading.signal, store, attempt, known, poll });
  } catch (failure) {
    error = failure ?? new Error(`${resource.key} was not read.`);
  }
  if (entry.reading !== reading) {
    if (error === null) resource.dispose?.(data);
    return;
  }
  entry.reading = null;
  if (error === null) {
    if (known !== undefined) resource.dispose?.(known);
    entry.data = data;
  }
  if (error === null || !poll) show(store, entry, error);
  schedule(store, entry);
}

/** Schedules the next poll in place of the previous one. */
function schedule(store: Store, entry: Entry): void {
  clearTimeout(entry.timer);
  const ms = entry.observers === 0 ? undefined : entry.resource.again?.(entry.data);
  if (ms !== undefined) entry.timer = setTimeout(() => void read(store, entry, true), ms);
}

function stop(entry: Entry): void {
  clearTimeout(entry.timer);
  entry.reading?.abort();
  entry.reading = null;
}

function show(store: Store, { resource: { key }, data }: Entry, error: unknown = null): void {
  const status = error !== null ? 'failed' : data === undefined ? 'loading' : 'ready';
  store.set(statesAtom, (all) => ({ ...all, [key]: { status, data, error } as ResourceState<unknown> }));
}

function drop(store: Store, entry: Entry): void {
  const { key, dispose } = entry.resource;
  stop(entry);
  if (entry.data !== undefined) dispose?.(entry.data);
  cacheOf(store).delete(key);
  store.set(statesAtom, ({ [key]: _, ...others }) => others);
}

function cacheOf(store: Store): Map<string, Entry> {
  const known = caches.get(store);
  if (known) return known;
  const cache = new Map<string, Entry>();
  caches.set(store, cache);
  forgetViewers(store, cache);
  return cache;
}

/**
 * Privacy: when the viewer changes, drops kept data and reads observed data again, so that no viewer sees data of
 * another.
 */
function forgetViewers(store: Store, cache: Map<string, Entry>): void {
  const viewerOf = () => store.get(sessionAtom).user?.id;
  let last = viewerOf();
  store.sub(sessionAtom, () => {
    const viewer = viewerOf();
    if (viewer === last) return;
    for (const entry of cache.values()) {
      if (entry.observers === 0) drop(store, entry);
      else if (viewer !== undefined && last !== undefined) {
        entry.data = undefined;
        void read(store, entry);
      }
    }
    last = viewer ?? last;
  });
}
