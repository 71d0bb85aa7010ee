import { atom, useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import type { Resource, ResourceState } from './resource';
import { mutate, observe, reload, resourceAtom } from './resources';

const IDLE: ResourceState<never> = { status: 'idle', data: undefined, error: null };
const idleAtom = atom(() => IDLE);
const LOADING: ResourceState<never> = { status: 'loading', data: undefined, error: null };

export type Loaded<Data> = ResourceState<Data> & {
  /** Reads again, as after a failure. */
  readonly reload: () => void;
  /** Changes the data, for example to an action's answer. Undefined changes nothing. */
  readonly mutate: (change: (data: Data | undefined) => Data | undefined) => void;
};

/** Server data of a component: read when it mounts and when the key changes. Null reads nothing. */
export function useResource<Data>(resource: Resource<Data> | null): Loaded<Data> {
  const store = useStore();
  const key = resource?.key ?? null;
  const stateAtom = useMemo(() => (key === null ? idleAtom : resourceAtom({ key } as Resource<Data>)), [key]);
  const state: ResourceState<Data> | undefined = useAtomValue(stateAtom);
  const begin = useEffectEvent((_key: string) => (resource ? observe(store, resource) : undefined));
  useEffect(() => (key === null ? undefined : begin(key)), [key]);

  const again = useCallback(() => void (key !== null && reload(store, { key })), [store, key]);
  return {
    ...(state ?? initial(resource)),
    reload: again,
    mutate: (change) => {
      if (resource) mutate(store, resource, change);
    },
  };
}

function initial<Data>(resource: Resource<Data> | null): ResourceState<Data> {
  const data = resource?.known?.();
  return data === undefined ? LOADING : { status: 'ready', data, error: null };
}
