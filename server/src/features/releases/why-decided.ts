import type { Environment } from '@flint/shared/contracts/boot';
import type { Decision } from '@flint/shared/contracts/releases';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { Db } from '../../platform/db/database';
import { steeringEvents } from './steering-log';

/** A decision with who made it so, when, and why. */
export async function withAuthor(
  db: Db,
  environment: Environment,
  remote: RemoteName,
  decision: Decision,
  killed: boolean,
): Promise<Decision> {
  const action = actionBehind(decision, killed);
  const [event] = action
    ? await steeringEvents(db, { environment, remote, first: 1, action: `release.${action}` })
    : [];
  if (!event) return decision;
  const at = `${event.at.slice(0, 16).replace('T', ' ')} UTC`;
  return { ...decision, because: `${decision.because} ${event.what} by ${event.who}, ${at}: ${event.why}` };
}

/** The action that a decision follows from; undefined where it follows from the rules alone. */
function actionBehind({ reason }: Decision, killed: boolean): string | undefined {
  if (reason === 'TARGETING_MATCH') return 'override';
  if (reason !== 'DISABLED') return undefined;
  return killed ? 'kill' : 'disable';
}
