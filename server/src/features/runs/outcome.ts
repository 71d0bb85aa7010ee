import type { ErrorCode } from '@flint/shared/contracts/errors';
import type { RunStatus } from '@flint/shared/contracts/runs';

/** What is known when a run ends. */
export interface Ending {
  readonly asked: number;
  readonly delivered: number;
  /** Credits held for all that was asked. */
  readonly price: number;
  readonly cancelled: boolean;
  /** Why something is missing, in words: "the model did not answer". */
  readonly reason?: { readonly code: ErrorCode; readonly words: string };
}

export interface Outcome {
  readonly status: Extract<RunStatus, 'completed' | 'failed' | 'cancelled'>;
  /** Credits earned; the rest returns. */
  readonly charged: number;
  readonly message: string | null;
  readonly errorCode: ErrorCode | null;
}

const credits = (n: number) => (n === 1 ? '1 credit' : `${n.toLocaleString('en')} credits`);
const pictures = (n: number) => (n === 1 ? 'picture' : 'pictures');

/**
 * How a run ends and what it costs: everything that arrived is paid, nothing else is.
 * The whole rule of settlement, without a database.
 */
export function settle({ asked, delivered, price, cancelled, reason }: Ending): Outcome {
  const charged = (price / asked) * delivered;
  if (delivered === asked) return { status: 'completed', charged, message: null, errorCode: null };
  const returned = credits(price - charged);
  if (delivered > 0)
    return {
      status: cancelled ? 'cancelled' : 'completed',
      charged,
      message: `${delivered} of ${asked} ${pictures(asked)} arrived. ${credits(charged)} charged, ${price - charged} returned.`,
      errorCode: null,
    };
  if (cancelled)
    return { status: 'cancelled', charged: 0, message: 'Cancelled. Nothing was charged.', errorCode: 'cancelled' };
  const words = reason?.words ?? 'The picture could not be made.';
  return {
    status: 'failed',
    charged: 0,
    message: `${words} ${returned} returned.`,
    errorCode: reason?.code ?? 'provider_failed',
  };
}
