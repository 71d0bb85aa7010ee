import { createStore } from 'jotai';
import { CONTRACT_VERSION, type HostContext, type NavLocation } from '../contracts/remotes';

export interface FakeHost extends HostContext {
  /** Everything the remote reported, in order. */
  readonly errors: unknown[];
}

/** A host for tests: memory history, its own store, recorded errors. Owns every path by default. */
export function createFakeHost({ path = '/', ...overrides }: Partial<HostContext> & { path?: string } = {}): FakeHost {
  const errors: unknown[] = [];
  return {
    contract: CONTRACT_VERSION,
    owns: () => true,
    nav: createMemoryNav(path),
    store: createStore(),
    errors,
    reportError: (error) => void errors.push(error),
    ...overrides,
  };
}

function createMemoryNav(start: string): HostContext['nav'] {
  const listeners = new Set<() => void>();
  const entries: NavLocation[] = [parse(start, null)];
  let current = 0;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getLocation: () => entries[current] as NavLocation,
    navigate(to, options) {
      if (typeof to === 'number') {
        current = Math.min(Math.max(current + to, 0), entries.length - 1);
      } else {
        const text = typeof to === 'string' ? to : `${to.pathname ?? '/'}${to.search ?? ''}${to.hash ?? ''}`;
        if (!options?.replace) current += 1;
        entries.splice(current, entries.length, parse(text, options?.state ?? null));
      }
      for (const listener of listeners) listener();
    },
  };
}

let keys = 0;

function parse(path: string, state: unknown): NavLocation {
  const { pathname, search, hash } = new URL(path, 'http://flint.test');
  keys += 1;
  return { pathname, search, hash, state, key: `entry-${keys}` };
}
