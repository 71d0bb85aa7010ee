import { createHmac, timingSafeEqual } from 'node:crypto';
import { PLAN_INTERVALS, PLAN_NAMES } from '@flint/shared/contracts/catalogue';
import { z } from 'zod';
import { AppError } from '../../../platform/http/app-error';

/** How long a choice holds: long enough to sign up and to read the mail with the code. */
const MINUTES = 30;

const Choice = z.object({
  planName: z.enum(PLAN_NAMES),
  interval: z.enum(PLAN_INTERVALS),
  trial: z.boolean(),
  /** Seconds. */
  until: z.number(),
});
/** A plan that a visitor chose before the sign-up. It is bound to no account. */
export type Choice = Omit<z.infer<typeof Choice>, 'until'>;

const sign = (body: string, authSecret: string) =>
  createHmac('sha256', createHmac('sha256', authSecret).update('choice of plan').digest()).update(body).digest();

/** Signs a choice, for an address. */
export function signChoice(choice: Choice, authSecret: string, nowMs = Date.now()): string {
  const until = Math.floor(nowMs / 1000) + MINUTES * 60;
  const body = Buffer.from(JSON.stringify({ ...choice, until })).toString('base64url');
  return `${body}.${sign(body, authSecret).toString('base64url')}`;
}

/**
 * Reads a choice.
 * @throws AppError `invalid_input` when it was not signed here or has lapsed
 */
export function readChoice(text: string, authSecret: string, nowMs = Date.now()): Choice {
  const [body = '', signature = ''] = text.split('.', 2);
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(body, authSecret);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  const choice = isOurs ? Choice.parse(JSON.parse(Buffer.from(body, 'base64url').toString())) : undefined;
  if (!choice || choice.until * 1000 < nowMs)
    throw new AppError('invalid_input', 'Your choice has lapsed. Choose the plan again.', { field: 'choice' });
  const { planName, interval, trial } = choice;
  return { planName, interval, trial };
}
