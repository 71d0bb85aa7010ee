import { randomUUID } from 'node:crypto';
import { creditsAdd } from '@flint/shared/contracts/add-credits';
import { creditsBalance, creditsCosts, creditsTransactions, TRANSACTION_LIMIT } from '@flint/shared/contracts/credits';
import type { Makers } from '@flint/shared/contracts/models';
import { COST_VERSION, costTable } from '@flint/shared/contracts/prices/cost-table';
import type { Db } from '../../platform/db/database';
import { AppError, notFound } from '../../platform/http/app-error';
import { listLimit } from '../../platform/http/list-limit';
import { type Route, route, type Viewer } from '../../platform/http/route';
import { findUser } from '../users/user-service';
import type { Credits } from './credits-service';

interface Deps {
  readonly credits: Credits;
  readonly makers: Makers;
  readonly db: Db;
  /** Resolves an optional `userId` to the user whose data is meant, with the permission check. */
  actingUser(viewer: Viewer, requested: string | undefined, action: string): Promise<string>;
}

export function creditRoutes({ db, credits, makers, actingUser }: Deps): Route[] {
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
        // Other users could only redeem a paid purchase, and payments do not exist yet.
        if (!viewer.user.roles.includes('admin'))
          throw new AppError(
            'forbidden',
            'Credits are added by staff, or against a payment that has not been credited yet.',
          );
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
