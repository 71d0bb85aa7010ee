import { makeFetchTransport } from '@sentry/react';
import { compressRecordings } from './compress-recordings';
import { scrubEnvelope } from './scrub-envelope';

type Options = Parameters<typeof makeFetchTransport>[0];
type Transport = ReturnType<typeof makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];

/**
 * Sends reports through the tunnel, redacted. Recordings go apart from errors: the tunnel counts them by another budget.
 * @param plainFetch the browser's own, so that reports are not reported
 * @param raw whether reports leave without redaction
 */
export const makeTransport =
  (plainFetch: typeof fetch, raw: boolean) =>
  (options: Options): Transport => {
    const errors = makeFetchTransport(options, plainFetch);
    const recordings = makeFetchTransport({ ...options, url: `${options.url}?of=recording` }, plainFetch);
    return {
      send: async (envelope) => {
        const sent = raw ? envelope : scrubEnvelope(envelope);
        return isRecording(sent) ? recordings.send(await compressRecordings(sent)) : errors.send(sent);
      },
      flush: async (timeout) => {
        const done = await Promise.all([errors.flush(timeout), recordings.flush(timeout)]);
        return done.every(Boolean);
      },
    };
  };

const isRecording = ([, items]: Envelope) =>
  (items as [{ type: string }, unknown][]).some(([{ type }]) => type.startsWith('replay_'));
