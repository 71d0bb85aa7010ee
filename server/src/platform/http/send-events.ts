import type { FastifyReply, FastifyRequest } from 'fastify';

import { publish } from '../telemetry/channels';

const HEARTBEAT_MS = 15_000;

/**
 * Sends one event.
 * @returns a promise that resolves when the client can take more (backpressure); undefined when it can at once
 */
export type SendEvent<T> = (value: T) => Promise<void> | undefined;

/** Sends events until there are no more, or the signal fires. */
export type EventSource<T> = (signal: AbortSignal, send: SendEvent<T>) => Promise<void>;

/** Sends each value of a sequence; pulls the next one when the client can take it (backpressure). */
export function each<T>(values: (signal: AbortSignal) => AsyncIterable<T>): EventSource<T> {
  return async (signal, send) => {
    for await (const value of values(signal)) await send(value);
  };
}

/**
 * Server-sent events: streams values, one JSON per `data` line. Ends with the source, the client's connection or the
 * server; a slow client slows the source down.
 * @param idOf id of an event, which a reconnecting client sends as `Last-Event-ID`
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
  // The response ends with its connection, so each event is one write instead of the four parts of a chunk.
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
  const send = (value: T): Promise<void> | undefined => {
    const id = idOf ? `id: ${idOf(value)}\n` : '';
    if (raw.write(`${id}data: ${JSON.stringify(value)}\n\n`) || left.signal.aborted) return undefined;
    return new Promise<void>((resolve) => raw.once('drain', resolve).once('close', resolve));
  };
  try {
    await source(AbortSignal.any([left.signal, stopping]), send);
  } catch (error) {
    request.log.error({ err: error }, 'an event stream broke');
  } finally {
    clearInterval(heartbeat);
    publish('stream', { change: -1 });
    raw.end();
  }
  return reply;
}
