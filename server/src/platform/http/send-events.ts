import type { FastifyReply, FastifyRequest } from 'fastify';

const HEARTBEAT_MS = 15_000;

/**
 * Streams values as server-sent events, one JSON per `data` line. Ends with the source, with the reader,
 * or with the server; a slow reader slows the source down.
 * @param idOf the id of an event, by which a reader that comes back tells what it has
 */
export async function sendEvents<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  stopping: AbortSignal,
  source: (signal: AbortSignal) => AsyncIterable<T>,
  idOf?: (value: T) => string,
): Promise<FastifyReply> {
  const left = new AbortController();
  request.raw.on('close', () => left.abort());
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  const heartbeat = setInterval(() => raw.write(':\n\n'), HEARTBEAT_MS);
  raw.on('close', () => left.abort());
  try {
    for await (const value of source(AbortSignal.any([left.signal, stopping]))) {
      const id = idOf ? `id: ${idOf(value)}\n` : '';
      if (!raw.write(`${id}data: ${JSON.stringify(value)}\n\n`) && !left.signal.aborted)
        await new Promise<void>((resolve) => raw.once('drain', resolve).once('close', resolve));
    }
  } catch (error) {
    request.log.error({ err: error }, 'an event stream broke');
  } finally {
    clearInterval(heartbeat);
    raw.end();
  }
  return reply;
}
