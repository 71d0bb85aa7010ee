import { request } from '@flint/shared/api/request';
import { getRun } from '@flint/shared/contracts/runs';
import type { Started } from '@flint/shared/state/start-paid';

interface Early {
  accepted?: Started | undefined;
  finished?: { runId: string; balance: number } | undefined;
}

/**
 * The run of an order, whether the server is still working on it or has already finished it.
 * @throws as `request`
 */
export async function toStarted({ accepted, finished }: Early): Promise<Started> {
  if (accepted) return accepted;
  if (!finished) throw new Error('Neither accepted nor finished');
  const { run } = await request(getRun, { params: { id: finished.runId } });
  return { run, balance: finished.balance };
}
