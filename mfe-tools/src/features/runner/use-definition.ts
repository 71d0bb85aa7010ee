import type { ToolId } from '@flint/shared/contracts/tools';
import type { AnyToolDefinition } from '@flint/shared/contracts/tools/definition';
import { loadTool } from '@flint/shared/contracts/tools/load';
import { useCallback, useEffect, useState } from 'react';

type Loaded =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'there'; readonly id: ToolId; readonly definition: AnyToolDefinition };

/** A tool's definition, fetched when its page opens. */
export function useDefinition(id: ToolId) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const load = useCallback(() => {
    let wanted = true;
    const take = (next: Loaded) => wanted && setLoaded(next);
    take({ state: 'loading' });
    loadTool(id).then(
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
