import { request } from '../api/request';
import type { Call, CallInput, CallOutput } from '../contracts/call';
import type { Store } from '../contracts/remotes';

/** What a read is given. */
export interface ReadContext<Data> {
  /** Aborts when the last observer leaves, when the key changes, and when a newer read replaces this one. */
  readonly signal: AbortSignal;
  readonly store: Store;
  /** 0 for the first read, then one more for each reload. */
  readonly attempt: number;
  /** Whether `again` asked for it. */
  readonly poll: boolean;
  /** The data of the last read that succeeded. */
  readonly known: Data | undefined;
}

/** Server data that pages show: the key it is cached by, and how it is read. */
export interface Resource<Data> {
  /** Names the question with all its inputs. `invalidate` matches it by its first words. */
  readonly key: string;
  /** @throws what observers then find as `error` */
  readonly read: (context: ReadContext<Data>) => Promise<Data>;
  /** Keeps the data after the last observer has left: shown at once next time, while it is read again. */
  readonly keep?: boolean;
  /** Data that is at hand without a read; there is none then. */
  readonly known?: () => Data | undefined;
  /**
   * Polling: milliseconds until the next read, undefined for none; told the data, undefined while there is none.
   * A poll that fails changes nothing.
   */
  readonly again?: (data: Data | undefined) => number | undefined;
  /** Frees data that is replaced or dropped, such as pixels. */
  readonly dispose?: (data: Data) => void;
}

/**
 * `idle` without a resource, `loading` until there is data, `failed` after a read that failed: data of an earlier read
 * is then stale and still there.
 */
export type ResourceState<Data> =
  | { readonly status: 'idle' | 'loading'; readonly data: undefined; readonly error: null }
  | { readonly status: 'ready'; readonly data: Data; readonly error: null }
  | { readonly status: 'failed'; readonly data: Data | undefined; readonly error: unknown };

/** The answer of a call. Every part of the page that makes the same call shares one entry; its id invalidates it. */
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
