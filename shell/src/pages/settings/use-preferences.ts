import { request } from '@flint/shared/api/request';
import { type GenerationDefaults, readPreferences, savePreferences } from '@flint/shared/contracts/preferences';
import { formatClock } from '@flint/shared/ui/format-time';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The user's generation defaults: read when the page opens, kept with every change, newest last. */
export function usePreferences() {
  const [defaults, setDefaults] = useState<GenerationDefaults | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [saving, setSaving] = useState(0);
  const [saved, setSaved] = useState<string | null>(null);
  const line = useRef(Promise.resolve());

  const load = useCallback((signal?: AbortSignal) => {
    setFailure(null);
    request(readPreferences, {}, { signal }).then(
      ({ generation }) => setDefaults(generation),
      (error: unknown) => {
        if (!signal?.aborted) setFailure(error);
      },
    );
  }, []);
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal);
    return () => abort.abort();
  }, [load]);

  const change = (generation: GenerationDefaults) => {
    setDefaults(generation);
    setSaving((count) => count + 1);
    // One after the other: of two quick changes the later one must win on the server, too.
    line.current = line.current.then(async () => {
      try {
        await request(savePreferences, { body: { generation } });
        setFailure(null);
        setSaved(formatClock(new Date()));
      } catch (error) {
        setFailure(error);
      } finally {
        setSaving((count) => count - 1);
      }
    });
  };

  return { defaults, failure, saving: saving > 0, saved, change, retry: () => load() };
}
