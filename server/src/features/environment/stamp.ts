import type { Environment } from '@flint/shared/contracts/boot';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/transaction';
import { insertStamp } from './stamp-repository';

/** Stamps a database without a stamp, with an audit entry. */
export async function stamp(tx: Tx, environment: Environment): Promise<void> {
  if (!(await insertStamp(tx, environment))) return;
  const detail = { to: environment };
  await audit(tx, { actor: 'system', action: 'environment.stamp', target: 'database', detail });
}
