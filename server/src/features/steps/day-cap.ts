import type { Tx } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import { secondsBetween, utcDay } from '../runs/utc-day';
import { lockAgentDay, sumAgentDay } from './steps-repository';
import type { StepJobRow } from './tables';

type Capped = Pick<StepJobRow, 'user_id' | 'agent_id' | 'daily_cap'>;

/**
 * Credits that an agent's runs of one user may still cost today, UTC: charges, and prices of what is under way, count.
 * Null without a cap. Moves of such runs wait for each other here, until the transaction ends.
 */
export async function readLeftToday(tx: Tx, job: Capped, now: Date): Promise<number | null> {
  const { user_id: userId, agent_id: agentId, daily_cap: cap } = job;
  if (cap === null || agentId === null) return null;
  await lockAgentDay(tx, userId, agentId);
  return Math.max(0, cap - (await sumAgentDay(tx, userId, agentId, utcDay(now).start)));
}

/** How long a run is left alone that stopped at the cap of a day: what others cost may turn out less than they may cost. */
const LEFT_ALONE_MS = 3_600_000;

/** A run that stopped at the cap of a day is looked at again where that was before this moment, and on the next day. */
export function lookAgainBefore(now: Date): Date {
  return new Date(Math.max(utcDay(now).start.getTime(), now.getTime() - LEFT_ALONE_MS));
}

/** Refuses a run where nothing is left for today. @throws AppError `spend_cap` with the cap and when the day ends */
export async function assertLeftToday(tx: Tx, job: Capped): Promise<void> {
  const now = new Date();
  if ((await readLeftToday(tx, job, now)) !== 0) return;
  const { end } = utcDay(now);
  throw new AppError(
    'spend_cap',
    `This agent may spend ${job.daily_cap} credits a day, and has. The day ends at ${end.toISOString()}.`,
    { retryAfterSeconds: secondsBetween(now, end) },
  );
}
