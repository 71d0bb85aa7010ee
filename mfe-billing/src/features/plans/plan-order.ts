import type { CallBody } from '@flint/shared/contracts/call';
import type { PlanInterval } from '@flint/shared/contracts/catalogue';
import type { elementsSubscribe, planCheckout } from '@flint/shared/contracts/plans';

interface Chosen {
  readonly planName: string;
  readonly interval: PlanInterval;
  /** Sent when it is a boolean alone. */
  readonly trial?: unknown;
}

/** What both orders of a plan have: the interval is named for yearly payment alone, the trial when it is a boolean. */
const chosenFields = ({ planName, interval, trial }: Chosen) => ({
  planName,
  ...(interval === 'year' && { interval }),
  ...(typeof trial === 'boolean' && { trial }),
});

/** The body of a checkout of a plan. */
export function checkoutOrder(
  chosen: Chosen,
  { returnUrl, cancelUrl, userId }: { returnUrl: string; cancelUrl: string; userId: string },
): CallBody<typeof planCheckout> {
  return { ...chosenFields(chosen), productId: chosen.planName, returnUrl, cancelUrl, userId };
}

/** The body that begins a plan with a card of card fields. */
export function subscribeOrder(
  chosen: Chosen,
  { email, paymentMethodId }: { email: string; paymentMethodId: string },
): CallBody<typeof elementsSubscribe> {
  return { ...chosenFields(chosen), email, paymentMethodId };
}
