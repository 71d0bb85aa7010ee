import type { AppEvents } from '../contracts/events';
import { reportError } from './report';

type Listener<Name extends keyof AppEvents> = (payload: AppEvents[Name]) => void;

const listeners = new Map<keyof AppEvents, Set<Listener<never>>>();

/**
 * Event bus: calls every listener of an event synchronously. A listener's error is reported and does not stop the
 * others.
 */
export function emit<Name extends keyof AppEvents>(name: Name, payload: AppEvents[Name]): void {
  for (const listener of [...(listeners.get(name) ?? [])] as Listener<Name>[]) {
    try {
      listener(payload);
    } catch (error) {
      reportError(error, { action: `on ${name}` });
    }
  }
}

/**
 * Subscribes to an event.
 * @returns the function that unsubscribes
 */
export function on<Name extends keyof AppEvents>(name: Name, listener: Listener<Name>): () => void {
  const own: Listener<Name> = (payload) => listener(payload);
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(own));
  return () => void all.delete(own);
}
