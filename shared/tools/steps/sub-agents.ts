import { type Graph, STEPS_MAX, type Step } from './graph';

/** How deep agents run agents, below the one that is run. */
export const AGENT_DEPTH_MAX = 3;

/** An agent that a step runs, as its viewer sees it. */
export interface SubAgent extends Graph {
  readonly name: string;
  /** Told to its own writing steps. */
  readonly instructions: string;
}

/** The agents that a graph's steps run, and those that these run, by their ids. */
export type SubAgents = ReadonlyMap<string, SubAgent>;

/** The ids of the agents that steps run. */
export function agentIds(steps: readonly Step[]): string[] {
  return [
    ...new Set(steps.flatMap(({ kind, input }) => (kind === 'agent' && input.agent ? [String(input.agent)] : []))),
  ];
}

/**
 * Loads the agents of a graph, level by level; at most as many as a run may have steps.
 * @param read answers undefined for one that its viewer does not see, which is left out
 */
export async function loadSubAgents(
  { steps }: Pick<Graph, 'steps'>,
  read: (id: string) => Promise<SubAgent | undefined>,
): Promise<SubAgents> {
  const asked = new Set<string>();
  const found = new Map<string, SubAgent>();
  let level = agentIds(steps);
  for (let depth = 0; depth < AGENT_DEPTH_MAX && level.length > 0; depth++) {
    const fresh = level.filter((id) => !asked.has(id)).slice(0, STEPS_MAX - asked.size);
    const next: Step[] = [];
    for (const id of fresh) {
      asked.add(id);
      const agent = await read(id);
      if (!agent) continue;
      found.set(id, agent);
      next.push(...agent.steps);
    }
    level = agentIds(next);
  }
  return found;
}
