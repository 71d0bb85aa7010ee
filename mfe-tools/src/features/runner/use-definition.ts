import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { loadTool } from '@flint/shared/tools/load';
import type { ToolId } from '@flint/shared/tools/tools';
import { use } from 'react';

const there = new Map<ToolId, AnyToolDefinition>();
const awaited = new Map<ToolId, Promise<AnyToolDefinition | undefined>>();

async function fetchDefinition(id: ToolId): Promise<AnyToolDefinition> {
  const definition = await loadTool(id);
  there.set(id, definition);
  return definition;
}

const definitionOf = (id: ToolId): Resource<AnyToolDefinition> => ({
  key: `tool ${id}`,
  known: () => there.get(id),
  read: () => fetchDefinition(id),
});

/** A tool's definition, loaded when its page opens. */
export const useDefinition = (id: ToolId) => useResource(definitionOf(id));

/**
 * Suspends until a tool's definition has loaded or failed, for prerendered pages. Undefined after a failure; the runner
 * shows the reason.
 */
export function useWholeDefinition(id: ToolId): AnyToolDefinition | undefined {
  const kept = awaited.get(id) ?? fetchDefinition(id).catch(() => undefined);
  awaited.set(id, kept);
  return use(kept);
}
