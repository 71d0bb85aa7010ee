import type { ErrorCode } from '@flint/shared/contracts/errors';
import { isComposite, type RunKind } from '@flint/shared/contracts/kinds';
import type { RunStatus } from '@flint/shared/contracts/runs';
import { notMade, unitsWord } from './run-words';

/** Facts about a run at its end, from which its settlement follows. */
export interface Ending {
  readonly kind: RunKind;
  readonly asked: number;
  readonly delivered: number;
  /** Credits held for the whole order. */
  readonly price: number;
  /** Credits accrued by the delivered units; absent: their share of the price. */
  readonly accrued?: number;
  /** Whether it is a step of a workflow or a leaf: the message of the whole names the credits. */
  readonly isPart?: boolean;
  readonly cancelled: boolean;
  /** Why units are missing, in words: "the model did not answer". */
  readonly reason?: { readonly code: ErrorCode; readonly words: string };
}

export interface Outcome {
  readonly status: Extract<RunStatus, 'completed' | 'failed' | 'cancelled'>;
  /** The charge, in whole credits; the rest of the hold returns. */
  readonly charged: number;
  readonly message: string | null;
  readonly errorCode: ErrorCode | null;
}

const credits = (n: number) => (n === 1 ? '1 credit' : `${n.toLocaleString('en')} credits`);

/** How a run ended, with the sentences about it and about its credits. */
type End = Omit<Outcome, 'message'> & { readonly words: string | null; readonly money?: string };

/**
 * Settlement: how a run ends and what it is charged. Delivered units are paid, others are not. A pure function, without
 * a database.
 */
export function settle(ending: Ending): Outcome {
  const { words, money, ...outcome } = isComposite(ending.kind) ? settleSteps(ending) : settleOne(ending);
  const said = money === undefined || ending.isPart ? words : `${words} ${money}`;
  return { ...outcome, message: said };
}

const movedOf = (charged: number, price: number) => `${credits(charged)} charged, ${price - charged} returned.`;

function settleOne({ kind, asked, delivered, price, accrued, cancelled, reason }: Ending): End {
  const charged = delivered === 0 ? 0 : Math.min(price, accrued ?? (price / asked) * delivered);
  const money = movedOf(charged, price);
  if (kind === 'chat' && delivered > 0 && reason) {
    // A partial answer counts as a delivery.
    const stopped = reason.code === 'cancelled';
    const status = stopped ? 'cancelled' : 'completed';
    return { status, charged, words: stopped ? 'Stopped.' : reason.words, money, errorCode: null };
  }
  if (delivered === asked) return { status: 'completed', charged, words: null, errorCode: null };
  if (delivered > 0) {
    const words = `${delivered} of ${asked} ${unitsWord(kind, asked)} arrived.`;
    return { status: cancelled ? 'cancelled' : 'completed', charged, words, money, errorCode: null };
  }
  return cancelled ? CANCELLED : failed(reason?.words ?? notMade(kind), `${credits(price)} returned.`, reason);
}

/**
 * Settles a workflow or a run of steps. Its steps depend on each other: after a failed one the rest is not made, and can
 * be resumed later. A run of steps holds nothing, so that nothing returns.
 */
function settleSteps({ kind, asked, delivered, price, accrued, cancelled, reason }: Ending): End {
  const charged = Math.min(price, accrued ?? 0);
  if (delivered === asked) return { status: 'completed', charged, words: null, errorCode: null };
  const nothing = delivered === 0 && charged === 0;
  if (nothing && cancelled) return CANCELLED;
  const held = kind === 'workflow';
  const far = `${delivered} of ${asked} steps are done.`;
  const money = held ? movedOf(charged, price) : `${credits(charged)} charged.`;
  if (cancelled) return { status: 'cancelled', charged, words: `Cancelled. ${far}`, money, errorCode: 'cancelled' };
  const words = reason?.words ?? notMade(kind);
  if (nothing) return failed(words, held ? `${credits(price)} returned.` : 'Nothing was charged.', reason);
  return { ...failed(`${words} ${far}`, money, reason), charged };
}

const CANCELLED: End = {
  ...{ status: 'cancelled', charged: 0, errorCode: 'cancelled' },
  ...{ words: 'Cancelled.', money: 'Nothing was charged.' },
};

function failed(words: string, money: string, reason: Ending['reason']): End {
  return { status: 'failed', charged: 0, words, money, errorCode: reason?.code ?? 'provider_failed' };
}
