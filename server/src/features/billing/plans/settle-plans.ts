import { findPlan, ROLL_OVER_MONTHS } from '@flint/shared/contracts/catalogue';
import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../../platform/db/transaction';
import { addressHash } from '../../credits/address';
import { give } from '../../credits/ledger';
import { endedUnused, reclaim, reinstate } from '../../credits/reclaim';
import { rollOver } from '../../credits/roll-over';
import { settleReferral } from '../../referrals/referral-rewards';
import { findUser } from '../../users/user-service';
import { findCustomer, lockPayer } from '../checkouts-repository';
import type { PaymentProvider } from '../payment-provider';
import { insertReturn, updateToFailed, upsertDisputes } from '../returns-repository';
import type { ProviderId } from '../tables';
import type { InvoiceNow, SubscriptionNow } from './plan-provider';
import {
  claimTrial,
  findLive,
  findRefillsOfInvoice,
  findRollable,
  findUndone,
  type InvoiceRow,
  insertRefill,
  markUndone,
  saveInvoice,
  saveSubscriptions,
  updateInvoice,
  updateRefillEnd,
} from './plans-repository';
import { listRefills, nextRefill, type Refill } from './refills';
import type { RefillTable, SubscriptionTable } from './tables';

interface Owner {
  readonly userId: string;
  readonly provider: ProviderId;
}

type Key = Pick<Selectable<RefillTable>, 'provider' | 'subscription_ref' | 'invoice_ref' | 'starts_at'>;

/** The idempotency key of the movement by which credits of a plan came. */
export const refillMovement = ({ provider, subscription_ref, invoice_ref, starts_at }: Key) =>
  `plan:${provider}:${subscription_ref}:${invoice_ref}:${starts_at.toISOString()}`;

const isLive = ({ state }: SubscriptionNow) => state === 'trialing' || state === 'active' || state === 'past_due';

/**
 * Brings a user's plan, its invoices and its credits to what the provider says now. Every way to learn of a change leads
 * here: webhooks in any order and number, the payer who comes back, sweeps and the reconciliation. The payer is locked
 * before the provider is read, so that an older reading never follows a newer one. Of two plans that were begun at once
 * one stays; the other is ended, and its money goes back whole.
 */
export async function settlePlans(
  tx: Tx,
  provider: PaymentProvider,
  userId: string,
  now: Date = new Date(),
): Promise<void> {
  await lockPayer(tx, userId);
  const customer = await findCustomer(tx, userId, provider.id);
  if (customer === undefined) return;
  const { subscriptions, undone } = await readOnlyOne(tx, provider, { customer, userId });
  const owner = { userId, provider: provider.id };
  await saveSubscriptions(
    tx,
    subscriptions.map((each) => toRow(owner, each, now)),
  );
  await markUndone(tx, provider.id, undone);
  const marked = await findUndone(tx, userId, provider.id);
  for (const subscription of subscriptions) {
    const isUndone = marked.has(subscription.ref);
    // A refund that the provider refused is asked for again each time.
    if (isUndone && isPaid(subscription)) await provider.plans.undo(tx, customer, subscription.ref);
    await settleOne(tx, owner, subscription, isUndone ? null : now);
  }
}

const isPaid = ({ invoices }: SubscriptionNow) =>
  invoices.some((invoice) => invoice.state === 'paid' && invoice.amount > 0 && !isReturned(invoice));

/** Reads the subscriptions; all live ones but one are undone before. */
async function readOnlyOne(
  tx: Tx,
  { id, plans }: PaymentProvider,
  { customer, userId }: { customer: string; userId: string },
): Promise<{ subscriptions: readonly SubscriptionNow[]; undone: readonly string[] }> {
  const subscriptions = await plans.read(tx, customer);
  const live = subscriptions.filter(isLive);
  if (live.length < 2) return { subscriptions, undone: [] };
  const known = await findLive(tx, userId);
  const kept = live.find(({ ref }) => known?.provider === id && ref === known.ref) ?? live[0];
  const undone = live.filter((each) => each !== kept).map(({ ref }) => ref);
  for (const ref of undone) await plans.undo(tx, customer, ref);
  return { subscriptions: await plans.read(tx, customer), undone };
}

function toRow({ userId, provider }: Owner, now: SubscriptionNow, at: Date): Insertable<SubscriptionTable> {
  const { ref, planName, interval, amount, currency, state, periodStart, periodEnd, trialEnd, endsAt, next, card } =
    now;
  return {
    ...{ user_id: userId, provider, ref, plan_name: planName, interval, amount, currency, state },
    ...{ period_start: periodStart, period_end: periodEnd, trial_ends_at: trialEnd, ends_at: endsAt },
    ...{ next_plan: next?.planName ?? null, next_interval: next?.interval ?? null },
    ...{ refill_at: nextRefill(now, at), card: card && JSON.stringify(card), created_at: now.createdAt },
  };
}

/**
 * Gives what a subscription brought and was not given yet, and takes back what was refunded.
 * @param now null for one that was undone, which brings nothing
 */
async function settleOne(tx: Tx, owner: Owner, subscription: SubscriptionNow, now: Date | null): Promise<void> {
  const rows = new Map<string, { row: InvoiceRow; invoice: InvoiceNow }>();
  for (const invoice of subscription.invoices)
    rows.set(invoice.ref, { invoice, row: await saveInvoice(tx, toInvoiceRow(owner, subscription, invoice)) });
  for (const refill of now === null ? [] : listRefills(subscription, now)) {
    const paidBy = refill.invoiceRef === null ? undefined : rows.get(refill.invoiceRef);
    // What went back before its credits came brings none.
    if (paidBy && isReturned(paidBy.invoice)) continue;
    if (!paidBy && !(await hasTrial(tx, owner, subscription.ref))) continue;
    if (!(await addRefill(tx, owner, subscription.ref, refill))) continue;
    if (paidBy) paidBy.row = { ...paidBy.row, credits: paidBy.row.credits + refill.credits };
  }
  for (const { row, invoice } of rows.values()) await settleReturned(tx, owner, row, invoice);
}

