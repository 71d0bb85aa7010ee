import { type Logger, pino } from 'pino';

/** Most causes of an error that are logged. */
const CAUSES = 4;
/**
 * Fields of an error that are logged beside its message: names and codes. Others may contain a request, such as a
 * prompt.
 */
const KEPT = ['code', 'kind', 'status', 'statusCode', 'diagnostic', 'constraint', 'table', 'column'] as const;

/**
 * The process's log. Requests are logged without their query, errors without the data that libraries attach to them.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: ['req.headers.cookie', 'req.headers.authorization'],
    serializers: { req: serializeRequest, err: (error: unknown) => serializeError(error) },
  });
}

interface LoggedRequest {
  readonly method?: string;
  readonly url?: string;
  readonly routeOptions?: { readonly url?: string };
  readonly ip?: string;
}

/**
 * Redacts a request: the query, with searches and signatures, is dropped; a path with a token is logged as its
 * template.
 */
export function serializeRequest({ method, url = '', routeOptions, ip }: LoggedRequest) {
  const template = routeOptions?.url;
  const path = template?.includes(':token') ? template : url.replace(/\?.*$/s, '');
  return { method, url: path, remoteAddress: ip };
}

/** Redacts an error for the log. */
export function serializeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const known = Object.fromEntries(
    KEPT.flatMap((key) => {
      const value = (error as unknown as Record<string, unknown>)[key];
      return typeof value === 'string' || typeof value === 'number' ? [[key, value]] : [];
    }),
  );
  const because = cause instanceof Error && depth < CAUSES && { cause: serializeError(cause, depth + 1) };
  return { type: error.constructor.name || name, message, stack, ...known, ...because };
}
