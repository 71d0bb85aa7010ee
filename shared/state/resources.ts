import { type Atom, atom } from 'jotai/vanilla';
import type { Store } from '../contracts/remotes';
import type { Resource, ResourceState } from './resource';
import { sessionAtom } from './session';

type Change<Data> = (data: Data) => Data;

interface Entry {
  // biome-ignore lint/suspicious/noExplicitAny: one cache holds resources of every type; the functions below are typed.
  readonly resource: Resource<any>;
  observers: number;
  /** The read under way: only its answer counts. */
  reading: AbortController | null;
  attempt: number;
  /** As the server last said. */
  base: unknown;
  /** Optimistic changes that the server has not confirmed, in order. */
  readonly changes: Set<Change<unknown>>;
  timer?: ReturnType<typeof setTimeout>;
}

/** What observers see, by key. */
const statesAtom = atom<Readonly<Record<string, ResourceState<unknown>>>>({});

/** The state of a resource; undefined while it is not observed and nothing of it is kept. */
export function resourceAtom<Data>({ key }: Resource<Data>): Atom<ResourceState<Data> | undefined> {
  return atom((get) => get(statesAtom)[key] as ResourceState<Data> | undefined);
}

const caches = new WeakMap<Store, Map<string, Entry>>();

/**
 * Keeps a resource read while a component observes it. The first observer reads, later ones share what there is.
 * @returns ends the observation: after the last one the read is aborted, and the data dropped unless it is kept
 */
export function observe<Data>(store: Store, resource: Resource<Data>): () => void {
  const cache = cacheOf(store);
  const known = cache.get(resource.key);
  const entry = known ?? {
    resource,
    observers: 0,
    reading: null,
    attempt: 0,
    base: resource.known?.(),
    changes: new Set<Change<unknown>>(),
  };
  cache.set(resource.key, entry);
  entry.observers += 1;
  if (!known && entry.base !== undefined) show(store, entry);
  else if (entry.observers === 1) void read(store, entry);
  return () => {
    entry.observers -= 1;
    if (entry.observers > 0) return;
    stop(entry);
    if (!resource.keep || entry.base === undefined) drop(store, entry);
  };
}

/** Reads again what is observed; an earlier read is aborted. Never rejects: a failure is the state's `error`. */
export async function reload<Data>(store: Store, { key }: Pick<Resource<Data>, 'key'>): Promise<void> {
  const entry = cacheOf(store).get(key);
  if (!entry || entry.observers === 0) return;
  entry.attempt += 1;
  await read(store, entry);
}

/**
 * Says that data is out of date: what is on screen is read again, what is only kept is dropped.
 * @param words the first words of the keys, such as the id of a call
 */
export function invalidate(store: Store, words: string): void {
  for (const [key, entry] of cacheOf(store)) {
    if (key !== words && !key.startsWith(`${words} `)) continue;
    if (entry.observers > 0) void read(store, entry);
    else drop(store, entry);
  }
}

/** Takes over what is newly known, such as an act's answer. A read that began before is made again. */
export function mutate<Data>(
  store: Store,
  { key }: Resource<Data>,
  change: (data: Data | undefined) => Data | undefined,
): void {
  const entry = cacheOf(store).get(key);
  if (!entry) return;
  const next = change(entry.base as Data | undefined);
  if (next === undefined) return;
  entry.base = next;
  if (entry.reading) void read(store, entry);
  else {
    show(store, entry);
    schedule(store, entry);
  }
}

/**
 * Optimistic update: shows a change at once, and takes it back when the act fails. Other changes under way stay.
 * @param change must be pure: it is applied again to whatever is read meanwhile
 * @throws what `act` throws
 */
export async function optimistic<Data, Answer>(
  store: Store,
  { key }: Resource<Data>,
  change: Change<Data>,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const entry = cacheOf(store).get(key);
  // An object of its own per call: the same change may be under way twice.
  const pending: Change<unknown> = (data) => change(data as Data);
  const settle = (done: boolean) => {
    if (!entry) return;
    entry.changes.delete(pending);
    if (done && entry.base !== undefined) entry.base = pending(entry.base);
    // What was asked for before the act may not know of it.
    if (done && entry.reading) void read(store, entry);
    else redraw(store, entry);
  };
  if (entry) {
    entry.changes.add(pending);
    redraw(store, entry);
  }
  try {
    const answer = await act();
    settle(true);
    return answer;
  } catch (error) {
    settle(false);
    throw error;
  }
}

async function read(store: Store, entry: Entry, poll = false): Promise<void> {
  stop(entry);
  const reading = new AbortController();
  entry.reading = reading;
  if (!poll) show(store, entry);
  const { resource, attempt, base } = entry;
  let error: unknown = null;
  let data: unknown;
  try {
    data = await resource.read({ signal: reading.signal, store, attempt, known: base, poll });
  } catch (failure) {
    error = failure ?? new Error(`${resource.key} was not read.`);
  }
  if (entry.reading !== reading) {
    if (error === null) resource.dispose?.(data);
    return;
  }
  entry.reading = null;
  if (error === null) {
    if (base !== undefined) resource.dispose?.(base);
    entry.base = data;
  }
  if (error === null || !poll) show(store, entry, error);
  schedule(store, entry);
}

/** Sets the next poll, in place of the one before. */
function schedule(store: Store, entry: Entry): void {
  clearTimeout(entry.timer);
  const ms = entry.observers === 0 ? undefined : entry.resource.again?.(entry.base);
  if (ms !== undefined) entry.timer = setTimeout(() => void read(store, entry, true), ms);
}

function stop(entry: Entry): void {
  clearTimeout(entry.timer);
  entry.reading?.abort();
  entry.reading = null;
}

function redraw(store: Store, entry: Entry): void {
  const { error } = store.get(statesAtom)[entry.resource.key] ?? {};
  if (cacheOf(store).get(entry.resource.key) === entry) show(store, entry, error);
}

function show(store: Store, { resource: { key }, base, changes }: Entry, error: unknown = null): void {
  const data = base === undefined ? undefined : [...changes].reduce<unknown>((known, change) => change(known), base);
  const status = error !== null ? 'failed' : data === undefined ? 'loading' : 'ready';
  store.set(statesAtom, (all) => ({ ...all, [key]: { status, data, error } as ResourceState<unknown> }));
}

function drop(store: Store, entry: Entry): void {
  const { key, dispose } = entry.resource;
  stop(entry);
  if (entry.base !== undefined) dispose?.(entry.base);
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

/** Data of one viewer is never shown to another: kept data is dropped, what is on screen is read anew. */
function forgetViewers(store: Store, cache: Map<string, Entry>): void {
  const viewerOf = () => store.get(sessionAtom).user?.id;
  let last = viewerOf();
  store.sub(sessionAtom, () => {
    const viewer = viewerOf();
    if (viewer === last) return;
    for (const entry of cache.values()) {
      if (entry.observers === 0) drop(store, entry);
      else if (viewer !== undefined && last !== undefined) {
        entry.base = undefined;
        void read(store, entry);
      }
    }
    last = viewer ?? last;
  });
}
