import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { credits } from '../credits/feature';
import { createGiftCodesService } from './gift-codes-service';
import { createGuesses } from './guesses';
import * as migration from './migrations/0146-gift-codes';
import { giftCodeRoutes } from './routes';

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
