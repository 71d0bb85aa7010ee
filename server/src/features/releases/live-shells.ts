import type { Environment } from '@flint/shared/contracts/boot';
import { CONTRACT_VERSION, type RemoteName, satisfies } from '@flint/shared/contracts/remotes';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { findLiveContracts, upsertShell } from './live-shells-repository';

/** Interval at which a server notes its shell, in milliseconds. */
export const ANNOUNCE_MS = 60_000;
/** A shell counts as live for so long after a server noted it, in seconds: pages that have it open end by then, or reload. */
const LIVE_SECONDS = 15 * 60;

/** Notes that this server serves its shell in the environment. */
export function announceShell(db: Db, environment: Environment): Promise<void> {
  return upsertShell(db, environment, CONTRACT_VERSION);
}

/** What a contract range does not fit: a shell that is live in the environment, in words; undefined when it fits all. */
export async function rangeFault(
  tx: Tx,
  remote: RemoteName,
  environment: Environment,
  requires: string,
): Promise<string | undefined> {
  const live = new Set([CONTRACT_VERSION, ...(await findLiveContracts(tx, environment, LIVE_SECONDS))]);
  const other = [...live].find((contract) => !satisfies(contract, requires));
  if (other === undefined) return undefined;
  return `${remote} needs contract ${requires}, and a shell that is live in ${environment} provides ${other}. Deploy a shell that provides it first.`;
}
