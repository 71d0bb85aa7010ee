import { findPlan, planPrice } from '@flint/shared/contracts/catalogue';
import { addMonths } from './plan-calendar';
import type { ChangeCost, InvoiceLine, InvoiceNow, PlanOrder, PlanTerms, SubscriptionNow } from './plan-provider';
import { isUp } from './refills';

interface HeldInvoice extends Omit<InvoiceNow, 'paymentRef' | 'disputes' | 'failedRefunds'> {
  /** Refunds that were made, by their keys. */
  readonly refunds?: readonly string[];
}

/** A subscription of the test mode: as a provider shows it, with what only a provider knows. */
interface Held extends Omit<SubscriptionNow, 'invoices'> {
  readonly invoices: readonly HeldInvoice[];
  readonly checkoutId: string;
  readonly trialDays: number;
  /** When paid time began: periods are counted from here. */
  readonly anchor: Date;
}

/** A customer of the test mode. Moments are kept as text where it is stored. */
export interface EmbeddedAccount {
  readonly subscriptions: readonly Held[];
}

const DAY_MS = 86_400_000;
const CARD = { brand: 'test', last4: '4242', expiresMonth: 12, expiresYear: 2099 };
const LIVE = new Set<Held['state']>(['trialing', 'active', 'past_due']);

const priceOf = ({ planName, interval }: PlanTerms) => {
  const plan = findPlan(planName);
  return plan ? planPrice(plan, interval) : { amount: 0, currency: 'USD' as const };
};
const monthsOf = ({ interval }: PlanTerms) => (interval === 'year' ? 12 : 1);

/** Reads an account as it is stored. */
export function readAccount(stored: unknown): EmbeddedAccount {
  const moments = (name: string, value: unknown) =>
    typeof value === 'string' && /(?:At|Start|End|^start|^end|anchor)$/.test(name) ? new Date(value) : value;
  return JSON.parse(JSON.stringify(stored), moments) as EmbeddedAccount;
}

const change = (account: EmbeddedAccount, ref: string, to: (held: Held) => Held): EmbeddedAccount => ({
  subscriptions: account.subscriptions.map((each) => (each.ref === ref ? to(each) : each)),
});

/** Adds a subscription that waits for its first payment. */
export function withOpen(account: EmbeddedAccount, order: PlanOrder, now: Date): EmbeddedAccount {
  const { id, planName, interval, amount, currency, trialDays } = order;
  if (account.subscriptions.some(({ checkoutId }) => checkoutId === id)) return account;
  const opened: Held = {
    ...{ ref: `sub_${id}`, checkoutId: id, trialDays, planName, interval, amount, currency, state: 'open' },
    ...{ periodStart: now, periodEnd: now, anchor: now, createdAt: now, trialStart: null, trialEnd: null },
    ...{ endsAt: null, next: null, card: null, invoices: [] },
  };
  return { subscriptions: [...account.subscriptions, opened] };
}

const invoiceOf = (held: Held, lines: readonly InvoiceLine[], now: Date): HeldInvoice => ({
  ref: `in_${held.checkoutId}_${held.invoices.length + 1}`,
  ...{ state: 'paid', amount: lines.reduce((sum, { amount }) => sum + amount, 0), currency: held.currency },
  ...{ refunded: 0, disputed: false, lines, failures: 0, payUrl: null, createdAt: now, paidAt: now },
});

/** Starts a paid period. */
function withPeriod(held: Held, start: Date, end: Date): Held {
  const { planName, interval } = held;
  const { amount, currency } = priceOf(held);
  const line = { planName, interval, amount, proration: false, start, end };
  const period: Held = { ...held, amount, currency, state: 'active', periodStart: start, periodEnd: end };
  return { ...period, invoices: [...held.invoices, invoiceOf(period, [line], start)] };
}

/** The payer confirms what was opened: its trial or its first paid period starts. */
export function withConfirmed(account: EmbeddedAccount, checkoutId: string, now: Date): EmbeddedAccount {
  return change(account, `sub_${checkoutId}`, (held) => {
    if (held.state !== 'open') return held;
    const carded: Held = { ...held, card: CARD };
    if (held.trialDays === 0) return withPeriod({ ...carded, anchor: now }, now, addMonths(now, monthsOf(held)));
    const end = new Date(now.getTime() + held.trialDays * DAY_MS);
    const trial = { trialStart: now, trialEnd: end, periodStart: now, periodEnd: end, anchor: end };
    return { ...carded, ...trial, state: 'trialing' };
  });
}

/** Ends what was opened, unless it was confirmed. */
export const withCancelled = (account: EmbeddedAccount, checkoutId: string, now: Date): EmbeddedAccount =>
  change(account, `sub_${checkoutId}`, (held) =>
    held.state === 'open' ? { ...held, state: 'ended', endsAt: now } : held,
  );

