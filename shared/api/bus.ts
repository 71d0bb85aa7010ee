import type { AppEvents } from '../contracts/events';
import { reportError } from './report';

type Listener<Name extends keyof AppEvents> = (payload: AppEvents[Name]) => void;

const listeners = new Map<keyof AppEvents, Set<Listener<never>>>();

/** Announces something to whoever listens, at once. One listener's error does not keep it from the others. */
export function emit<Name extends keyof AppEvents>(name: Name, payload: AppEvents[Name]): void {
  for (const listener of [...(listeners.get(name) ?? [])] as Listener<Name>[]) {
    try {
      listener(payload);
    } catch (error) {
      reportError(error, { action: `on ${name}` });
    }
  }
}

/** Listens until the returned function is called. */
export function on<Name extends keyof AppEvents>(name: Name, listener: Listener<Name>): () => void {
  const own: Listener<Name> = (payload) => listener(payload);
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(own));
  return () => void all.delete(own);
}
