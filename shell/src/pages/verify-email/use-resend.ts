import { ApiError } from '@flint/shared/api/api-error';
import { request } from '@flint/shared/api/request';
import { RESEND_SECONDS, resendVerification } from '@flint/shared/contracts/email-verification';
import type { User } from '@flint/shared/contracts/users';
import { useRef, useState } from 'react';
import { useCountdown } from '../auth/use-countdown';

/** Resends the code, throttled to once a minute; the server's Retry-After takes precedence. */
export function useResend(user: User | null, fail: (error: unknown) => void) {
  const [left, wait] = useCountdown(user ? secondsToWait(user) : 0);
  const [sent, setSent] = useState<string | null>(null);
  const underWay = useRef(false);

  const resend = async (email: string) => {
    if (underWay.current) return;
    underWay.current = true;
    setSent(null);
    try {
      const { message } = await request(resendVerification, { body: { email } });
      setSent(message ?? `A new code is on its way to ${email}. The old one no longer works.`);
      wait(RESEND_SECONDS);
    } catch (error) {
      if (error instanceof ApiError && error.retryAfterSeconds !== undefined) wait(error.retryAfterSeconds);
      fail(error);
    } finally {
      underWay.current = false;
    }
  };
  return { resend, left, sent };
}

/** Signing up sends the first code, so a new account waits like after a resend. */
function secondsToWait({ createdAt }: User): number {
  const age = (Date.now() - Date.parse(createdAt)) / 1000;
  return age >= 0 && age < RESEND_SECONDS ? Math.ceil(RESEND_SECONDS - age) : 0;
}
