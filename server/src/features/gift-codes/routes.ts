import { randomUUID } from 'node:crypto';
import { createGiftCodes, disableGiftCode, listGiftCodes, redeemGiftCode } from '@flint/shared/contracts/gift-codes';
import { type Route, route } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import type { GiftCodes } from './gift-codes-service';

const STAFF = { privileged: true };

/** Gift codes: staff creates, lists and ends them, users redeem them. */
export function giftCodeRoutes(codes: GiftCodes, credits: Pick<Credits, 'balance'>): Route[] {
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
