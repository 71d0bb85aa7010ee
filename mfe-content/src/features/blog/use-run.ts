import { request } from '@flint/shared/api/request';
import { getRun, type Run } from '@flint/shared/contracts/runs';
import type { Resource } from '@flint/shared/state/resource';
import { putRuns, runsAtom } from '@flint/shared/state/runs';
import { useResource } from '@flint/shared/state/use-resource';
import { useAtomValue } from 'jotai';

const runOf = (id: string): Resource<Run> => ({
  key: `${getRun.id} ${id}`,
  async read({ store, signal }) {
    const { run } = await request(getRun, { params: { id } }, { signal });
    putRuns(store, [run]);
    return run;
  },
});

interface FollowedRun {
  run: Run | undefined;
  /** Why it could not be read. */
  error: unknown;
}

/** A run by its id, as its events change it; read first where it is none of the latest. */
export function useRun(id: string | null): FollowedRun {
  const { runs } = useAtomValue(runsAtom);
  const known = runs?.find((run) => run.id === id);
  const { error } = useResource(id !== null && runs !== null && !known ? runOf(id) : null);
  return { run: known, error: known ? undefined : error };
}
