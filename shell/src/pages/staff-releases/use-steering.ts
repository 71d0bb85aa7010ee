import { fetchSteering, fetchSteeringEvents } from '@flint/shared/api/releases';
import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteSteering, SteeringEvent } from '@flint/shared/contracts/releases';
import { bootAtom } from '@flint/shared/state/boot';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { useStore } from 'jotai';
import { useEffect } from 'react';

/** Page size of the log. */
const EVENTS = 20;

interface Steering {
  readonly remotes: readonly RemoteSteering[];
  readonly events: readonly SteeringEvent[];
  /** Number of requested log entries. */
  readonly first: number;
}

const steeringOf = (environment: Environment): Resource<Steering> => ({
  key: `steering ${environment}`,
  async read({ signal, known: { first } = { first: EVENTS } }) {
    const [remotes, events] = await Promise.all([
      fetchSteering(environment, signal),
      fetchSteeringEvents({ environment, first }, signal),
    ]);
    return { remotes, events, first };
  },
});

/** The steering of an environment; read again when it changes, also by others. */
export function useSteering(environment: Environment) {
  const { data, error, reload, mutate } = useResource(steeringOf(environment));
  const store = useStore();
  // The page's own plan changes with its environment's steering.
  useEffect(() => store.sub(bootAtom, reload), [store, reload]);

  return {
    remotes: data?.remotes,
    events: data?.events ?? [],
    /** Whether there may be more entries. */
    moreEvents: data !== undefined && data.events.length >= data.first,
    showMore() {
      mutate((known) => known && { ...known, first: known.first + EVENTS });
      reload();
    },
    failure: error,
    retry: reload,
    /** Shows an action's answer at once, then reads its log entry. */
    take(steering: RemoteSteering) {
      mutate((known) => {
        if (!known) return known;
        const remotes = known.remotes.map((one) => (one.remote === steering.remote ? steering : one));
        return { ...known, remotes };
      });
      reload();
    },
  };
}