/** Renews, changes or ends what is due by now. */
export function advanced(account: EmbeddedAccount, now: Date): EmbeddedAccount {
  return { subscriptions: account.subscriptions.map((each) => advance(each, now)) };
}

function advance(held: Held, now: Date): Held {
  let current = held;
  while (LIVE.has(current.state) && current.periodEnd <= now) {
    const { periodEnd, endsAt, next, anchor } = current;
    if (endsAt !== null) return { ...current, state: 'ended' };
    if (next) current = { ...current, ...next, next: null, anchor: periodEnd };
    const from = next ? periodEnd : anchor;
    let months = monthsOf(current);
    while (addMonths(from, months) <= periodEnd) months += monthsOf(current);
    current = withPeriod(current, periodEnd, addMonths(from, months));
  }
  return current;
}

/** Ends a subscription at once, with all of its money back. */
export const withUndone = (account: EmbeddedAccount, ref: string, now: Date): EmbeddedAccount =>
  change(account, ref, (held) => ({
    ...held,
    ...{ state: 'ended', endsAt: now },
    invoices: held.invoices.map((each) => ({ ...each, refunded: each.amount })),
  }));

/** Gives money of an invoice back, once for each key. @returns undefined when it has not that much left */
export function withRefund(
  account: EmbeddedAccount,
  { key, invoice, amount }: { key: string; invoice: string; amount: number },
): EmbeddedAccount | undefined {
  const found = account.subscriptions.flatMap(({ invoices }) => invoices).find(({ ref }) => ref === invoice);
  if (found?.refunds?.includes(key)) return account;
  if (!found || found.refunded + amount > found.amount) return undefined;
  const refunded = { ...found, refunded: found.refunded + amount, refunds: [...(found.refunds ?? []), key] };
  return {
    subscriptions: account.subscriptions.map((held) => ({
      ...held,
      invoices: held.invoices.map((each) => (each.ref === invoice ? refunded : each)),
    })),
  };
}

/** Subscriptions as a provider shows them: an invoice is paid by a payment of its own name, which no bank disputes. */
export const shown = ({ subscriptions }: EmbeddedAccount): SubscriptionNow[] =>
  subscriptions.map((held) => ({
    ...held,
    invoices: held.invoices.map((each) => ({ ...each, paymentRef: each.ref, disputes: [], failedRefunds: [] })),
  }));

/** What a change to more costs at a moment. */
export function changeCost(account: EmbeddedAccount, ref: string, to: PlanTerms, at: Date): ChangeCost {
  const held = account.subscriptions.find((each) => each.ref === ref);
  const { amount: full, currency } = priceOf(to);
  if (!held || held.state === 'trialing') return { amount: 0, currency, lines: [], at };
  const { planName, interval, periodStart, periodEnd } = held;
  const left = (periodEnd.getTime() - at.getTime()) / (periodEnd.getTime() - periodStart.getTime());
  const unused = { planName, interval, amount: -Math.round(held.amount * left), proration: true };
  const restarts = interval !== to.interval;
  const added = restarts
    ? { ...to, amount: full, proration: false, start: at, end: addMonths(at, monthsOf(to)) }
    : { ...to, amount: Math.round(full * left), proration: true, start: at, end: periodEnd };
  const lines = [{ ...unused, start: at, end: periodEnd }, added];
  return { amount: lines.reduce((sum, { amount }) => sum + amount, 0), currency, lines, at };
}

/** Changes to more now, and bills the difference. */
export function withChanged(account: EmbeddedAccount, ref: string, to: PlanTerms, at: Date): EmbeddedAccount {
  const { lines } = changeCost(account, ref, to, at);
  return change(account, ref, (held) => {
    // The same change again changes nothing.
    if (!LIVE.has(held.state) || !isUp(held, to)) return held;
    const changed: Held = { ...held, ...to, ...priceOf(to), endsAt: null, next: null };
    const period = lines.find(({ proration, amount }) => !proration && amount > 0);
    const moved = period ? { anchor: at, periodStart: period.start, periodEnd: period.end } : {};
    const invoices = lines.length > 0 ? [...held.invoices, invoiceOf(changed, lines, at)] : held.invoices;
    return { ...changed, ...moved, invoices };
  });
}

/** Changes at the period's end; null ends it then; its own plan takes back what was to come. */
export const withPlanned = (account: EmbeddedAccount, ref: string, to: PlanTerms | null): EmbeddedAccount =>
  change(account, ref, (held) => {
    if (to === null) return { ...held, endsAt: held.periodEnd, next: null };
    const isOwn = to.planName === held.planName && to.interval === held.interval;
    return { ...held, endsAt: null, next: isOwn ? null : to };
  });
