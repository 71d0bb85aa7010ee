import type { DESK_FILTERS, DeskDetail, DeskPayment } from '@flint/shared/contracts/billing-desk';
import type { Currency } from '@flint/shared/contracts/money';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { transact } from '../../platform/db/transaction';
import { AppError, notFound } from '../../platform/http/app-error';
import type { Billing } from '../billing/billing-service';
import { invoiceNumber } from '../billing/plans/plan-presenter';
import { refillMovement } from '../billing/plans/settle-plans';
import { receiptNumber } from '../billing/presenter';
import { type Reconciled, reconcile } from '../billing/reconcile';
import { purchaseMovement, returnMovement } from '../billing/settle-checkout';
import type { Credits } from '../credits/credits-service';
import { referralMovements } from '../referrals/referral-rewards';
import {
  type DeskRow,
  findDisputes,
  findEvents,
  findMovements,
  findPayment,
  findPayments,
  findRefills,
  findRefunds,
  findRewarded,
} from './desk-repository';

const SHOWN = 50;

/** What stands for the address of an account that is not there any more. */
const GONE = 'deleted account';

interface Wish {
  readonly amount: number;
  readonly reason: string;
  /** Idempotency key. */
  readonly key: string;
}

/** Payments as staff looks after them; all that is done and read is audited. */
export interface Desk {
  find(staffId: string, search: string, filter: (typeof DESK_FILTERS)[number]): Promise<DeskPayment[]>;
  /** @throws AppError `not_found` */
  read(staffId: string, id: string): Promise<DeskDetail>;
  /** @throws AppError as `Refunds.refund` does, and `not_configured` */
  refund(staffId: string, id: string, wish: Wish): Promise<DeskDetail>;
  /** @throws AppError `not_configured` */
  reconcile(staffId: string, days: number): Promise<Reconciled>;
}

export function createDesk(db: Db, shop: Billing | undefined, credits: Pick<Credits, 'balance'>): Desk {
  const set = (): Billing => {
    if (shop) return shop;
    throw new AppError('not_configured', 'Taking payments is not set up here.');
  };
  const record = (actor: string, action: string, target: string, detail = {}) =>
    transact(db, (tx) => audit(tx, { actor, action, target, detail }));

  async function found(id: string): Promise<DeskRow> {
    const row = isUuid(id) ? await findPayment(db, id) : undefined;
    if (!row) throw notFound('payment');
    return row;
  }

  async function detail(id: string): Promise<DeskDetail> {
    const row = await found(id);
    const [refunds, disputes, events, balance, movements] = await Promise.all([
      findRefunds(db, row.id),
      findDisputes(db, row.id),
      findEvents(db, row.id),
      credits.balance(row.user_id),
      movementsOf(db, row),
    ]);
    const asked = refunds.filter(({ state }) => state === 'asked').reduce((sum, { amount }) => sum + amount, 0);
    const left = Math.max(0, row.amount - row.refunded - asked);
    return {
      ...{ payment: toDeskPayment(row), balance, movements },
      refundable: row.disputed || row.provider !== shop?.provider.id ? 0 : left,
      refunds: refunds.map(({ id: refund, amount, reason, email, state, message, asked_at: at }) => ({
        ...{ id: refund, amount, reason, staffEmail: email ?? GONE, state, message, askedAt: at.toISOString() },
      })),
      disputes: disputes.map(({ id: dispute, amount, reason, status, opened_at: opened, updated_at: updated }) => ({
        ...{ id: dispute, amount, reason, status },
        ...{ openedAt: opened.toISOString(), updatedAt: updated.toISOString() },
      })),
      events: events.map(({ id: event, type, received_at: at }) => ({ id: event, type, at: at.toISOString() })),
    };
  }

  return {
    async find(staffId, search, filter) {
      if (search !== '') await record(staffId, 'billing.search', search);
      return (await findPayments(db, search, filter, SHOWN)).map(toDeskPayment);
    },
    async read(staffId, id) {
      await record(staffId, 'billing.look', (await found(id)).id);
      return detail(id);
    },
    async refund(staffId, id, wish) {
      await set().refunds.refund({ staffId, purchaseId: id, ...wish });
      return detail(id);
    },
    async reconcile(staffId, days) {
      const { provider } = set();
      await record(staffId, 'billing.reconcile', provider.id, { days });
      return reconcile(db, provider, days);
    },
  };
}

/** Everything that a payment gave and that was taken back, also by a recommendation. */
async function movementsOf(db: Db, row: DeskRow): Promise<DeskDetail['movements']> {
  const returns = Array.from({ length: row.revision }, (_, index) => returnMovement(row.id, index + 1));
  const referral = await findRewarded(db, row.id);
  const rewards = referral ? referralMovements(referral.user_id, referral.revision) : [];
  const given = row.sold === 'package' ? [purchaseMovement(row)] : (await findRefills(db, row)).map(refillMovement);
  const movements = await findMovements(db, [...given, ...returns, ...rewards]);
  return movements.map(({ id, email, description, credits, at }) => ({
    ...{ id: String(id), email: email ?? GONE, description, credits, at: at.toISOString() },
  }));
}

/** Presents a payment to staff. */
function toDeskPayment(row: DeskRow): DeskPayment {
  return {
    ...{ id: row.id, sold: row.sold, name: row.name, credits: row.credits },
    number: row.sold === 'package' ? receiptNumber(row) : invoiceNumber(row),
    ...{ email: row.email ?? GONE, payerEmail: row.payer_email ?? GONE },
    price: { amount: row.amount, currency: row.currency as Currency },
    ...{ refunded: row.refunded, disputed: row.disputed, reclaimed: row.reclaimed, provider: row.provider },
    ...{ paymentRef: row.payment_ref, testMode: row.provider === 'embedded', createdAt: row.created_at.toISOString() },
  };
}
