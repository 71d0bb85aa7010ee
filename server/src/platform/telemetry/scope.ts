import { AsyncLocalStorage } from 'node:async_hooks';

/** What work is done for: carried along its asynchronous calls, so that deep code need not be handed it. */
export interface Scope {
  /** The HTTP request, or the one that ordered the run. */
  readonly requestId?: string | null;
  readonly runId?: string;
  readonly userId?: string;
  /** The last step of this workflow that was taken from its checkpoint; set by `runStep`. */
  replayed?: string | undefined;
}

const storage = new AsyncLocalStorage<Scope>();

/** Does work in a scope; what it starts inherits it. */
export function inScope<T>(scope: Scope, work: () => T): T {
  return storage.run(scope, work);
}

/** The innermost scope; an empty one outside any. */
export function currentScope(): Scope {
  return storage.getStore() ?? {};
}
