import { randomUUID } from 'node:crypto';
import {
  DESK_DAYS_MAX,
  deskFigures,
  listDeskPayments,
  readDeskPayment,
  reconcileDesk,
  refundDeskPayment,
} from '@flint/shared/contracts/billing-desk';
import type { Currency } from '@flint/shared/contracts/money';
import { defineFeature } from '../../platform/composition/define-feature';
import type { Db } from '../../platform/db/database';
import { listLimit } from '../../platform/http/list-limit';
import { type Route, route } from '../../platform/http/route';
import { database } from '../../platform/postgres/database-feature';
import { billing } from '../billing/feature';
import type { ProviderId } from '../billing/tables';
import { credits } from '../credits/feature';
import { createDesk, type Desk } from './desk-service';
import { findCreditsByDay, findModels, findMoneyByDay, findOutstanding } from './figures-repository';
import { CREDIT_MICROS, toModelFigures } from './margin';

/** Where staff finds payments, refunds them, and reads what was sold and spent. */
export const billingDesk = defineFeature({
  id: 'billing-desk',
  needs: { database, billing, credits },
  routes: (_desk, { database: { db }, billing: { shop }, credits: ledger }) =>
    deskRoutes({ desk: createDesk(db, shop, ledger), db, provider: shop?.provider.id ?? 'stripe' }),
});

const STAFF = { privileged: true };
const WEEK = 7;
const MONTH = 30;
const MODELS = 50;

interface DeskRoutesDeps {
  readonly desk: Desk;
  readonly db: Db;
  /** Whose payments the figures count: test payments stay out of real ones. */
  readonly provider: ProviderId;
}

/** Calls of the billing desk, for staff alone. */
function deskRoutes({ desk, db, provider }: DeskRoutesDeps): Route[] {
  return [
    route(
      listDeskPayments,
      async ({ viewer, query }) => ({
        payments: await desk.find(viewer.user.id, query.q ?? '', query.filter ?? 'all'),
      }),
      STAFF,
    ),
    route(readDeskPayment, async ({ viewer, params }) => desk.read(viewer.user.id, params.id), STAFF),
    route(
      refundDeskPayment,
      async ({ viewer, params, body, idempotencyKey }) =>
        desk.refund(viewer.user.id, params.id, { ...body, key: idempotencyKey ?? randomUUID() }),
      STAFF,
    ),
    route(
      reconcileDesk,
      async ({ viewer, body }) => {
        const report = await desk.reconcile(viewer.user.id, body.days ?? WEEK);
        return { ...report, problems: [...report.problems] };
      },
      STAFF,
    ),
    route(
      deskFigures,
      async ({ query }) => {
        const days = listLimit(query.days, MONTH, DESK_DAYS_MAX);
        const [money, credits, outstanding, models] = await Promise.all([
          findMoneyByDay(db, provider, days),
          findCreditsByDay(db, days),
          findOutstanding(db),
          findModels(db, days, MODELS),
        ]);
        return {
          money: money.map(({ day, payments, currency, sold, returned }) => ({
            ...{ day, payments, sold: { amount: sold, currency: currency as Currency } },
            returned: { amount: returned, currency: currency as Currency },
          })),
          credits: credits.map(({ taken_back: takenBack, ...row }) => ({ ...row, takenBack })),
          outstanding,
          models: models.map(toModelFigures),
          creditMicros: CREDIT_MICROS,
        };
      },
      STAFF,
    ),
  ];
}
