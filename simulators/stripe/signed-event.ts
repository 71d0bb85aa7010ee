import { createHmac } from 'node:crypto';
import { answered } from './answers';
import { KEYS } from './keys';
import type { StripeObject } from './objects';
import type { Intent } from './payment-objects';
import type { StripeState } from './state';
import type { Store } from './store';

/** A webhook's request. */
export interface SignedEvent {
  readonly body: Buffer;
  readonly signature: string;
}

/** The intent of a session, a charge, a refund or a dispute, or itself. */
function intentBehind(store: Store, object: StripeObject): Intent | undefined {
  if (object.object === 'payment_intent') return object;
  return 'payment_intent' in object ? store.find('payment_intent', object.payment_intent) : undefined;
}

/**
 * The payment intent that something is about.
 * @throws RangeError when there is none
 */
export function paidIntent(store: Store, ref: string): Intent {
  const object = store.any(ref);
  const intent = object && intentBehind(store, object);
  if (!intent) throw new RangeError(`${ref} has no payment`);
  return intent;
}

/** What an event of a type tells of: the object itself, or the payment's refund, dispute or charge. */
function objectOf(store: Store, type: string, ref: string): StripeObject {
  if (/^(?:checkout|customer|invoice)\./.test(type)) {
    const named = store.any(ref);
    if (named) return named;
  }
  const intent = paidIntent(store, ref);
  if (type.startsWith('payment_intent.')) return intent;
  const kind = type.includes('refund.') ? 'refund' : type.startsWith('charge.dispute') ? 'dispute' : undefined;
  const about = kind && store.list(kind, (each) => each.payment_intent === intent.id).data[0];
  return about ?? store.get('charge', intent.latest_charge);
}

/** A signed event. */
export function signedEvent(state: StripeState, type: string, ref: string, id: string): SignedEvent {
  const created = state.now;
  const object = objectOf(state.store, type, ref);
  const body = answered({ id, object: 'event', type, created, data: { object } });
  const v1 = createHmac('sha256', KEYS.webhook).update(`${created}.${body}`).digest('hex');
  return { body: Buffer.from(body), signature: `t=${created},v1=${v1}` };
}
