import { request } from '@flint/shared/api/request';
import { getRun, type Run } from '@flint/shared/contracts/runs';
import type { Resource } from '@flint/shared/state/resource';
import { putRuns, runsAtom } from '@flint/shared/state/runs';
import { useResource } from '@flint/shared/state/use-resource';
import { useAtomValue } from 'jotai';

const runOf = (id: string): Resource<Run> => ({
  key: `run ${id}`,
  async read({ store, signal }) {
    const { run } = await request(getRun, { params: { id } }, { signal });
    putRuns(store, [run]);
    return run;
  },
});

/** A run's current state: an unfinished one is followed with all others, an older one is read once. */
export function useRun(id: string | null): Run | undefined {
  const { runs } = useAtomValue(runsAtom);
  const run = runs?.find((each) => each.id === id);
  const isUnknown = runs !== null && run === undefined;
  useResource(id !== null && isUnknown ? runOf(id) : null);
  return run;
}
