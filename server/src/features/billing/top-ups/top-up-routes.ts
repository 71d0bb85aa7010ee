import { readTopUp, turnOffTopUp, turnOnTopUp } from '@flint/shared/contracts/auto-top-up';
import type { Db } from '../../../platform/db/database';
import { type Route, route } from '../../../platform/http/route';
import type { Billing } from '../billing-service';
import { readTopUpState } from './top-ups-service';

interface TopUpRoutesDeps {
  readonly db: Db;
  readonly shop: Billing | undefined;
  /** The shop, or an AppError `not_configured` where nothing is sold. */
  set(): Billing;
}

/** Automatic top-up: looking at it, turning it on and off. */
export function topUpRoutes({ db, shop, set }: TopUpRoutesDeps): Route[] {
  const state = async (userId: string) => ({
    ...(await readTopUpState(db, userId)),
    mode: shop?.provider.mode ?? ('off' as const),
  });
  return [
    route(readTopUp, ({ viewer }) => state(viewer.user.id)),
    route(turnOnTopUp, async ({ viewer, body }) => {
      const { id, email, name } = viewer.user;
      await set().topUps.turnOn({ id, email, name }, body);
      return state(id);
    }),
    route(turnOffTopUp, async ({ viewer }) => {
      await set().topUps.turnOff(viewer.user.id);
      return state(viewer.user.id);
    }),
  ];
}
