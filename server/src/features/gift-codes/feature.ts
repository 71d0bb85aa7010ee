import { randomUUID } from 'node:crypto';
import { createGiftCodes, disableGiftCode, listGiftCodes, redeemGiftCode } from '@flint/shared/contracts/gift-codes';
import { defineFeature } from '../../platform/composition/define-feature';
import { type Route, route } from '../../platform/http/route';
import { database } from '../../platform/postgres/database-feature';
import type { Credits } from '../credits/credits-service';
import { credits } from '../credits/feature';
import { createGiftCodesService, type GiftCodes } from './gift-codes-service';
import { createGuesses } from './guesses';
import * as migration from './migrations/0146-gift-codes';

/** Codes that staff gives away, and that users redeem for credits. */
export const giftCodes = defineFeature({
  id: 'gift-codes',
  needs: { database, credits },
  tables: ['gift_code', 'gift_redemption'],
  migrations: { '0146-gift-codes': migration },
  service: ({ database: { db, pool } }, { config }) =>
    createGiftCodesService(db, createGuesses(pool, config.rateLimitFactor)),
  routes: (codes, { credits: balances }) => giftCodeRoutes(codes, balances),
});

const STAFF = { privileged: true };

/** Gift codes: staff creates, lists and ends them, users redeem them. */
function giftCodeRoutes(codes: GiftCodes, credits: Pick<Credits, 'balance'>): Route[] {
  return [
    route(listGiftCodes, async () => ({ codes: await codes.list() }), STAFF),
    route(
      createGiftCodes,
      async ({ viewer, body, idempotencyKey, reply }) => {
        reply.header('cache-control', 'private, no-store');
        return codes.create(viewer.user.id, body, idempotencyKey ?? randomUUID());
      },
      STAFF,
    ),
    route(
      disableGiftCode,
      async ({ viewer, params }) => ({ code: await codes.disable(viewer.user.id, params.id) }),
      STAFF,
    ),
    route(redeemGiftCode, async ({ viewer: { user }, body, ip }) => {
      const { added, credits: amount, creditsExpireAt } = await codes.redeem(user.id, body.code, ip);
      const { balance } = await credits.balance(user.id);
      return { added, credits: amount, creditsExpireAt: creditsExpireAt?.toISOString() ?? null, balance };
    }),
  ];
}
