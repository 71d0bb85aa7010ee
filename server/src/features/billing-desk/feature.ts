import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { billing } from '../billing/feature';
import { credits } from '../credits/feature';
import { createDesk } from './desk-service';
import { deskRoutes } from './routes';

/** Where staff finds payments, refunds them, and reads what was sold and spent. */
export const billingDesk = defineFeature({
  id: 'billing-desk',
  needs: { database, billing, credits },
  routes: (_desk, { database: { db }, billing: { shop }, credits: ledger }) =>
    deskRoutes({ desk: createDesk(db, shop, ledger), db, provider: shop?.provider.id ?? 'stripe' }),
});
