import { ENVELOPE_TYPE } from '@flint/shared/contracts/monitoring/limits';
import { SERVICE_AWAY } from '@flint/shared/contracts/monitoring/tunnel';
import { dsnToString, getEnvelopeEndpointWithUrlEncodedAuth, makeDsn } from '@sentry/core';
import { AppError } from '../../platform/http/app-error';
import { tooMany } from '../../platform/http/pg-rate-limiter';
import type { Envelope } from './envelope';

/** Longest wait for the service's answer, in milliseconds. */
const PATIENCE_MS = 10_000;
/** Headers of its answer by which a page learns to send less. */
const PASSED_ON = ['x-sentry-rate-limits', 'retry-after'] as const;
/** Pause of a page when the service says 429 without a time, in seconds. */
const PAUSE_S = 60;

export interface Tunnel {
  /**
   * Sends a page's report to the configured service, without the page's headers and address.
   * @returns headers for the page
   * @throws AppError for a report to another service, or when it does not take it
   */
  forward(envelope: Envelope): Promise<Record<string, string>>;
}

/** @param configured a valid DSN */
export function createTunnel(configured: string): Tunnel {
  const dsn = makeDsn(configured);
  if (!dsn) throw new Error('SENTRY_DSN is not valid.');
  const [own, address] = [dsnToString(dsn), getEnvelopeEndpointWithUrlEncodedAuth(dsn)];
  return {
    async forward(envelope) {
      if (envelope.dsn() !== own)
        throw new AppError('invalid_input', 'dsn: this report is for another service.', { field: 'dsn' });
      const answer = await send(address, envelope.bytes());
      await answer.body?.cancel();
      if (answer.status === 429)
        throw tooMany(Number(answer.headers.get('retry-after')) || PAUSE_S, 'Too many reports.');
      if (answer.status === 413) throw new AppError('payload_too_large', 'The report is too large for the service.');
      if (!answer.ok) throw refused();
      return Object.fromEntries(
        PASSED_ON.flatMap((name) => {
          const value = answer.headers.get(name);
          return value === null ? [] : [[name, value]];
        }),
      );
    },
  };
}

async function send(address: string, body: Uint8Array): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const headers = { 'content-type': ENVELOPE_TYPE };
  try {
    return await fetch(address, { method: 'POST', body: new Uint8Array(body), headers, signal, redirect: 'error' });
  } catch {
    throw refused();
  }
}

const refused = () => new AppError('provider_failed', SERVICE_AWAY);
