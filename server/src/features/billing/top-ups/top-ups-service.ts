import { type readTopUp, TOP_UP_TRIES, type TopUpEnd, type TopUpWish } from '@flint/shared/contracts/auto-top-up';
import type { CallOutput } from '@flint/shared/contracts/call';
import { packageOf } from '@flint/shared/contracts/catalogue';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/http/app-error';
import { findUser } from '../../users/user-service';
import { findCheckout, lockPayer } from '../checkouts-repository';
import type { CheckoutRow, Checkouts } from '../checkouts-service';
import { customerOfPayer } from '../customers';
import { withCheckout } from '../own-address';
import type { Payer, PaymentProvider } from '../payment-provider';
import type { TopUpChargeTable } from './tables';
import {
  countThisMonth,
  findChargesToMove,
  findTopUp,
  findUnderWay,
  insertDueCharges,
  isLow,
  moveCharge,
  updateAfterCharge,
  updateToOff,
  upsertTopUp,
} from './top-ups-repository';

const BATCH = 20;
/** Minutes until a declined card is tried again. */
const AGAIN_MINUTES = 60;

/** The state of a charge after the provider's answer, or after a day without one. */
const AFTER = { paid: 'paid', action_required: 'confirm', declined: 'failed', no_answer: 'failed' } as const;

type State = Omit<CallOutput<typeof readTopUp>, 'mode'>;
type Charge = Selectable<TopUpChargeTable>;

/**
 * Why a charge bought nothing, or why no further one follows: the card was declined, none is saved, the package changed,
 * the bank asks for a confirmation, the provider did not answer, the month's cap is reached.
 */
export type TopUpStop = TopUpEnd | 'confirm' | 'no_answer' | 'cap';

/** A charge that something stopped. */
export interface StoppedTopUp {
  /** The charge's id, which its checkout has too. */
  readonly charge: string;
  readonly why: TopUpStop;
  /** What the provider's client threw, where it did. */
  readonly error?: unknown;
}

export interface TopUps {
  /** @throws AppError `conflict` when no card is saved, or the package has another price than was shown */
  turnOn(payer: Payer, wish: TopUpWish): Promise<void>;
  turnOff(userId: string): Promise<void>;
  /** Begins charges that are due, and carries on those under way. @returns those that were stopped now, with the reason */
  sweep(): Promise<StoppedTopUp[]>;
}

/** A user's automatic top-up as its page shows it. */
export async function readTopUpState(db: Db, userId: string): Promise<State> {
  const [row, usedThisMonth, charge] = await Promise.all([
    findTopUp(db, userId),
    countThisMonth(db, userId),
    findUnderWay(db, userId),
  ]);
  return {
    ...{ state: row?.state ?? 'off', ended: row?.ended ?? null, usedThisMonth, declined: row?.declined ?? 0 },
    wish: row
      ? { productId: row.product_id, below: row.below, timesPerMonth: row.times_per_month, amount: row.amount }
      : null,
    confirmUrl: charge?.state === 'confirm' ? withCheckout('/account/billing/pay', charge.id) : null,
  };
}

