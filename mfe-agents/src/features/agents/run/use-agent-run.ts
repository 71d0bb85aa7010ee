import { request } from '@flint/shared/api/request';
import { agentRun, agentRunStatus } from '@flint/shared/contracts/agent-runs';
import { isEnded, type RunStatus } from '@flint/shared/contracts/runs';
import { callResource, type Resource } from '@flint/shared/state/resource';
import { reload } from '@flint/shared/state/resources';
import { runsAtom } from '@flint/shared/state/runs';
import { useResource } from '@flint/shared/state/use-resource';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

/** After this long without news by the stream of runs its status is asked for, in milliseconds. */
const SILENCE_MS = 10_000;
/** How soon after its start the status is asked for a second time: the stream may not know the run yet. */
const FIRST_MS = 1_000;

const detailOf = (id: string) => callResource(agentRun, { params: { id } });

/** When the stream last told of each run. */
const heard = new Map<string, number>();

/** Statuses of newer servers count as under way. */
const isOver = (status: string) =>
  ['completed', 'failed', 'cancelled'].includes(status) && isEnded(status as RunStatus);

interface Looked {
  readonly status: string;
  readonly looks: number;
}

/** The status of a run: asked for after its start and while the stream is silent. What it finds is read in full. */
const statusOf = (id: string): Resource<Looked> => ({
  key: `${agentRunStatus.id} ${id}`,
  async read({ signal, store, poll, known }) {
    const silence = Date.now() - (heard.get(id) ?? 0);
    if (poll && known && silence < SILENCE_MS && known.looks > 1) return { ...known, looks: known.looks + 1 };
    const { status } = await request(agentRunStatus, { params: { id } }, { signal });
    if (poll) reload(store, detailOf(id));
    return { status, looks: (known?.looks ?? 0) + 1 };
  },
  again: (looked) => (looked && isOver(looked.status) ? undefined : (looked?.looks ?? 0) < 2 ? FIRST_MS : SILENCE_MS),
});

/** A run of an agent as it happens, followed by the one stream of runs. */
export function useAgentRun(id: string) {
  const detail = useResource(detailOf(id));
  const isUnderWay = detail.data === undefined || !isOver(detail.data.run.status);
  useResource(isUnderWay ? statusOf(id) : null);
  const told = useAtomValue(runsAtom).runs?.find((run) => run.id === id);
  const follow = useEffectEvent(() => {
    heard.set(id, Date.now());
    if (isUnderWay) detail.reload();
  });
  useEffect(() => {
    if (told) follow();
  }, [told]);
  return detail;
}
