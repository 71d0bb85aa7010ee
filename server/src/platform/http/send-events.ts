import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { publish } from '../telemetry/channels';
import type { StreamPlace } from './stream-places';

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

/** Milliseconds that a stopping server leaves a source to end, and then a reader to take what was sent. */
const STOP_GRACE_MS = 1_000;

/** Milliseconds until a reader whose stream was ended comes back: another process takes over within a second. */
export const RESUME_AFTER_MS = 1_000;

export interface Streaming<T> {
  /** From {@link takeStreamPlace}. */
  readonly place: StreamPlace;
  readonly stopping: AbortSignal;
  readonly source: EventSource<T>;
  /** Whether an event is the last of its stream. */
  readonly isEnd: (value: T) => boolean;
  /** The last event of a stream that ends without one, because the server stops or failed: how to go on. */
  readonly resume: (last: T | undefined) => T;
  /** Id of an event, which a reconnecting client sends as `Last-Event-ID`. */
  readonly idOf?: (value: T) => string;
}

/**
 * Server-sent events: streams values, one JSON per `data` line. Ends with the source, the client's connection or the
 * server, and exactly one last event; a slow client slows the source down.
 */
export async function sendEvents<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { stopping, source, isEnd, resume, idOf }: Streaming<T>,
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
  let last: T | undefined;
  let ended = false;
  const send = (value: T): Promise<void> | undefined => {
    if (ended) return undefined;
    last = value;
    ended = isEnd(value);
    const id = idOf ? `id: ${idOf(value)}\n` : '';
    if (raw.write(`${id}data: ${JSON.stringify(value)}\n\n`) || left.signal.aborted) return undefined;
    return new Promise<void>((resolve) => raw.once('drain', resolve).once('close', resolve));
  };
  const signal = AbortSignal.any([left.signal, stopping]);
  try {
    await Promise.race([source(signal, send), graceAfter(signal)]);
  } catch (error) {
    request.log.error({ err: error }, 'an event stream broke');
  } finally {
    clearInterval(heartbeat);
    publish('stream', { change: -1 });
    if (!ended && !left.signal.aborted) send(resume(last));
    // A source that hangs may wake up later.
    ended = true;
    raw.end();
    if (stopping.aborted) destroyLater(raw);
  }
  return reply;
}

/** Resolves {@link STOP_GRACE_MS} after a signal fires. */
function graceAfter(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => void setTimeout(resolve, STOP_GRACE_MS).unref();
    if (signal.aborted) wait();
    else signal.addEventListener('abort', wait, { once: true });
  });
}

/** Breaks off a connection whose reader does not take the rest, since it would keep the server from stopping. */
function destroyLater(raw: ServerResponse): void {
  const patience = setTimeout(() => raw.destroy(), STOP_GRACE_MS).unref();
  raw.once('close', () => clearTimeout(patience));
}
