import type { FastifyReply, FastifyRequest } from 'fastify';

import { publish } from '../telemetry/channels';

const HEARTBEAT_MS = 15_000;

/** Sends an event. @returns when the reader can take more, where it cannot take more at once */
export type TellEvent<T> = (value: T) => Promise<void> | undefined;

/** Tells events until there are no more, or the signal fires. */
export type EventSource<T> = (signal: AbortSignal, tell: TellEvent<T>) => Promise<void>;

/** Tells each value of a sequence, and asks for the next when the reader can take it. */
export function each<T>(values: (signal: AbortSignal) => AsyncIterable<T>): EventSource<T> {
  return async (signal, tell) => {
    for await (const value of values(signal)) await tell(value);
  };
}

/**
 * Streams values as server-sent events, one JSON per `data` line. Ends with the source, with the reader,
 * or with the server; a slow reader slows the source down.
 * @param idOf the id of an event, by which a reader that comes back tells what it has
 */
export async function sendEvents<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  stopping: AbortSignal,
  source: EventSource<T>,
  idOf?: (value: T) => string,
): Promise<FastifyReply> {
  const left = new AbortController();
  request.raw.on('close', () => left.abort());
  reply.hijack();
  const { raw } = reply;
  // Ends with its connection: an event is one write then, not the four parts of a chunk.
  raw.useChunkedEncodingByDefault = false;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  publish('stream', { change: 1 });
  const heartbeat = setInterval(() => raw.write(':\n\n'), HEARTBEAT_MS);
  raw.on('close', () => left.abort());
  const tell = (value: T): Promise<void> | undefined => {
    const id = idOf ? `id: ${idOf(value)}\n` : '';
    if (raw.write(`${id}data: ${JSON.stringify(value)}\n\n`) || left.signal.aborted) return undefined;
    return new Promise<void>((resolve) => raw.once('drain', resolve).once('close', resolve));
  };
  try {
    await source(AbortSignal.any([left.signal, stopping]), tell);
  } catch (error) {
    request.log.error({ err: error }, 'an event stream broke');
  } finally {
    clearInterval(heartbeat);
    publish('stream', { change: -1 });
    raw.end();
  }
  return reply;
}
