import type { Charge, Customer, Dispute, Intent, PaymentMethod, Refund, Session, SetupIntent } from './payment-objects';
import type { Invoice, Portal, Price, Product, Schedule, Subscription } from './plan-objects';

/** Everything that is held, by the name of its kind. */
export interface Kinds {
  customer: Customer;
  'checkout.session': Session;
  payment_intent: Intent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  payment_method: PaymentMethod;
  setup_intent: SetupIntent;
  product: Product;
  price: Price;
  subscription: Subscription;
  subscription_schedule: Schedule;
  invoice: Invoice;
  'billing_portal.session': Portal;
}

export type Kind = keyof Kinds;
export type StripeObject = Kinds[Kind];
