import { loadTool } from '../load';
import { findTool } from '../tools';
import { type Graph, innerStep, type Step } from './graph';
import type { ToolDefinitions } from './slots';

/** Loads the definitions of the tools that a graph uses; an unknown one is left out. */
export async function loadGraphTools({ steps }: Pick<Graph, 'steps'>): Promise<ToolDefinitions> {
  const used = steps.flatMap((step) => [step, ...(innerStep(step) ? [innerStep(step) as Step] : [])]);
  const rows = used.flatMap(({ kind, input }) => (kind === 'tool' ? (findTool(String(input.tool)) ?? []) : []));
  return Object.fromEntries(await Promise.all(rows.map(async ({ id }) => [id, await loadTool(id)] as const)));
}
