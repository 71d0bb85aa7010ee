import { agentRuns } from '@flint/shared/contracts/agent-runs';
import { getHref } from '@flint/shared/contracts/routes';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { LatestJobs } from '../../jobs/job-list';

const RUNS = callResource(agentRuns, { query: {} });

const hrefOf = ({ id, agentId }: StepJob) => getHref('agent', { id: agentId ?? '', run: id });

/** The viewer's latest runs of agents. @param agentId of this agent alone */
export function RunList({ agentId }: { agentId?: string }) {
  const { data } = useResource(RUNS);
  const runs = (data?.runs ?? []).filter((run) => agentId === undefined || run.agentId === agentId);
  return <LatestJobs title="Your latest runs" jobs={runs} hrefOf={hrefOf} />;
}
