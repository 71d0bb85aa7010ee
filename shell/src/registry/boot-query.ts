import { fetchPlan } from '@flint/shared/api/releases';
import type { Boot } from '@flint/shared/contracts/boot';
import { lastGoodPlan } from './last-good-plan';

/**
 * Asks the control plane for the release plan, for a page that was served without one. Falls back to the last plan that
 * this browser stored.
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
