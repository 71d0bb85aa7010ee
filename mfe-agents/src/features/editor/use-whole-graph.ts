import { request } from '@flint/shared/api/request';
import { getAgent } from '@flint/shared/contracts/agents';
import { useResource } from '@flint/shared/state/use-resource';
import { type ExpandedGraph, expandAgents } from '@flint/shared/tools/steps/expand-agents';
import type { Graph, Step } from '@flint/shared/tools/steps/graph';
import { agentIds, loadSubAgents, type SubAgent, type SubAgents } from '@flint/shared/tools/steps/sub-agents';
import { isMissing } from '../templates/missing-page';

const NONE: SubAgents = new Map();

/** A graph with the steps of the agents that it runs. */
export interface WholeGraph extends ExpandedGraph {
  readonly agents: SubAgents;
  /** False while its agents load. */
  readonly isKnown: boolean;
}

/** @param id the agent that the graph is of, where it has one */
export function useWholeGraph(graph: Graph, id?: string): WholeGraph {
  const ids = agentIds(graph.steps);
  const { data } = useResource<SubAgents>(
    ids.length === 0
      ? null
      : {
          key: `agents of steps ${ids.join(' ')}`,
          read: ({ signal }) => loadSubAgents(graph, (each) => read(each, signal)),
        },
  );
  const agents = ids.length === 0 ? NONE : data;
  if (!agents) return { graph, faults: [], agents: NONE, isKnown: false };
  return { ...expandAgents(graph, agents, id), agents, isKnown: true };
}

async function read(id: string, signal: AbortSignal): Promise<SubAgent | undefined> {
  try {
    const { agent } = await request(getAgent, { params: { id } }, { signal });
    return { ...agent, steps: agent.steps as Step[] };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
