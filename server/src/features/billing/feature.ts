import { defineFeature } from '../../platform/composition/define-feature';
import { mail } from '../../platform/mail/feature';
import { database } from '../../platform/postgres/database-feature';
import { credits } from '../credits/feature';
import { kinds } from '../generation/kinds-feature';
import { accounts } from '../users/accounts-feature';
import { createBilling } from './billing-service';
import { findCheckout } from './checkouts-repository';
import { addBillingCommands } from './commands';
import { createProvider, paymentKeys } from './create-provider';
import * as migration from './migrations/0111-billing';
import * as plans from './migrations/0141-plans';
import * as returns from './migrations/0148-returns';
import * as failedRefunds from './migrations/0160-failed-refunds';
import * as topUps from './migrations/0186-top-ups';
import * as planPayments from './migrations/0187-plan-payments';
import { mailNotices } from './plans/notices';
import { pricingContents } from './pricing-contents';
import { createReceipts } from './receipts';
import { reconcile } from './reconcile';
import { billingRoutes } from './routes';
import type { TopUpStop } from './top-ups/top-ups-service';
import { registerWebhook } from './webhook';

/** Lines of the log, by why an automatic top-up was stopped. */
const TOP_UP_STOPS: Readonly<Record<TopUpStop, string>> = {
  declined: 'an automatic top-up failed: the card was declined',
  no_card: 'an automatic top-up failed: no card is saved',
  changed: 'an automatic top-up failed: the package has another price, or is not sold any more',
  confirm: 'an automatic top-up waits: the bank asks its owner to confirm it',
  no_answer: 'an automatic top-up failed: the payment provider did not answer',
  cap: 'an automatic top-up has reached the cap of its month: no further one follows',
};

const DAY_MS = 86_400_000;
/** Plans, refunds without an answer, and mails are looked for every sixth SWEEP_MS: 30 s by default. */
const LOOK_EVERY = 6;
/** How far back the nightly reconciliation looks: webhooks are sent again for three days. */
const LOOK_BACK_DAYS = 7;

/** Buying packages of credits, and plans. */
export const billing = defineFeature({
  id: 'billing',
  needs: { database, mail, accounts, credits, kinds },
  tables: [
    'billing_checkout',
    'billing_customer',
    'billing_dispute',
    'billing_event',
    'billing_invoice',
    'billing_notice',
    'billing_purchase',
    'billing_refill',
    'billing_refund',
    'billing_return',
    'billing_subscription',
    'billing_top_up',
    'billing_top_up_charge',
    'billing_trial',
    'embedded_account',
    'embedded_payment',
    'embedded_refund',
  ],
  migrations: {
    '0111-billing': migration,
    '0141-plans': plans,
    '0148-returns': returns,
    '0160-failed-refunds': failedRefunds,
    '0186-top-ups': topUps,
    '0187-plan-payments': planPayments,
  },
  async service({ database: { db }, mail: mailer }, { config }) {
    const provider = await createProvider(db, config);
    return {
      shop: provider && createBilling(db, provider, config),
      receipts: createReceipts(db, mailer, config.publicUrl),
    };
  },
  keyChecks: (_billing, _needs, { config }) => paymentKeys(config),
  keyOwners: (_billing, { database: { db } }) => [async (id) => (await findCheckout(db, id))?.payer_id],
  redeem: ({ shop }) => (shop ? [shop.checkouts.redeem] : []),
  routes: (service, { database: { db }, accounts: { actingUser }, credits: balances }, { config }) =>
    billingRoutes({ ...service, db, credits: balances, config, actingUser }),
  pageContents: (_billing, { kinds: makers }) => [pricingContents(() => makers.costs())],
  sweeps: ({ shop, receipts }, { database: { db }, mail: mailer }, { config, log }) => [
    { name: 'plans', everyMs: LOOK_EVERY * config.sweepMs, run: async () => shop?.plans.sweep(log) },
    {
      name: 'refunds',
      everyMs: LOOK_EVERY * config.sweepMs,
      async run() {
        const failed = (await shop?.refunds.resume()) ?? [];
        for (const refund of failed) log.warn({ refund }, 'a refund was asked for again, without an answer');
      },
    },
    {
      name: 'top-ups',
      everyMs: config.sweepMs,
      async run() {
        const stopped = (await shop?.topUps.sweep()) ?? [];
        for (const { charge, why, error } of stopped)
          log[why === 'cap' ? 'info' : 'warn']({ charge, why, err: error }, TOP_UP_STOPS[why]);
      },
    },
    { name: 'receipts', everyMs: LOOK_EVERY * config.sweepMs, run: () => receipts.mail() },
    {
      name: 'plan-mails',
      everyMs: LOOK_EVERY * config.sweepMs,
      run: () => mailNotices(db, mailer, config.publicUrl),
    },
    {
      name: 'billing',
      everyMs: DAY_MS,
      async run() {
        if (!shop) return;
        const { problems } = await reconcile(db, shop.provider, LOOK_BACK_DAYS, log);
        for (const problem of problems) log.error({ problem }, 'a payment needs a person');
      },
    },
  ],
  http: (app, { shop }, _needs, { policy }) => registerWebhook(app, shop?.webhook, policy.limiter),
  commands: addBillingCommands,
});
