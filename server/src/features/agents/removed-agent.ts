import type { Tx } from '../../platform/db/transaction';

/** An agent that users see no more. */
export interface RemovedAgent {
  readonly id: string;
  /** As those users saw it; null where its name is not known any more. */
  readonly name: string | null;
  readonly reason: 'deleted' | 'unpublished';
  /** The user who still has it; null where nobody does. */
  readonly keeper: string | null;
  /** The user who took it away; null where that is not known. */
  readonly remover: string | null;
}

declare module '../../platform/composition/contributions' {
  interface Contributions {
    /** Ends what users set up with an agent, in the transaction that takes it from them. */
    agentRemoved: (tx: Tx, removed: RemovedAgent) => Promise<void>;
  }
}
