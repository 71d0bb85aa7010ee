import { findPlan } from '@flint/shared/contracts/catalogue';
import { LOW_BALANCE } from '@flint/shared/contracts/credits';
import { formatMoney } from '@flint/shared/contracts/money';
import { invoiceReceipt } from '@flint/shared/contracts/plans';
import type { Db } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transaction';
import { letter } from '../../../platform/mail/letter';
import type { Mailer } from '../../../platform/mail/mailer';
import { findUser } from '../../users/user-service';
import { withCheckout } from '../own-address';
import { findDueNotices, insertNotice, type Notice } from './notices-repository';
import { priceIn } from './plan-presenter';

/** Mails of one run of the sweep. */
const BATCH = 50;

type Words = readonly [subject: string, text: string, path: string, label: string];

const dayOf = (moment: Date | null) =>
  (moment ?? new Date()).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** What a mail says, and where its link leads. */
const WORDS: Record<Notice['kind'], (notice: Notice) => Words> = {
  failed: ({ name, amount, currency }) => [
    'Your payment failed',
    `The payment of ${formatMoney(priceIn(amount ?? 0, currency ?? 'USD'))} for ${name} was not made. Your plan goes on for some days while it is tried again. Pay it, or use another card:`,
    '/account/billing',
    'Mend the payment',
  ],
  trial: ({ name, at, amount, currency }) => [
    'Your trial ends soon',
    `Your trial of ${planName(name)} ends on ${dayOf(at)}. The plan begins then, for ${formatMoney(priceIn(amount ?? 0, currency ?? 'USD'))}, unless you end it before:`,
    '/account/billing',
    'See your plan',
  ],
  card: ({ name, last4 }) => [
    'Your card expires soon',
    `The card ending ${last4}, which pays for ${planName(name)}, expires soon. Use another one, so that your plan goes on:`,
    '/account/billing',
    'Change the card',
  ],
  receipt: ({ name, amount, currency, id }) => [
    `Receipt: ${name}`,
    `Thank you. You paid ${formatMoney(priceIn(amount ?? 0, currency ?? 'USD'))} for ${name}. The receipt is here:`,
    invoiceReceipt.path.replace('{id}', id ?? ''),
    'Open the receipt',
  ],
  low: ({ amount, at }) => [
    'Your credits run low',
    `You have ${amount ?? 0} credits left.${at ? ` The next ones come on ${dayOf(at)}.` : ''} You can buy more at any time:`,
    '/credits',
    'Get credits',
  ],
  confirm: ({ name, amount, currency, id }) => [
    'Confirm your automatic top-up',
    `Your bank asks you to confirm the payment of ${formatMoney(priceIn(amount ?? 0, currency ?? 'USD'))} for the package ${name}. Automatic top-up is paused until then:`,
    withCheckout('/account/billing/pay', id ?? ''),
    'Confirm the payment',
  ],
  topup: ({ name }) => [
    'Automatic top-up is off',
    `Automatic top-up turned itself off: ${TOP_UP_ENDED[name] ?? name}. Nothing is charged until you turn it on again:`,
    '/account/billing',
    'See automatic top-up',
  ],
};

/** Why automatic top-up turned itself off. */
const TOP_UP_ENDED: Record<string, string> = {
  declined: 'your card was declined again and again',
  no_card: 'no card is saved any more',
  changed: 'the package was changed or is not sold any more',
};

const planName = (name: string) => findPlan(name)?.name ?? name;

/** Mails what payers have to know of their plan: each cause once, in every process. */
export async function mailNotices(db: Db, mailer: Pick<Mailer, 'send'>, publicUrl: string): Promise<void> {
  for (const notice of await findDueNotices(db, { low: LOW_BALANCE, limit: BATCH }))
    await transact(db, async (tx) => {
      const payer = await findUser(tx, notice.user_id);
      if (!(await insertNotice(tx, notice)) || !payer) return;
      const [subject, text, path, label] = WORDS[notice.kind](notice);
      await mailer.send(letter(payer.email, subject, [{ text }, { link: `${publicUrl}${path}`, label }]));
    });
}
