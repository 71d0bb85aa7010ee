import { createSentryIngest } from '../../simulators/sentry/ingest';
import { type Product, startProduct } from './product';

/** A staging environment, where errors are reported as in production. */
export const STAGING = {
  ...{ FLINT_ENV: 'staging', AUTH_SECRET: 'not one of the well-known words of any tutorial' },
  ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'flint@example.com' },
};

export type Ingest = Awaited<ReturnType<typeof createSentryIngest>>;

export interface MonitoredProduct {
  readonly product: Product;
  /** The error-reporting service that it reports to. */
  readonly ingest: Ingest;
  stop(): Promise<void>;
}

/** Starts the product on a simulated error-reporting service. @param env added to its environment */
export async function startMonitored(env: NodeJS.ProcessEnv = {}): Promise<MonitoredProduct> {
  const ingest = await createSentryIngest();
  const product = await startProduct({ ...STAGING, SENTRY_DSN: ingest.dsn, ...env });
  return {
    ...{ product, ingest },
    async stop() {
      await product.stop();
      await ingest.close();
    },
  };
}
