import { randomUUID } from 'node:crypto';
import { creditsAdd } from '@flint/shared/contracts/add-credits';
import type { CallBody } from '@flint/shared/contracts/call';
import { creditsBalance, creditsCosts, creditsTransactions, TRANSACTION_LIMIT } from '@flint/shared/contracts/credits';
import type { Makers } from '@flint/shared/contracts/models';
import { COST_VERSION, costTable } from '@flint/shared/contracts/prices/cost-table';
import type { Db } from '../../platform/db/database';
import { AppError, notFound } from '../../platform/http/app-error';
import { listLimit } from '../../platform/http/list-limit';
import { type Route, route, type Viewer } from '../../platform/http/route';
import { findUser } from '../users/user-service';
import type { Credits } from './credits-service';

declare module '../../platform/composition/contributions' {
  interface Contributions {
    redeem: Redeem;
  }
}

/** Credits a user's own paid purchase of this many credits that was not credited yet. @returns whether there was one */
type Redeem = (userId: string, credits: number) => Promise<boolean>;

interface CreditRoutesDeps {
  readonly credits: Credits;
  readonly makers: Makers;
  readonly db: Db;
  /** Resolves an optional `userId` to the user whose data is meant, with the permission check. */
  actingUser(viewer: Viewer, requested: string | undefined, action: string): Promise<string>;
  /** Read when a call needs them, since other features contribute them. */
  redeemers(): readonly Redeem[];
}

export function creditRoutes({ db, credits, makers, actingUser, redeemers }: CreditRoutesDeps): Route[] {
  /** A payer who comes back before the provider's event does. */
  async function redeemOwn(own: string, { userId, amount }: CallBody<typeof creditsAdd>) {
    for (const redeem of userId === own ? redeemers() : [])
      if (await redeem(own, amount)) {
        const latest = await credits.transactions(own, TRANSACTION_LIMIT);
        const transaction = latest.find((each) => each.type === 'purchase' && each.amount === amount);
        return { balance: (await credits.balance(own)).balance, ...(transaction ? { transaction } : {}) };
      }
    throw new AppError('forbidden', 'Credits are added by staff, or against a payment that has not been credited yet.');
  }
  return [
    route(creditsBalance, async ({ viewer, query }) =>
      credits.balance(await actingUser(viewer, query.userId, 'credits.read')),
    ),
    route(creditsTransactions, async ({ viewer, query }) => {
      const userId = await actingUser(viewer, query.userId, 'credits.read');
      const limit = listLimit(query.limit, TRANSACTION_LIMIT, TRANSACTION_LIMIT);
      return { transactions: await credits.transactions(userId, limit) };
    }),
    route(creditsCosts, async () => ({ costs: costTable(makers), unit: 'credits' as const, version: COST_VERSION })),
    route(
      creditsAdd,
      async ({ viewer, body, idempotencyKey }) => {
        if (!viewer.user.roles.includes('admin')) return redeemOwn(viewer.user.id, body);
        if (!(await findUser(db, body.userId))) throw notFound('user');
        return credits.grant({
          userId: body.userId,
          amount: body.amount,
          reason: body.description,
          actor: viewer.user.id,
          key: idempotencyKey ?? randomUUID(),
          kind: body.type,
        });
      },
      { privileged: true },
    ),
  ];
}
