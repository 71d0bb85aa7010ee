import type { makeFetchTransport } from '@sentry/react';

type Envelope = Parameters<ReturnType<typeof makeFetchTransport>['send']>[0];

/** Shorter recordings are sent as they are, in characters: a page that is left has no time to compress them. */
const SHORTEST = 4_000;

/** Compresses the recordings of an envelope (zlib), behind the line of their headers, where the browser can. */
export async function compressRecordings(envelope: Envelope): Promise<Envelope> {
  if (typeof CompressionStream === 'undefined') return envelope;
  const [headers, items] = envelope;
  const compressed = (items as [{ type: string }, unknown][]).map(async ([about, payload]) =>
    about.type === 'replay_recording' && typeof payload === 'string' && payload.length >= SHORTEST
      ? [about, await compress(payload)]
      : [about, payload],
  );
  return [headers, await Promise.all(compressed)] as unknown as Envelope;
}

async function compress(recording: string): Promise<Uint8Array> {
  const start = recording.indexOf('\n') + 1;
  const stream = new Blob([recording.slice(start)]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = new Blob([recording.slice(0, start), await new Response(stream).arrayBuffer()]);
  return new Uint8Array(await bytes.arrayBuffer());
}
