import type { Generated } from 'kysely';

declare module '../../../platform/db/schema' {
  interface Schema {
    embedded_payment: EmbeddedPaymentTable;
  }
}

/** What the embedded provider knows of a payment: it stands for the provider's own database. */
export interface EmbeddedPaymentTable {
  id: string;
  checkout_id: string;
  customer_ref: string;
  amount: number;
  currency: string;
  state: Generated<'open' | 'paid' | 'cancelled'>;
  refunded: Generated<number>;
  disputed: Generated<boolean>;
  created_at: Generated<Date>;
}
