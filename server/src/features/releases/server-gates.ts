import type { Environment } from '@flint/shared/contracts/boot';
import type { Call } from '@flint/shared/contracts/call';
import type { RemotePage } from '@flint/shared/contracts/remote-page';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { Tx } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import type { Bundled } from './bundled-releases';
import { callsFault } from './check-calls';
import { checkTaken } from './check-pages';
import { livePages } from './live-pages';
import { rangeFault } from './live-shells';
import { readState } from './releases-repository';

interface Gated {
  readonly remote: RemoteName;
  readonly environment: Environment;
  /** Contract range. */
  readonly requires: string;
  readonly routes: readonly RemotePage[];
  /** The list of calls it was built with; undefined where it has none. */
  readonly callsFile: Uint8Array | undefined;
  readonly force: boolean | undefined;
}

/**
 * The gates that the server holds: contract range, calls, and paths of other remotes.
 * @param calls what this server answers
 * @returns what was passed over by force, for the log; empty without force
 * @throws AppError `invalid_input` with the first fault
 */
export async function passServerGates(
  tx: Tx,
  bundled: Bundled,
  { remote, environment, requires, routes, callsFile, force }: Gated,
  calls: readonly Call[],
): Promise<string> {
  const faults = [await rangeFault(tx, remote, environment, requires), callsFault(callsFile, calls)].filter(
    (fault) => fault !== undefined,
  );
  if (faults[0] && !force) throw new AppError('invalid_input', faults[0]);
  checkTaken(routes, environment, livePages(await readState(tx), bundled, environment, remote));
  return force ? `, forced${faults.map((fault) => `: ${fault}`).join('')}` : '';
}
