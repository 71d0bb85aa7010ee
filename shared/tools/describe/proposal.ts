import type { Fields } from '../fields';
import { checkGraph } from '../steps/check-graph';
import type { Graph, GraphFault, Step } from '../steps/graph';
import { loadGraphTools } from '../steps/load-graph-tools';

/** Most characters of a description. */
export const DESCRIPTION_MAX = 1_000;

/** Steps that are proposed for what a person asked for in words. Nothing is kept until it is taken. */
export interface Proposal extends Graph {
  readonly inputs: Fields;
  readonly steps: readonly Step[];
  /** What is to be set elsewhere, or is done in another way than asked; a sentence each. */
  readonly notes: readonly string[];
  /** The parts that were not understood, in the person's own words. */
  readonly unread: readonly string[];
}

/** The faults of a proposal, by the check that stands before saving and running. */
export async function proposalFaults(proposal: Graph): Promise<GraphFault[]> {
  return checkGraph(proposal, await loadGraphTools(proposal));
}
