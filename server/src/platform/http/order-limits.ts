import type { FastifyRequest } from 'fastify';
import { currentScope } from '../telemetry/scope';
import { AppError } from './app-error';
import type { Viewer } from './route';

const MAX_CREDITS = 'Max-Credits';
/** Below every price, also that of what is free. */
const NOTHING = -1;

/**
 * Says in the request's scope which key orders, and how much at most: who starts runs asks there.
 * @throws AppError `invalid_input`
 */
export function setOrderLimits(request: Pick<FastifyRequest, 'headers'>, viewer: Viewer | null): void {
  const scope = currentScope();
  if (viewer?.key) scope.apiKey = viewer.key;
  const most = readMaxCredits(request);
  if (most !== undefined) scope.maxCredits = most;
}

/** The most that an order of a request may hold, by its header; `quote` allows no order, and asks for its price. */
function readMaxCredits({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const header = headers['max-credits'];
  if (header === undefined) return undefined;
  if (header === 'quote') return NOTHING;
  if (/^\d{1,9}$/.test(String(header))) return Number(header);
  throw new AppError('invalid_input', `${MAX_CREDITS} is a whole number of credits, or “quote”.`, {
    field: MAX_CREDITS,
  });
}
