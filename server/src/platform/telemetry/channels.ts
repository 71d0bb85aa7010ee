import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { MoneyEvent, NotedEvent } from './run-event';

/** Everything that can be listened to in this process; publishing without a listener costs nothing. */
export interface Channels {
  run: NotedEvent;
  money: MoneyEvent & { readonly requestId: string | null };
  /** An event stream to a browser was opened (1) or ended (-1). */
  stream: { readonly change: 1 | -1 };
}

type Name = keyof Channels;

const nameOf = (name: Name) => `flint:${name}`;

/** Announces an event to whatever listens in this process. A listener that throws does not reach the publisher. */
export function publish<N extends Name>(name: N, event: Channels[N]): void {
  channel(nameOf(name)).publish(event);
}

/** Listens to a channel. @returns unsubscribe */
export function listen<N extends Name>(name: N, listener: (event: Channels[N]) => void): () => void {
  const receive = (event: unknown) => listener(event as Channels[N]);
  subscribe(nameOf(name), receive);
  return () => void unsubscribe(nameOf(name), receive);
}
