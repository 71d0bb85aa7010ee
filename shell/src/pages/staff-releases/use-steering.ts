import { fetchSteering, fetchSteeringEvents } from '@flint/shared/api/releases';
import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteSteering, SteeringEvent } from '@flint/shared/contracts/releases';
import { bootAtom } from '@flint/shared/state/boot';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { useStore } from 'jotai';
import { useEffect } from 'react';

/** How many entries of the log are shown at first, and how many more each time. */
const EVENTS = 20;

interface Steering {
  readonly remotes: readonly RemoteSteering[];
  readonly events: readonly SteeringEvent[];
  /** How many entries of the log were asked for. */
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

/** How an environment is steered; read again when it changes, also when another person changes it. */
export function useSteering(environment: Environment) {
  const { data, error, reload, mutate } = useResource(steeringOf(environment));
  const store = useStore();
  // The page's own plan changes when the steering of its environment does.
  useEffect(() => store.sub(bootAtom, reload), [store, reload]);

  return {
    remotes: data?.remotes,
    events: data?.events ?? [],
    /** Whether the log may go on. */
    moreEvents: data !== undefined && data.events.length >= data.first,
    showMore() {
      mutate((known) => known && { ...known, first: known.first + EVENTS });
      reload();
    },
    failure: error,
    retry: reload,
    /** Shows at once what an act answered, and what the log says of it. */
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
