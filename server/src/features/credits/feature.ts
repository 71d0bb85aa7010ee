import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { kinds } from '../generation/kinds-feature';
import { accounts } from '../users/accounts-feature';
import { addCreditCommands } from './commands';
import { createCredits } from './credits-service';
import { ledgerGauges } from './ledger-gauges';
import { sweepExpiredLots } from './lot-expiry';
import * as ledger from './migrations/0001-ledger';
import * as lots from './migrations/0110-lots';
import * as giftKinds from './migrations/0145-gift-kinds';
import { creditRoutes } from './routes';
import { sweepStarterCredits } from './starter-sweep';
import { statementRoutes } from './statement-routes';

/** Starter credits that a crash prevented, and expired credits, are looked for every sixth SWEEP_MS: 30 s by default. */
const LOOK_EVERY = 6;

export const credits = defineFeature({
  id: 'credits',
  needs: { database, accounts, kinds },
  tables: [
    'ledger_account',
    'ledger_txn',
    'ledger_entry',
    'ledger_hold',
    'ledger_lot',
    'ledger_lot_entry',
    'starter_grant',
  ],
  migrations: { '0001-ledger': ledger, '0110-lots': lots, '0145-gift-kinds': giftKinds },
  service: ({ database: { db } }) => createCredits({ db }),
  routes: (service, { database: { db }, accounts: { actingUser }, kinds }, { contributed }) => [
    ...creditRoutes({
      ...{ db, credits: service, makers: kinds.makers(), actingUser },
      redeemers: () => contributed('redeem'),
    }),
    ...statementRoutes({ db, actingUser }),
  ],
  sweeps: (service, { database: { db } }, { config, log }) => [
    { name: 'starter-credits', everyMs: LOOK_EVERY * config.sweepMs, run: () => sweepStarterCredits(db, service, log) },
    { name: 'expired-credits', everyMs: LOOK_EVERY * config.sweepMs, run: () => sweepExpiredLots(db, log) },
  ],
  gauges: () => [ledgerGauges],
  commands: addCreditCommands,
});
