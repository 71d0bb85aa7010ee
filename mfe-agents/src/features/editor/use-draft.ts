import type { ServedBy } from '@flint/shared/contracts/providers';
import { useResource } from '@flint/shared/state/use-resource';
import { checkGraph } from '@flint/shared/tools/steps/check-graph';
import type { Graph, GraphFault } from '@flint/shared/tools/steps/graph';
import { loadGraphTools } from '@flint/shared/tools/steps/load-graph-tools';
import type { ToolDefinitions } from '@flint/shared/tools/steps/slots';
import type { SubAgents } from '@flint/shared/tools/steps/sub-agents';
import { useState } from 'react';
import { useFilmedBy } from '../templates/use-filmed-by';
import * as drafts from './draft';
import { type Keeper, useAutosave } from './use-autosave';
import { useWholeGraph } from './use-whole-graph';

/** What is known of a graph that is edited. */
export interface KnownGraph {
  /** With the steps of the agents that it runs. */
  readonly whole: Graph;
  readonly tools: ToolDefinitions;
  readonly agents: SubAgents;
  /** Who makes the films of this server; undefined while it is not known. */
  readonly filmedBy: ServedBy | undefined;
}

export interface EditedDraft {
  readonly now: drafts.Draft;
  readonly graph: Graph;
  readonly known: KnownGraph;
  readonly faults: readonly GraphFault[];
  /** @param typing the text field that changed, if one did */
  readonly edit: (next: drafts.Draft, typing?: string) => void;
  /** Undefined where there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly saved: ReturnType<typeof useAutosave>;
}

/** The definitions of the tools that a graph uses; undefined while they load. */
export function useGraphTools(graph: Pick<Graph, 'steps'>): ToolDefinitions | undefined {
  const used = graph.steps.map(({ input }) => `${input.tool ?? ''} ${(input.input as { tool?: string })?.tool ?? ''}`);
  return useResource({ key: `graph-tools of ${used.join(' ')}`, read: () => loadGraphTools(graph) }).data;
}

/** A draft with its history, its faults, and what keeps it. @param id the agent that it is of, where it has one */
export function useDraft(start: drafts.Draft, keeper: Keeper, onEdit: () => void, id?: string): EditedDraft {
  const [history, setHistory] = useState(() => drafts.openHistory(start));
  const { now } = history;
  const graph = drafts.draftGraph(now);
  const { graph: whole, agents, faults, isKnown } = useWholeGraph(graph, id);
  const tools = useGraphTools(whole) ?? {};
  const filmedBy = useFilmedBy();
  const saved = useAutosave(keeper, now);
  const show = (next: drafts.History) => {
    setHistory(next);
    onEdit();
    saved.note(next.now);
  };
  return {
    ...{ now, graph, known: { whole, tools, agents, filmedBy }, saved },
    faults: now.steps.length === 0 || !isKnown || faults.length > 0 ? faults : checkGraph(whole, tools, filmedBy),
    edit: (next, typing) => show(drafts.change(history, next, typing)),
    undo: history.past.length === 0 ? undefined : () => show(drafts.undo(history)),
    redo: history.future.length === 0 ? undefined : () => show(drafts.redo(history)),
  };
}