const isReturned = ({ refunded, amount, disputed }: InvoiceNow) => disputed || (amount > 0 && refunded >= amount);

async function hasTrial(tx: Tx, { userId }: Owner, ref: string): Promise<boolean> {
  const user = await findUser(tx, userId);
  return user !== undefined && claimTrial(tx, addressHash(user.email), ref);
}

function toInvoiceRow({ userId, provider }: Owner, { ref: subscriptionRef }: SubscriptionNow, invoice: InvoiceNow) {
  const { ref, amount, currency, state, failures, payUrl, paidAt, createdAt, lines, paymentRef } = invoice;
  const last = lines.findLast((line) => line.amount > 0) ?? lines.at(-1);
  const name = (last && findPlan(last.planName)?.name) ?? 'Plan';
  const description = last ? `${name}, ${dayOf(last.start)} to ${dayOf(last.end)}` : name;
  return {
    ...{ user_id: userId, provider, ref, subscription_ref: subscriptionRef, payment_ref: paymentRef, description },
    ...{ amount, currency, state, failures, pay_url: payUrl, paid_at: paidAt, created_at: createdAt },
  };
}

const dayOf = (moment: Date) =>
  moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Gives a refill's credits once, after what was left of earlier ones rolled over. @returns whether they came now */
async function addRefill(tx: Tx, { userId, provider }: Owner, ref: string, refill: Refill): Promise<boolean> {
  const { startsAt, endsAt, planName, credits, invoiceRef } = refill;
  const key = { provider, subscription_ref: ref, invoice_ref: invoiceRef ?? 'trial', starts_at: startsAt };
  const row = { ...key, ends_at: endsAt, user_id: userId, plan_name: planName, credits };
  if (!(await insertRefill(tx, row))) return false;
  const idem = refillMovement(key);
  if (refill.rolls) {
    let keep = credits * (ROLL_OVER_MONTHS - 1);
    for (const earlier of await findRollable(tx, userId, startsAt)) {
      const lot = refillMovement(earlier);
      const kept = await rollOver(tx, { userId, lot, keep, until: endsAt, idem: `${idem}:${lot}` });
      keep -= kept;
      if (kept > 0) await updateRefillEnd(tx, earlier, endsAt);
    }
  }
  const what = invoiceRef === null ? 'Trial of plan' : 'Plan';
  const description = `${what} ${findPlan(planName)?.name ?? planName}, ${dayOf(startsAt)}`;
  await give(tx, { userId, amount: credits, idem, kind: 'grant', description, expiresAt: endsAt });
  return true;
}

/**
 * Credits that an invoice has to have given back in all, of those that its money says. What has ended unused is gone
 * already, and is not taken from others.
 * @param part credits, the same part of all as of the money
 */
async function owedBack(tx: Tx, { userId, provider }: Owner, row: InvoiceRow, part: number): Promise<number> {
  if (part <= row.reclaimed) return part;
  const refills = await findRefillsOfInvoice(tx, provider, row.ref);
  return Math.max(row.reclaimed, part - (await endedUnused(tx, userId, refills.map(refillMovement))));
}

/** Takes back the same part of an invoice's credits as of its money, rounded down; of a disputed one all. */
async function settleReturned(tx: Tx, { userId, provider }: Owner, row: InvoiceRow, invoice: InvoiceNow) {
  const { refunded, disputed, amount } = invoice;
  const refundedPart = amount > 0 ? Math.min(refunded, amount) / amount : 0;
  const part = disputed ? row.credits : Math.floor(row.credits * refundedPart);
  const reclaimed = await owedBack(tx, { userId, provider }, row, part);
  const change = reclaimed - row.reclaimed;
  const isChanged = refunded !== row.refunded || disputed !== row.disputed || change !== 0;
  const revision = row.revision + (isChanged ? 1 : 0);
  await updateInvoice(tx, row.id, { refunded, disputed, credits: row.credits, reclaimed, revision });
  if (isChanged)
    await insertReturn(tx, {
      ...{ purchase_id: row.id, revision, credits: change },
      amount: (disputed ? amount : refunded) - (row.disputed ? amount : row.refunded),
    });
  await updateToFailed(tx, row.id, invoice.failedRefunds);
  await upsertDisputes(tx, { purchaseId: row.id, provider, disputes: invoice.disputes });
  if (change !== 0) await moveReturned(tx, { userId, provider }, row, { change, revision });
  const bought = { id: row.id, user_id: userId, payer_id: userId, credits: row.credits, reclaimed: part };
  if (amount > 0 && row.credits > 0) await settleReferral(tx, bought);
}

async function moveReturned(
  tx: Tx,
  { userId, provider }: Owner,
  row: InvoiceRow,
  { change, revision }: { change: number; revision: number },
): Promise<void> {
  const [refill] = await findRefillsOfInvoice(tx, provider, row.ref);
  if (!refill) return;
  const movement = {
    userId,
    amount: Math.abs(change),
    idem: `returned:${row.id}:${revision}`,
    purchase: refillMovement(refill),
  };
  if (change > 0) await reclaim(tx, { ...movement, description: `Refund of ${row.description}` });
  else await reinstate(tx, { ...movement, description: `${row.description} again, its payment stands` });
}
