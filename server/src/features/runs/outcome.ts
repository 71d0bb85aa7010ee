import type { ErrorCode } from '@flint/shared/contracts/errors';
import type { RunKind, RunStatus } from '@flint/shared/contracts/runs';
import { notMade, UNITS } from './run-words';

/** What is known when a run ends. */
export interface Ending {
  readonly kind: RunKind;
  readonly asked: number;
  readonly delivered: number;
  /** Credits held for all that was asked. */
  readonly price: number;
  /** Credits for what was delivered, where it is not its share of the price. */
  readonly earned?: number;
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

/**
 * How a run ends and what it costs: everything that arrived is paid, nothing else is.
 * The whole rule of settlement, without a database.
 */
export function settle({ kind, asked, delivered, price, earned, cancelled, reason }: Ending): Outcome {
  const charged = delivered === 0 ? 0 : Math.min(price, earned ?? (price / asked) * delivered);
  if (kind === 'chat' && delivered > 0 && reason)
    // Part of an answer is an answer too.
    return {
      status: reason.code === 'cancelled' ? 'cancelled' : 'completed',
      charged,
      message: `${reason.code === 'cancelled' ? 'Stopped.' : reason.words} ${credits(charged)} charged, ${price - charged} returned.`,
      errorCode: null,
    };
  if (delivered === asked) return { status: 'completed', charged, message: null, errorCode: null };
  if (delivered > 0 && kind === 'workflow' && !cancelled)
    // Steps lean on each other: what is missing was not made because one failed, and can be gone on with.
    return {
      status: 'failed',
      charged,
      message: `${reason?.words ?? notMade(kind)} ${delivered} of ${asked} steps are done. ${credits(charged)} charged, ${price - charged} returned.`,
      errorCode: reason?.code ?? 'provider_failed',
    };
  if (delivered > 0)
    return {
      status: cancelled ? 'cancelled' : 'completed',
      charged,
      message: `${delivered} of ${asked} ${UNITS[kind][asked === 1 ? 0 : 1]} arrived. ${credits(charged)} charged, ${price - charged} returned.`,
      errorCode: null,
    };
  if (cancelled)
    return { status: 'cancelled', charged: 0, message: 'Cancelled. Nothing was charged.', errorCode: 'cancelled' };
  return {
    status: 'failed',
    charged: 0,
    message: `${reason?.words ?? notMade(kind)} ${credits(price)} returned.`,
    errorCode: reason?.code ?? 'provider_failed',
  };
}
