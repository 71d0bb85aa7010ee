import { randomUUID } from 'node:crypto';
import type { GiftCode, NewGiftCodes } from '@flint/shared/contracts/gift-codes';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { transact } from '../../platform/db/transaction';
import { AppError, notFound } from '../../platform/http/app-error';
import { give } from '../credits/ledger';
import { giftCodeHash, hintIn, newGiftCode } from './code-words';
import {
  findCodes,
  findRedemption,
  insertCodes,
  insertRedemption,
  lockBatch,
  lockCode,
  updateToDisabled,
} from './gift-codes-repository';
import type { Guesses } from './guesses';
import type { GiftCodeRow } from './tables';

const SHOWN = 500;

interface Redeemed {
  /** False when this user had redeemed it before. */
  readonly added: boolean;
  readonly credits: number;
  readonly creditsExpireAt: Date | null;
}

export interface GiftCodes {
  list(): Promise<GiftCode[]>;
  /**
   * Creates codes and tells them, once; audited.
   * @param key idempotency key: a repetition is refused, since the codes are not kept
   */
  create(staffId: string, wish: NewGiftCodes, key: string): Promise<{ secrets: string[]; codes: GiftCode[] }>;
  /** Ends a code; audited. @throws AppError `not_found` */
  disable(staffId: string, id: string): Promise<GiftCode>;
  /**
   * Gives a code's credits, once per user and to as many users as the code allows.
   * @throws AppError `not_found` for a code that does not exist, `conflict` for one that has ended, `rate_limited`
   */
  redeem(userId: string, code: string, ip: string): Promise<Redeemed>;
}

export function createGiftCodesService(db: Db, guesses: Guesses): GiftCodes {
  return {
    list: async () => (await findCodes(db, SHOWN)).map(toGiftCode),

    async create(staffId, wish, key) {
      const { campaign, credits, uses, count, creditDays = null } = wish;
      const expires_at = wish.lastDay === undefined ? null : endOf(wish.lastDay);
      const secrets = Array.from({ length: count }, newGiftCode);
      const rows = await transact(db, async (tx) => {
        if (await lockBatch(tx, key))
          throw new AppError(
            'conflict',
            'These codes were created before, and codes are told once. Disable them and create others if you lost them.',
          );
        await audit(tx, { actor: staffId, action: 'gift.create', target: campaign, detail: { ...wish } });
        return insertCodes(
          tx,
          secrets.map((secret) => ({
            ...{ id: randomUUID(), batch_id: key, code_hash: giftCodeHash(secret), hint: hintIn(secret), campaign },
            ...{ credits, credit_days: creditDays, max_uses: uses, expires_at, disabled_at: null, created_by: staffId },
          })),
        );
      });
      return { secrets, codes: rows.map(toGiftCode) };
    },

    async disable(staffId, id) {
      if (!isUuid(id)) throw notFound('gift code');
      return transact(db, async (tx) => {
        const changed = await updateToDisabled(tx, id);
        if (!changed) throw notFound('gift code');
        const { row, fresh } = changed;
        const detail = { campaign: row.campaign, hint: row.hint };
        if (fresh) await audit(tx, { actor: staffId, action: 'gift.disable', target: id, detail });
        return toGiftCode(row);
      });
    },

    async redeem(userId, code, ip) {
      const undo = await guesses.take(userId, ip);
      const redeemed = await transact(db, async (tx): Promise<Redeemed | AppError | null> => {
        const row = await lockCode(tx, giftCodeHash(code));
        if (!row) return null;
        const { id, campaign, credits } = row;
        const before = await findRedemption(tx, id, userId);
        if (before) return { added: false, credits, creditsExpireAt: endOfCredits(row, before) };
        const ended = reasonToRefuse(row);
        if (ended !== undefined) return new AppError('conflict', ended, { field: 'code' });
        await insertRedemption(tx, id, userId);
        const creditsExpireAt = endOfCredits(row, new Date());
        await give(tx, {
          ...{
            userId,
            amount: credits,
            kind: 'gift',
            idem: `gift:${id}:${userId}`,
            description: `Gift code: ${campaign}`,
          },
          ...(creditsExpireAt && { expiresAt: creditsExpireAt }),
        });
        return { added: true, credits, creditsExpireAt };
      });
      if (redeemed === null)
        throw new AppError('not_found', 'There is no such code. Check it for typing errors.', { field: 'code' });
      await undo();
      if (redeemed instanceof AppError) throw redeemed;
      return redeemed;
    },
  };
}

/** The end of a day, UTC. @throws AppError `invalid_input` for a day that is no day, or over */
function endOf(day: string): Date {
  const end = new Date(`${day}T23:59:59.999Z`);
  // A day that does not exist becomes one of the next month.
  if (Number.isNaN(end.getTime()) || end.toISOString().slice(0, 10) !== day)
    throw new AppError('invalid_input', 'There is no such day.', { field: 'lastDay' });
  if (day < new Date().toISOString().slice(0, 10))
    throw new AppError('invalid_input', 'The last day is today or later.', { field: 'lastDay' });
  return end;
}

/** When credits end that were given at this time; null: never. */
function endOfCredits({ credit_days: days }: Pick<GiftCodeRow, 'credit_days'>, given: Date): Date | null {
  if (days === null) return null;
  const end = new Date(given);
  end.setUTCDate(end.getUTCDate() + days);
  return end;
}

/** Why a code that exists gives nothing any more, in words for its user. */
function reasonToRefuse(row: GiftCodeRow & { over: boolean }): string | undefined {
  if (row.disabled_at) return 'This code was ended by us and no longer works.';
  if (row.over) return `This code ended on ${row.expires_at?.toISOString().slice(0, 10)}.`;
  if (row.used >= row.max_uses) return 'This code has been used as often as it could be.';
  return undefined;
}

type Ends = Pick<GiftCodeRow, 'disabled_at' | 'used' | 'max_uses' | 'expires_at'>;

/** @param now epoch milliseconds */
function stateOf({ disabled_at: disabled, used, max_uses: most, expires_at: end }: Ends, now: number) {
  if (disabled) return 'disabled';
  if (used >= most) return 'used_up';
  return end && end.getTime() <= now ? 'expired' : 'active';
}

/** Presents a code to staff. */
function toGiftCode(row: GiftCodeRow): GiftCode {
  return {
    ...{ id: row.id, campaign: row.campaign, hint: row.hint, credits: row.credits, creditDays: row.credit_days },
    ...{ uses: row.max_uses, used: row.used, state: stateOf(row, Date.now()) },
    expiresAt: row.expires_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
