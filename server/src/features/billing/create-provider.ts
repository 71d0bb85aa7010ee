import type { Config } from '../../config';
import type { Db } from '../../platform/db/database';
import { createEmbeddedProvider } from './embedded/embedded-provider';
import type { PaymentProvider } from './payment-provider';

/** The payment provider of a server. @returns undefined in production without keys: nothing can be bought there */
export async function createProvider(
  db: Db,
  { environment, authSecret }: Pick<Config, 'environment' | 'authSecret'>,
): Promise<PaymentProvider | undefined> {
  return environment === 'production' ? undefined : createEmbeddedProvider(db, authSecret);
}
