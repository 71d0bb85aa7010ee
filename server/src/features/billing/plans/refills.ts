import { findPlan, type PlanName } from '@flint/shared/contracts/catalogue';
import { type Slot, slotsBetween } from './plan-calendar';
import type { InvoiceLine, InvoiceNow, PlanTerms, SubscriptionNow } from './plan-provider';

/** Credits that a plan brings at a moment. */
export interface Refill {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly planName: PlanName;
  readonly credits: number;
  /** Null for a trial's. */
  readonly invoiceRef: string | null;
  /** Whether what is left of earlier ones rolls over; not for the difference after a change. */
  readonly rolls: boolean;
}

const monthly = (planName: PlanName) => findPlan(planName)?.credits ?? 0;

/** Changes of plan that were paid for, oldest first. */
const changesIn = (invoices: readonly InvoiceNow[]) =>
  invoices
    .filter(({ state }) => state === 'paid')
    .flatMap(({ lines }) => lines.filter(({ proration, amount }) => proration && amount > 0))
    .sort((a, b) => a.start.getTime() - b.start.getTime());

/**
 * All credits that a subscription's paid invoices and trial bring until a moment, oldest first: a month's for each month
 * of a paid period, and after a change the difference for what is left of the month.
 */
export function listRefills(subscription: SubscriptionNow, now: Date): Refill[] {
  const { trialStart, trialEnd, planName, invoices } = subscription;
  const paid = invoices.filter(({ state }) => state === 'paid');
  const changes = changesIn(invoices);
  const refills: Refill[] = [];
  const trialCredits = findPlan(planName)?.trialCredits ?? 0;
  if (trialStart && trialEnd && subscription.state !== 'open' && trialCredits > 0)
    refills.push({
      startsAt: trialStart,
      endsAt: trialEnd,
      planName,
      credits: trialCredits,
      invoiceRef: null,
      rolls: false,
    });
  for (const { ref, lines } of paid)
    for (const line of lines) {
      if (!line.proration && line.amount > 0) refills.push(...monthsOf(ref, line, changes, now, subscription));
      if (line.proration && line.amount > 0) refills.push(...differenceAfter(ref, line, lines, paid));
    }
  return refills.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

function monthsOf(
  invoiceRef: string,
  line: InvoiceLine,
  changes: readonly InvoiceLine[],
  now: Date,
  { state, endsAt }: SubscriptionNow,
): Refill[] {
  return slotsBetween(line.start, line.end).flatMap(({ start, end }, index) => {
    // The provider's clock decides the first month, which is paid for; ours decides the later ones.
    if (index > 0 && (start > now || (state === 'ended' && endsAt !== null && start >= endsAt))) return [];
    const change = changes.findLast((each) => each.start < start && each.start > line.start && each.end <= line.end);
    const planName = change?.planName ?? line.planName;
    return [{ startsAt: start, endsAt: end, planName, credits: monthly(planName), invoiceRef, rolls: true }];
  });
}

/** The months of a line of a full period that holds a moment. */
function slotAt(invoices: readonly Pick<InvoiceNow, 'lines'>[], at: Date): Slot | undefined {
  return invoices
    .flatMap(({ lines }) => lines)
    .filter(({ proration, start, end }) => !proration && start <= at && at < end)
    .flatMap(({ start, end }) => slotsBetween(start, end))
    .findLast(({ start, end }) => start <= at && at < end);
}

/** What a change brings at once: the difference of the months' credits, for what is left of this month, rounded down. */
export function differenceAfter(
  invoiceRef: string,
  added: InvoiceLine,
  lines: readonly InvoiceLine[],
  paid: readonly Pick<InvoiceNow, 'lines'>[],
): Refill[] {
  const dropped = lines.find(({ proration, amount }) => proration && amount < 0);
  const slot = slotAt(paid, added.start);
  if (!dropped || !slot) return [];
  const left = (slot.end.getTime() - added.start.getTime()) / (slot.end.getTime() - slot.start.getTime());
  const credits = Math.floor((monthly(added.planName) - monthly(dropped.planName)) * left);
  if (credits <= 0) return [];
  const { planName } = added;
  return [{ startsAt: added.start, endsAt: slot.end, planName, credits, invoiceRef, rolls: false }];
}

/** When the next credits come; null when none do. */
export function nextRefill(subscription: SubscriptionNow, now: Date): Date | null {
  const { state, interval, periodStart, periodEnd, endsAt } = subscription;
  if (state === 'open' || state === 'ended') return null;
  const later =
    interval === 'year' && state !== 'trialing'
      ? slotsBetween(periodStart, periodEnd).find(({ start }) => start > now && start > periodStart)?.start
      : undefined;
  const next = later ?? periodEnd;
  return endsAt !== null && next >= endsAt ? null : next;
}

/** Whether a change is one to more: then it comes at once, and its difference is paid. */
export function isUp(from: PlanTerms, to: PlanTerms): boolean {
  if (from.interval === 'year' && to.interval === 'month') return false;
  return to.planName === from.planName ? to.interval !== from.interval : monthly(to.planName) > monthly(from.planName);
}
