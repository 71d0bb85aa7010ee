import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ENVELOPE_TYPE } from '@flint/shared/contracts/monitoring/limits';
import { ENVELOPE_MAX, SERVICE_AWAY } from '@flint/shared/contracts/monitoring/tunnel';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../platform/http/app-error';
import { sendAgain } from '../../platform/telemetry/error-reports/send-again';

/** Longest time that a report takes to pass, with all its attempts, in milliseconds. */
const PATIENCE_MS = 30_000;
/** Bytes of reports that this process keeps at a time, so that they can be sent again: two of the largest. */
const KEPT_MAX = 2 * ENVELOPE_MAX;

export interface DeliveryOptions {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Ends the pauses before further attempts. */
  readonly stopping: AbortSignal;
  /** Pause before the first further attempt, in milliseconds. */
  readonly retryMs?: number;
  readonly keptMax?: number;
}

/** @returns the service's answer to a report. @throws AppError when no attempt gets one, or the report breaks off */
export type Deliver = (bytes: AsyncIterable<Buffer>, announced: number | undefined) => Promise<Response>;

/**
 * Delivers reports to the service. One that announces its length is kept while it is under way, and sent again when the
 * connection breaks. One that does not, or for which there is no room, is passed on while it arrives, once.
 * @param address of the service, for envelopes
 */
export function createDelivery(
  address: string,
  { log, stopping, retryMs, keptMax = KEPT_MAX }: DeliveryOptions,
): Deliver {
  let kept = 0;
  return async (bytes, announced = Number.POSITIVE_INFINITY) => {
    const room = kept + announced <= keptMax ? announced : 0;
    kept += room;
    let attempts = 0;
    const patience = AbortSignal.timeout(PATIENCE_MS);
    const post = (body: Buffer | ReadableStream) => {
      attempts++;
      const headers = { 'content-type': ENVELOPE_TYPE };
      const options = { method: 'POST', headers, body, duplex: 'half', signal: patience, redirect: 'error' };
      return fetch(address, options as RequestInit);
    };
    try {
      if (room === 0) return await passOn(bytes, post);
      const report = await buffer(bytes);
      return await sendAgain(() => post(report), retryMs, AbortSignal.any([patience, stopping]));
    } catch (error) {
      if (error instanceof AppError) throw error;
      log.warn({ attempts, reason: reasonOf(error) }, 'a report of a page was lost');
      throw new AppError('provider_failed', SERVICE_AWAY);
    } finally {
      kept -= room;
    }
  };
}

/** Sends a report while it arrives. @throws its own fault, rather than the broken request that follows from it */
async function passOn(
  bytes: AsyncIterable<Buffer>,
  post: (body: ReadableStream) => Promise<Response>,
): Promise<Response> {
  let fault: unknown;
  const body = async function* () {
    try {
      yield* bytes;
    } catch (error) {
      fault = error;
      throw error;
    }
  };
  try {
    return await post(Readable.toWeb(Readable.from(body(), { objectMode: false })) as ReadableStream);
  } catch (error) {
    throw fault ?? error;
  }
}

/** The system's code of a broken connection, such as ECONNRESET, or the error's name. */
function reasonOf(error: unknown): string | undefined {
  const { cause, name } = error as { cause?: { code?: string }; name?: string };
  return cause?.code ?? name;
}
