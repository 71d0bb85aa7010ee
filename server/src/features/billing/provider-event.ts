import { z } from 'zod';
import { isUuid } from '../../platform/db/is-uuid';
import { AppError } from '../../platform/http/app-error';
import type { ProviderEvent } from './payment-provider';
import { isSigned } from './webhook-signature';

/** An event of Stripe, and of the embedded provider, as far as it is needed to find the payment again. */
const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string().optional(),
      metadata: z.record(z.string(), z.string()).nullish(),
      customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
      payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
});

/**
 * Reads a signed webhook.
 * @throws AppError `invalid_input` when its signature does not hold, or it is no event
 */
export function readEvent(body: Buffer, signature: string | undefined, secret: string): ProviderEvent {
  if (!isSigned(body, signature ?? '', secret)) throw new AppError('invalid_input', 'The signature does not hold.');
  const event = Event.safeParse(parsed(body));
  if (!event.success) throw new AppError('invalid_input', 'The body is no event.');
  const { id, type, data } = event.data;
  const { metadata, payment_intent: intent, object: kind, id: objectId = null, customer } = data.object;
  const checkoutId = metadata?.checkout ?? '';
  const ofIntent = typeof intent === 'string' ? intent : (intent?.id ?? null);
  return {
    ...{ id, type },
    checkoutId: isUuid(checkoutId) ? checkoutId : null,
    customer: typeof customer === 'string' ? customer : (customer?.id ?? null),
    paymentRef: kind === 'payment_intent' ? objectId : ofIntent,
  };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
