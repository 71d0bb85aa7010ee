import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/db/transaction';
import { lockByKey } from './releases-repository';

/**
 * Advisory lock: files of a version are not replaced or removed while it is verified and registered.
 * @param segment a version, or the segment of a preview
 */
export async function lockVersion(tx: Tx, remote: string, segment: string): Promise<void> {
  const key = createHash('sha256').update(`release ${remote} ${segment}`).digest().readBigInt64BE(0);
  await lockByKey(tx, key);
}
