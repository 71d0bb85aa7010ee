import { ApiError } from '@flint/shared/api/api-error';
import { toMessage } from '@flint/shared/api/message';

/** Why an order was refused. */
export type Problem =
  | { readonly kind: 'credits'; readonly need: number }
  | { readonly kind: 'capped'; readonly message: string }
  | { readonly kind: 'unverified' | 'signedOut' | 'unreachable' }
  | { readonly kind: 'refused'; readonly message: string; readonly requestId: string | undefined };

/** Classifies a failed order. `need` is the price that was shown. */
export function problemOf(error: unknown, need: number): Problem {
  if (!(error instanceof ApiError)) return { kind: 'refused', message: toMessage(error), requestId: undefined };
  if (error.insufficientCredits) return { kind: 'credits', need };
  if (error.code === 'spend_cap') return { kind: 'capped', message: error.message };
  if (error.code === 'email_unverified') return { kind: 'unverified' };
  if (error.status === 401) return { kind: 'signedOut' };
  if (error.status === undefined) return { kind: 'unreachable' };
  return { kind: 'refused', message: error.message, requestId: error.requestId };
}
