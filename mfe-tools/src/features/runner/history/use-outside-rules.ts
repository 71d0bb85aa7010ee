import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { listOutsideRules, type OutsideResult } from '@flint/shared/contracts/tool-runs';
import { loadNext, pagedResource } from '@flint/shared/state/pages';
import { useResource } from '@flint/shared/state/use-resource';
import type { ToolId } from '@flint/shared/tools/tools';
import { useStore } from 'jotai';

const outsideOf = (tool: ToolId) =>
  pagedResource<OutsideResult>(`${listOutsideRules.id} ${tool}`, async (cursor, { signal }) => {
    const query = { tool, ...(cursor !== undefined && { cursor }) };
    const { results, next } = await request(listOutsideRules, { query }, { signal });
    return { items: results, next };
  });

/** Saved results of a tool that break current rules, as far as checked. */
export function useOutsideRules(tool: ToolId) {
  const store = useStore();
  const resource = outsideOf(tool);
  const { data: found, status, error, reload } = useResource(resource);
  const failure = error ?? found?.moreError ?? null;
  return {
    found,
    error: failure === null ? null : toMessage(failure),
    busy: status === 'loading' || found?.more === 'loading',
    look: () => (found ? void loadNext(store, resource) : reload()),
  };
}
