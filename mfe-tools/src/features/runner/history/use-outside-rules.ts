import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { listOutsideRules, type OutsideResult } from '@flint/shared/contracts/tool-runs';
import type { ToolId } from '@flint/shared/tools/tools';
import { useCallback, useEffect, useState } from 'react';

interface Found {
  readonly results: readonly OutsideResult[];
  /** Where the next look begins; null once all were looked at. */
  readonly next: string | null;
}

/** Saved results of a tool that today's rules would not let through, as far as was looked. */
export function useOutsideRules(tool: ToolId) {
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const look = useCallback(
    async (before: Found | null) => {
      setBusy(true);
      try {
        const cursor = before?.next;
        const { results, next } = await request(listOutsideRules, { query: { tool, ...(cursor && { cursor }) } });
        setFound({ results: [...(before?.results ?? []), ...results], next });
        setError(null);
      } catch (failure) {
        setError(toMessage(failure));
      }
      setBusy(false);
    },
    [tool],
  );
  useEffect(() => void look(null), [look]);
  return { found, error, busy, look: () => look(found) };
}
