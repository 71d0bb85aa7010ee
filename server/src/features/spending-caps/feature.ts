import { readSpendingCaps, setSpendingCaps } from '@flint/shared/contracts/spending-caps';
import { defineFeature } from '../../platform/composition/define-feature';
import type { Db } from '../../platform/db/database';
import { type Route, route } from '../../platform/http/route';
import { database } from '../../platform/postgres/database-feature';
import { readUserSpending } from '../runs/run-rows';
import { utcDay } from '../runs/utc-day';
import * as migration from './migrations/0185-spending-caps';
import { findCaps, upsertCaps } from './spending-caps-repository';

/** Caps that users set on what their own orders may cost, by day and by run; `start-run` holds to them. */
export const spendingCaps = defineFeature({
  id: 'spending-caps',
  needs: { database },
  tables: ['spending_cap'],
  migrations: { '0185-spending-caps': migration },
  service: ({ database: { db } }) => db,
  routes: (db) => capRoutes(db),
});

function capRoutes(db: Db): Route[] {
  async function state(userId: string) {
    const { start, end } = utcDay(new Date());
    const [caps = { perDay: null, perRun: null }, spentToday] = await Promise.all([
      findCaps(db, userId),
      readUserSpending(db, userId, start),
    ]);
    return { caps, spentToday, resetsAt: end.toISOString() };
  }
  return [
    route(readSpendingCaps, ({ viewer }) => state(viewer.user.id)),
    route(setSpendingCaps, async ({ viewer, body }) => {
      await upsertCaps(db, viewer.user.id, body);
      return state(viewer.user.id);
    }),
  ];
}
