import type { RunRow } from './tables';

declare module '../../platform/composition/contributions' {
  interface Contributions {
    again: AgainRule;
  }
}

/** How ended runs are run again: as new, newly priced runs. */
export interface AgainRule {
  /** Whether it is for a run; left out by the rule for all runs that have none of their own. */
  matches?(run: RunRow): boolean;
  start(run: RunRow, key: string | undefined): Promise<RunRow>;
}

export interface AgainRegistry {
  /** Registers a listener that is called with the ended and the new run, for every rule. */
  onStarted(listener: (ended: RunRow, started: RunRow) => Promise<void>): void;
  /** @throws Error when not exactly one rule is for the run; what the rule throws */
  start(run: RunRow, key: string | undefined): Promise<RunRow>;
}

/** @param contributed the rules of all features; their order does not matter */
export function createAgainRegistry(contributed: () => readonly AgainRule[]): AgainRegistry {
  const listeners: ((ended: RunRow, started: RunRow) => Promise<void>)[] = [];
  return {
    onStarted: (listener) => void listeners.push(listener),
    async start(run, key) {
      const started = await ruleFor(run, contributed()).start(run, key);
      for (const listener of listeners) await listener(run, started);
      return started;
    },
  };
}

function ruleFor(run: RunRow, rules: readonly AgainRule[]): AgainRule {
  const own = rules.filter(({ matches }) => matches?.(run));
  const [rule, second] = own.length > 0 ? own : rules.filter(({ matches }) => !matches);
  if (!rule) throw new Error(`No feature starts runs of kind ${run.kind} again.`);
  if (second) throw new Error(`Two features start this run of kind ${run.kind} again.`);
  return rule;
}
