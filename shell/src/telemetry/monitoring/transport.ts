import { makeFetchTransport } from '@sentry/react';
import { scrubEnvelope } from './scrub-envelope';

type Options = Parameters<typeof makeFetchTransport>[0];
type Transport = ReturnType<typeof makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];

/** Shorter recordings are sent as they are, in characters: a page that is left has no time to compress them. */
const SHORTEST = 4_000;

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

/** Compresses the recordings of an envelope (zlib), behind the line of their headers, where the browser can. */
async function compressRecordings(envelope: Envelope): Promise<Envelope> {
  if (typeof CompressionStream === 'undefined') return envelope;
  const [headers, items] = envelope;
  const compressed = (items as [{ type: string }, unknown][]).map(async ([about, payload]) =>
    about.type === 'replay_recording' && typeof payload === 'string' && payload.length >= SHORTEST
      ? [about, await compress(payload)]
      : [about, payload],
  );
  return [headers, await Promise.all(compressed)] as Envelope;
}

async function compress(recording: string): Promise<Uint8Array> {
  const start = recording.indexOf('\n') + 1;
  const stream = new Blob([recording.slice(start)]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = new Blob([recording.slice(0, start), await new Response(stream).arrayBuffer()]);
  return new Uint8Array(await bytes.arrayBuffer());
}
