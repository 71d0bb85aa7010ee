import { request } from '@flint/shared/api/request';
import { type GenerationDefaults, readPreferences, savePreferences } from '@flint/shared/contracts/preferences';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { formatClock } from '@flint/shared/ui/format-time';
import { useRef, useState } from 'react';

const PREFERENCES = callResource(readPreferences, {});

/** The user's generation defaults: read when the page opens, saved with every change. */
export function usePreferences() {
  const preferences = useResource(PREFERENCES);
  const [failure, setFailure] = useState<unknown>(null);
  const [saving, setSaving] = useState(0);
  const [saved, setSaved] = useState<string | null>(null);
  const line = useRef(Promise.resolve());

  const change = (generation: GenerationDefaults) => {
    preferences.mutate(() => ({ generation }));
    setSaving((count) => count + 1);
    // Serialised: of two quick changes the later one must reach the server last.
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

  return {
    defaults: preferences.data?.generation,
    failure: failure ?? preferences.error,
    saving: saving > 0,
    saved,
    change,
    retry: preferences.reload,
  };
}
