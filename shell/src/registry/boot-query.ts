import { fetchPlan } from '@flint/shared/api/releases';
import type { Boot } from '@flint/shared/contracts/boot';
import { lastGoodPlan } from './last-good-plan';

/**
 * Asks the control plane which remotes this viewer gets, for a page that came without the answer. While it does not
 * answer, the last plan it gave this browser is good.
 */
export async function queryBoot(): Promise<Boot> {
  const plan = await fetchPlan().catch((error: unknown) => {
    const last = lastGoodPlan();
    if (last) return last;
    throw error;
  });
  // The page came from the origin that answered, so the API is there too.
  return { ...plan, apiUrl: '/', session: null };
}
