import { SERVICE_AWAY } from '@flint/shared/contracts/monitoring/tunnel';
import { dsnToString, getEnvelopeEndpointWithUrlEncodedAuth, makeDsn } from '@sentry/core';
import { AppError } from '../../platform/http/app-error';
import { tooMany } from '../../platform/http/pg-rate-limiter';
import { createDelivery, type DeliveryOptions } from './delivery';
import type { Envelope } from './envelope';

/** Headers of its answer by which a page learns to send less. */
const PASSED_ON = ['x-sentry-rate-limits', 'retry-after'] as const;
/** Pause of a page when the service says 429 without a time, in seconds. */
const PAUSE_S = 60;

export interface Tunnel {
  /**
   * Passes a page's report on to the configured service, without the page's headers and address.
   * @param tell gets headers for the page, also before a refusal
   * @throws AppError for a report to another service, or when it does not take it
   */
  forward(envelope: Envelope, tell: (headers: Record<string, string>) => unknown): Promise<void>;
}

/** @param configured a valid DSN */
export function createTunnel(configured: string, options: DeliveryOptions): Tunnel {
  const dsn = makeDsn(configured);
  if (!dsn) throw new Error('SENTRY_DSN is not valid.');
  const own = dsnToString(dsn);
  const deliver = createDelivery(getEnvelopeEndpointWithUrlEncodedAuth(dsn), options);
  return {
    async forward(envelope, tell) {
      const { dsn: named, bytes } = await envelope.open();
      if (named !== own)
        throw new AppError('invalid_input', 'dsn: this report is for another service.', { field: 'dsn' });
      const answer = await deliver(bytes, envelope.announced);
      await answer.body?.cancel();
      tell(
        Object.fromEntries(
          PASSED_ON.flatMap((name) => {
            const value = answer.headers.get(name);
            return value === null ? [] : [[name, value]];
          }),
        ),
      );
      if (answer.status === 429)
        throw tooMany(Number(answer.headers.get('retry-after')) || PAUSE_S, 'Too many reports.');
      if (answer.status === 413) throw new AppError('payload_too_large', 'The report is too large for the service.');
      if (!answer.ok) throw new AppError('provider_failed', SERVICE_AWAY);
    },
  };
}
