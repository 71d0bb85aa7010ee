import { request } from '../api/request';
import type { Call, CallInput, CallOutput } from '../contracts/call';
import type { Store } from '../contracts/remotes';

/** Context passed to a read. */
export interface ReadContext<Data> {
  /** Aborts when the last observer leaves, when the key changes, and when a newer read replaces this one. */
  readonly signal: AbortSignal;
  readonly store: Store;
  /** 0 for the first read, then one more for each reload. */
  readonly attempt: number;
  /** Whether this read is a poll scheduled by `again`. */
  readonly poll: boolean;
  /** The data of the last successful read. */
  readonly known: Data | undefined;
}

/** Server data that pages show: its cache key and how it is read. */
export interface Resource<Data> {
  /** Cache key: names the data with all its inputs. `invalidate` matches its first words. */
  readonly key: string;
  /** @throws errors that observers get as `error` */
  readonly read: (context: ReadContext<Data>) => Promise<Data>;
  /** Keeps the data in the cache after the last observer has left: shown at once next time, and revalidated. */
  readonly keep?: boolean;
  /** Data available without a request; then nothing is read. */
  readonly known?: () => Data | undefined;
  /**
   * Polling: milliseconds until the next read, undefined for none. Receives the data, undefined while there is none. A
   * failed poll changes nothing.
   */
  readonly again?: (data: Data | undefined) => number | undefined;
  /** Frees data that is replaced or dropped, such as pixels. */
  readonly dispose?: (data: Data) => void;
}

/**
 * `idle` without a resource, `loading` until there is data, `failed` after a failed read: earlier data is then stale
 * and still available.
 */
export type ResourceState<Data> =
  | { readonly status: 'idle' | 'loading'; readonly data: undefined; readonly error: null }
  | { readonly status: 'ready'; readonly data: Data; readonly error: null }
  | { readonly status: 'failed'; readonly data: Data | undefined; readonly error: unknown };

/**
 * The answer of a call as a resource. All components that make the same call share one cache entry; the call's id
 * invalidates it.
 */
export function callResource<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: Omit<Resource<CallOutput<C>>, 'key' | 'read'> = {},
): Resource<CallOutput<C>> {
  return {
    key: `${call.id} ${JSON.stringify(input)}`,
    read: ({ signal }) => request(call, input, { signal }),
    ...options,
  };
}
