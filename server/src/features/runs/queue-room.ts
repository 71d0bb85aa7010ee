import type { Tx } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import { countUnfinished, isQueueLate } from './queue-repository';
import type { RunRow } from './tables';

/** Limits of a queue whose users wait in front of the page. */
export interface QueueRoom {
  /** Unfinished runs of the kind that one user may have. */
  readonly ownMost: number;
  /** What they are called, in the plural. */
  readonly noun: string;
  /** Seconds that the first in line may wait before new orders are refused. */
  readonly longestWaitS: number;
}

const OWN_RETRY_S = 10;
const LATE_RETRY_S = 30;

/**
 * Refuses an order that would wait for minutes. To be called in the order's transaction after its credits are held,
 * which orders a user's orders one after another.
 * @param run the order, already inserted
 * @throws AppError `rate_limited` beyond the user's own limit, `unavailable` while the queue does not move
 */
export async function assertQueueRoom(
  tx: Tx,
  { ownMost, noun, longestWaitS }: QueueRoom,
  run: Pick<RunRow, 'user_id' | 'kind' | 'served_by'>,
): Promise<void> {
  if ((await countUnfinished(tx, run)) > ownMost)
    throw new AppError(
      'rate_limited',
      `You have ${ownMost} ${noun} under way, the most there may be at once. Try again when one of them is done.`,
      { retryAfterSeconds: OWN_RETRY_S },
    );
  if (await isQueueLate(tx, run, longestWaitS))
    throw new AppError(
      'unavailable',
      'Flint is very busy right now. Nothing was charged. Try again in half a minute.',
      {
        retryAfterSeconds: LATE_RETRY_S,
      },
    );
}
