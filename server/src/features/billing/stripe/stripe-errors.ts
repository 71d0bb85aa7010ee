import { AppError } from '../../../platform/http/app-error';
import type { Charged } from '../payment-provider';

/** An error of Stripe's library, told by its fields: the library itself is loaded late. */
interface StripeFailure {
  readonly type: string;
  readonly code?: string;
  readonly payment_intent?: { readonly id: string; readonly client_secret: string | null };
}

const isStripeError = (error: unknown): error is StripeFailure =>
  error instanceof Error && /^Stripe\w*Error$/.test((error as { type?: unknown }).type as string);

/** Whether Stripe refused a request because of the state that its object is in. */
export const isRefused = (error: unknown): boolean =>
  isStripeError(error) && error.type === 'StripeInvalidRequestError';

/** Whether a card was declined, or its bank asks. */
export const isDeclined = (error: unknown): boolean => isStripeError(error) && error.type === 'StripeCardError';

/**
 * Asks Stripe.
 * @throws AppError `provider_failed` when Stripe refuses or does not answer; what it said goes to the log alone
 */
export async function asking<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (!isStripeError(error)) throw error;
    throw new AppError(
      'provider_failed',
      'The payment provider did not answer as it should. If you were charged, the credits come by themselves.',
      { cause: error },
    );
  }
}

/**
 * What a charge without its owner ended in: the bank asks for confirmation, or declines.
 * @throws the error, when it is about something else
 */
export function cardFailure(error: unknown): Charged {
  if (!isStripeError(error) || error.type !== 'StripeCardError' || !error.payment_intent) throw error;
  const { id, client_secret: secret } = error.payment_intent;
  const payment = { ref: id, paymentRef: id, secret };
  return error.code === 'authentication_required'
    ? { ...payment, status: 'action_required', message: 'Your bank asks you to confirm this payment.' }
    : { ...payment, status: 'declined', message: 'The card was declined. Nothing was charged.' };
}
