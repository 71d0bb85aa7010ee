import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { loadTool } from '@flint/shared/tools/load';
import type { ToolId } from '@flint/shared/tools/tools';
import { use, useCallback, useEffect, useState } from 'react';

type Loaded =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'there'; readonly id: ToolId; readonly definition: AnyToolDefinition };

const there = new Map<ToolId, AnyToolDefinition>();
const awaited = new Map<ToolId, Promise<AnyToolDefinition | undefined>>();

async function fetchDefinition(id: ToolId): Promise<AnyToolDefinition> {
  const definition = await loadTool(id);
  there.set(id, definition);
  return definition;
}

/** What is known without waiting. */
function knownOf(id: ToolId): Loaded {
  const definition = there.get(id);
  return definition ? { state: 'there', id, definition } : { state: 'loading' };
}

/** A tool's definition, fetched when its page opens. */
export function useDefinition(id: ToolId) {
  const [loaded, setLoaded] = useState(() => knownOf(id));
  const load = useCallback(() => {
    let wanted = true;
    const take = (next: Loaded) => wanted && setLoaded(next);
    take(knownOf(id));
    if (there.has(id)) return undefined;
    fetchDefinition(id).then(
      (definition) => take({ state: 'there', id, definition }),
      () => take({ state: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  useEffect(load, [load]);
  return { loaded, reload: () => void load() };
}

/**
 * A tool's definition for a page that is shown whole or not at all: it suspends until the definition is there, or is
 * known not to come. Undefined then; the runner says why.
 */
export function useWholeDefinition(id: ToolId): AnyToolDefinition | undefined {
  const kept = awaited.get(id) ?? fetchDefinition(id).catch(() => undefined);
  awaited.set(id, kept);
  return use(kept);
}
