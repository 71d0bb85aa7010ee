import { request } from '@flint/shared/api/request';
import { agentRuns } from '@flint/shared/contracts/agent-runs';
import {
  type Balance,
  type Costs,
  creditsBalance,
  creditsCosts,
  creditsTransactions,
  TRANSACTION_LIMIT,
  type Transaction,
} from '@flint/shared/contracts/credits';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { listTemplateJobs } from '@flint/shared/contracts/templates';
import { tellBalance } from '@flint/shared/state/credits';
import type { Resource } from '@flint/shared/state/resource';
import { sessionAtom } from '@flint/shared/state/session';

/** What the credits page shows first, put together from five calls; a part that failed is empty. */
export interface Overview {
  readonly credits: Balance | null;
  readonly transactions: readonly Transaction[];
  readonly templateJobs: readonly StepJob[];
  readonly agentRuns: readonly StepJob[];
  readonly costs: Costs | null;
}

/**
 * Reads the overview.
 * @param limit of the transactions
 * @throws Error `Failed to fetch credits` when every part failed
 */
export async function loadOverview({ limit = TRANSACTION_LIMIT } = {}): Promise<Overview> {
  const parts = await Promise.allSettled([
    request(creditsBalance, { query: {} }),
    request(creditsTransactions, { query: { limit } }),
    request(listTemplateJobs, { query: {} }),
    request(agentRuns, { query: {} }),
    request(creditsCosts, {}),
  ]);
  if (parts.every(({ status }) => status === 'rejected')) throw new Error('Failed to fetch credits');
  const [credits, transactions, jobs, runs, costs] = parts;
  return {
    credits: fulfilled(credits) ?? null,
    transactions: fulfilled(transactions)?.transactions ?? [],
    templateJobs: fulfilled(jobs)?.jobs ?? [],
    agentRuns: fulfilled(runs)?.runs ?? [],
    costs: fulfilled(costs)?.costs ?? null,
  };
}

const fulfilled = <Value>(part: PromiseSettledResult<Value>) => (part.status === 'fulfilled' ? part.value : undefined);

/** The overview of the viewer; the header shows its balance too. */
export const OVERVIEW: Resource<Overview> = {
  key: 'creditsOverview',
  async read({ store }) {
    const overview = await loadOverview();
    const viewer = store.get(sessionAtom).user;
    if (viewer && overview.credits) tellBalance(store, viewer.id, overview.credits);
    return overview;
  },
};
