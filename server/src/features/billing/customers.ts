import type { Tx } from '../../platform/db/transaction';
import { findCustomer, insertCustomer } from './checkouts-repository';
import type { Payer, PaymentProvider } from './payment-provider';

/** The payer's customer at the provider, made when there is none. The caller holds the payer's lock. */
export async function customerOfPayer(tx: Tx, provider: PaymentProvider, payer: Payer): Promise<string> {
  const known = await findCustomer(tx, payer.id, provider.id);
  if (known !== undefined) return known;
  const ref = await provider.createCustomer(payer);
  await insertCustomer(tx, payer.id, provider.id, ref);
  return ref;
}
