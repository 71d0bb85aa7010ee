import type { FastifyReply } from 'fastify';
import { AppError } from './app-error';

/** Event streams that one user may have open in this process: many tabs and devices, and no more. */
const STREAMS_MAX = 100;
const RETRY_AFTER_S = 10;

const open = new Map<string, number>();

/** A user's place among open event streams, which {@link sendEvents} asks for. */
export interface StreamPlace {
  readonly userId: string;
}

/**
 * Takes a place for an event stream, given back when the connection closes. To be called before anything is ordered.
 * @throws AppError `rate_limited` when the user has {@link STREAMS_MAX} streams open
 */
export function takeStreamPlace(userId: string, reply: FastifyReply): StreamPlace {
  const before = open.get(userId) ?? 0;
  if (before >= STREAMS_MAX)
    throw new AppError(
      'rate_limited',
      `You have ${STREAMS_MAX} live connections open, the most there may be. Close a tab and try again.`,
      { retryAfterSeconds: RETRY_AFTER_S },
    );
  open.set(userId, before + 1);
  reply.raw.once('close', () => {
    const left = (open.get(userId) ?? 1) - 1;
    if (left === 0) open.delete(userId);
    else open.set(userId, left);
  });
  return { userId };
}
