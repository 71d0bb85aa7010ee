import { fetchSteering, fetchSteeringEvents } from '@flint/shared/api/releases';
import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteSteering, SteeringEvent } from '@flint/shared/contracts/releases';
import { bootAtom } from '@flint/shared/state/boot';
import { useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';

/** How many entries of the log are shown at first, and how many more each time. */
const EVENTS = 20;

interface Known {
  environment: Environment;
  remotes: readonly RemoteSteering[];
  events: readonly SteeringEvent[];
}

/** How an environment is steered; read anew when it changes, also by somebody else. */
export function useSteering(environment: Environment) {
  const [known, setKnown] = useState<Known | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [first, setFirst] = useState(EVENTS);
  const store = useStore();

  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const [remotes, events] = await Promise.all([
          fetchSteering(environment, signal),
          fetchSteeringEvents({ environment, first }, signal),
        ]);
        if (signal?.aborted) return;
        setKnown({ environment, remotes, events });
        setFailure(null);
      } catch (error) {
        if (!signal?.aborted) setFailure(error);
      }
    },
    [environment, first],
  );
  useEffect(() => {
    const abort = new AbortController();
    void load(abort.signal);
    return () => abort.abort();
  }, [load]);
  // The page's own plan tells when somebody changed something in its environment.
  useEffect(() => store.sub(bootAtom, () => void load()), [store, load]);

  const shown = known?.environment === environment ? known : null;
  return {
    /** Null until they are known. */
    remotes: shown?.remotes ?? null,
    events: shown?.events ?? [],
    /** Whether the log may go on. */
    moreEvents: (shown?.events.length ?? 0) >= first,
    showMore: () => setFirst((count) => count + EVENTS),
    failure,
    retry: () => {
      setFailure(null);
      void load();
    },
    /** Shows at once what an act answered, and what the log says of it. */
    take(steering: RemoteSteering) {
      setKnown((now) => {
        if (!now) return now;
        const remotes = now.remotes.map((one) => (one.remote === steering.remote ? steering : one));
        return { ...now, remotes };
      });
      void load();
    },
  };
}