/** Buys a package with the saved card when the balance is low, by the code that charges it when its owner presses. */
export function createTopUps(db: Db, provider: PaymentProvider, checkouts: Checkouts): TopUps {
  /** Ends a charge that waits for its owner, so that it is not paid beside a later one. */
  async function drop(userId: string): Promise<void> {
    const charge = await findUnderWay(db, userId);
    if (charge?.state !== 'confirm') return;
    const { state } = await checkouts.cancel(userId, charge.id);
    await transact(db, (tx) => moveCharge(tx, charge, state === 'paid' ? 'paid' : 'failed'));
  }

  /** Ends a charge that was not made, and turns top-up off; without a reason it stays as it is. */
  async function end(charge: Charge, ended?: TopUpEnd): Promise<TopUpStop | undefined> {
    return transact(db, async (tx) => {
      if (!(await moveCharge(tx, charge, 'failed')) || !ended) return undefined;
      await updateToOff(tx, charge.user_id, ended);
      return ended;
    });
  }

  /** @returns why nothing more is bought for now */
  async function take(charge: Charge, status: keyof typeof AFTER): Promise<TopUpStop | undefined> {
    const { user_id: userId } = charge;
    return transact(db, async (tx) => {
      const topUp = await moveCharge(tx, charge, AFTER[status]);
      if (!topUp) return undefined;
      if (status === 'paid') {
        await updateAfterCharge(tx, userId, { state: 'on', declined: 0, waitMinutes: 0 });
        return (await countThisMonth(tx, userId)) < topUp.times_per_month ? undefined : 'cap';
      }
      // Its owner never confirmed it: it stays paused.
      if (charge.state === 'confirm') return undefined;
      const declined = topUp.declined + (status === 'action_required' ? 0 : 1);
      const state = status === 'action_required' ? 'paused' : 'on';
      await updateAfterCharge(tx, userId, { state, declined, waitMinutes: AGAIN_MINUTES });
      if (declined >= TOP_UP_TRIES && topUp.state !== 'off') await updateToOff(tx, userId, 'declined');
      return status === 'action_required' ? 'confirm' : status;
    });
  }

  /** Charges the saved card for a package. @param begun its checkout, when its answer was lost */
  async function buy(charge: Charge, begun: CheckoutRow | undefined): Promise<TopUpStop | undefined> {
    const { id: key, user_id: userId } = charge;
    const [topUp, payer] = await Promise.all([findTopUp(db, userId), findUser(db, userId)]);
    const bought = begun ?? topUp;
    if (!bought || !payer) return end(charge, 'no_card');
    const { product_id: productId, amount, credits } = bought;
    const { charged, row } = await checkouts.charge({
      ...{ kind: 'charge', payer: { id: userId, email: payer.email, name: payer.name }, userId, productId, key },
      shown: { amount, credits, currency: bought.currency },
    });
    if (row.state === 'paid') return take(charge, 'paid');
    if (charged === null) return end(charge, 'no_card');
    return charged.status === 'processing' ? undefined : take(charge, charged.status);
  }

  /** Carries a charge on: one that was begun is looked at before its card is charged, by the same key. */
  async function carryOn(charge: Charge & { isStale: boolean }): Promise<TopUpStop | undefined> {
    const begun = (await findCheckout(db, charge.id)) && (await checkouts.read(charge.user_id, charge.id));
    if (begun?.state === 'paid') return take(charge, 'paid');
    if (begun && begun.state !== 'open') return take(charge, 'declined');
    // It waits for the bank.
    if (begun?.payment_ref) return undefined;
    // After a day the provider has forgotten the key. Should the money have moved, its event brings the credits.
    if (charge.isStale) return take(charge, 'no_answer');
    // Another process may have bought meanwhile.
    if (!begun && !(await isLow(db, charge.user_id))) return end(charge);
    try {
      return await buy(charge, begun);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'conflict')) throw error;
      return end(charge, 'changed');
    }
  }

  return {
    async turnOn(payer, { productId, below, timesPerMonth, amount }) {
      const sold = packageOf(productId);
      if (!sold) throw new AppError('invalid_input', 'There is no such package.', { field: 'productId' });
      if (sold.price.amount !== amount)
        throw new AppError('conflict', 'The package has another price now. Nothing was charged: confirm the new one.');
      const customer = await transact(db, async (tx) => {
        await lockPayer(tx, payer.id);
        return customerOfPayer(tx, provider, payer);
      });
      if (!(await provider.hasCard(customer)))
        throw new AppError('conflict', 'No card is saved. Buy a package once: its card is then charged.');
      await drop(payer.id);
      await upsertTopUp(db, {
        ...{ user_id: payer.id, state: 'on', ended: null, product_id: productId, below },
        ...{ times_per_month: timesPerMonth, ...sold.price, credits: sold.credits },
      });
    },
    async turnOff(userId) {
      await drop(userId);
      await updateToOff(db, userId, null);
    },
    async sweep() {
      await insertDueCharges(db, provider.id, BATCH);
      const stopped: StoppedTopUp[] = [];
      for (const charge of await findChargesToMove(db, BATCH)) {
        const { id } = charge;
        try {
          const why = await carryOn(charge);
          if (why) stopped.push({ charge: id, why });
        } catch (error) {
          stopped.push({ charge: id, why: 'no_answer', error });
        }
      }
      return stopped;
    },
  };
}
