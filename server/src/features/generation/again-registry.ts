import type { RunRow } from '../runs/tables';

/** How certain ended runs are run again: as new, newly priced runs. */
export interface AgainRule {
  /** Whether this rule applies to a run; of several, the one added last is used. */
  matches(run: RunRow): boolean;
  start(run: RunRow, key: string | undefined): Promise<RunRow>;
}

export interface AgainRegistry {
  add(rules: readonly AgainRule[]): void;
  /** Registers a listener that is called with the ended and the new run, for every rule. */
  onStarted(listener: (ended: RunRow, started: RunRow) => Promise<void>): void;
  /** @throws Error when no rule matches; what the rule throws */
  start(run: RunRow, key: string | undefined): Promise<RunRow>;
}

export function createAgainRegistry(): AgainRegistry {
  const rules: AgainRule[] = [];
  const listeners: ((ended: RunRow, started: RunRow) => Promise<void>)[] = [];
  return {
    add: (more) => void rules.push(...more),
    onStarted: (listener) => void listeners.push(listener),
    async start(run, key) {
      const rule = rules.findLast(({ matches }) => matches(run));
      if (!rule) throw new Error(`No feature starts runs of kind ${run.kind} again.`);
      const started = await rule.start(run, key);
      for (const listener of listeners) await listener(run, started);
      return started;
    },
  };
}
