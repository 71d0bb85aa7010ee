import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { MoneyEvent, NotedEvent } from './run-event';

/** Event channels of this process; publishing without a subscriber costs nothing. */
export interface Channels {
  run: NotedEvent;
  money: MoneyEvent & { readonly requestId: string | null };
  /** An event stream to a browser was opened (1) or ended (-1). */
  stream: { readonly change: 1 | -1 };
}

type Name = keyof Channels;

const nameOf = (name: Name) => `flint:${name}`;

/** Publishes an event to the subscribers in this process. A subscriber's error does not reach the publisher. */
export function publish<N extends Name>(name: N, event: Channels[N]): void {
  channel(nameOf(name)).publish(event);
}

/** Subscribes to a channel. @returns unsubscribe */
export function listen<N extends Name>(name: N, listener: (event: Channels[N]) => void): () => void {
  const receive = (event: unknown) => listener(event as Channels[N]);
  subscribe(nameOf(name), receive);
  return () => void unsubscribe(nameOf(name), receive);
}
