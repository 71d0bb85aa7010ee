import type { MediaTools } from '@flint/engines/spec/media-tools';
import type { RunKind } from '@flint/shared/contracts/kinds';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import type { Storage } from '../../platform/storage/storage';
import { recordRunEvent } from '../../platform/telemetry/run-log';
import { recordDelivery } from '../runs/record-delivery';
import { recordFiles } from '../runs/record-files';
import { refOf } from '../runs/run-ref';
import type { RunRow } from '../runs/tables';
import { finishFiles } from './finish-files';
import { storeFiles } from './keep-files';
import type { Delivery, MakeContext } from './kind';

/**
 * Stores everything an order delivered: its files in our storage, then their rows, the output and the accrued credits
 * in one transaction. Idempotent; a delivery after the run's end changes nothing.
 */
export async function keepDelivery<K extends RunKind>(
  deps: { db: Db; storage: Storage; tools: MediaTools | undefined },
  run: RunRow,
  delivery: Delivery<K>,
  context: MakeContext,
): Promise<void> {
  const { output } = delivery;
  const files = deps.tools ? await finishFiles(deps.tools, run, delivery.files, context) : delivery.files;
  const accrued = Math.min(delivery.accrued ?? run.price, run.price);
  const owner = { runId: run.id, userId: run.user_id, position: 0, cost: accrued };
  const rows = await storeFiles(deps.storage, owner, files);
  await transact(deps.db, async (tx) => {
    const fresh = await recordDelivery(tx, run.id, { units: run.asked, accrued, output: output ?? null });
    if (!fresh) return;
    await recordFiles(tx, rows);
    const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
    recordRunEvent(tx, refOf(run), { event: 'kept', position: owner.position, files: rows.length, bytes });
  });
}
