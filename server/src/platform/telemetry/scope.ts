import { AsyncLocalStorage } from 'node:async_hooks';

/** Context of work (run, request), propagated through asynchronous calls by AsyncLocalStorage. */
export interface Scope {
  /** The HTTP request, or the one that ordered the run. */
  readonly requestId?: string | null;
  readonly runId?: string;
  readonly userId?: string;
  /** The run's kind. */
  readonly kind?: string;
  /** The provider that was asked last for this run; set by `exchange`. */
  provider?: string;
  /** The last step of this workflow that was replayed from its checkpoint; set by `runStep`. */
  replayed?: string | undefined;
  /** The API key that the request is made with: its orders count for the key's cap. */
  apiKey?: { readonly id: string; readonly name: string };
  /** The most whole credits that an order of this request may hold. */
  maxCredits?: number;
}

const storage = new AsyncLocalStorage<Scope>();

/** Does work in a scope, which its asynchronous calls inherit. */
export function inScope<T>(scope: Scope, work: () => T): T {
  return storage.run(scope, work);
}

/** The innermost scope; an empty one outside any. */
export function currentScope(): Scope {
  return storage.getStore() ?? {};
}
