import type { ErrorBody } from '@flint/shared/contracts/error-body';
import type { ErrorCode } from '@flint/shared/contracts/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../db/database-away';
import { isDiskFull } from '../storage/disk-full';
import { storageFull } from '../storage/disk-space';
import { AppError } from './app-error';
import { toValidationError } from './validation-error';

const FASTIFY_CODES: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Send JSON with Content-Type: application/json.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_input', 'The body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_input', 'Content-Length does not fit the body.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', 'The body is larger than this call takes.'],
  FST_ERR_BAD_URL: ['invalid_input', 'The address is not valid.'],
};

/** A restart or a failover of the database is over by then, in seconds. */
const AWAY_RETRY_S = 3;

/** Any thrown error as the one that is answered. */
export function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  const known = FASTIFY_CODES[error.code];
  if (known) return new AppError(...known);
  const invalid = toValidationError(error);
  if (invalid) return invalid;
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('invalid_input', error.message);
  if (isDiskFull(error)) return storageFull(error);
  if (isDatabaseAway(error))
    return new AppError('unavailable', 'Flint is away for a moment. Try again in a few seconds.', {
      retryAfterSeconds: AWAY_RETRY_S,
      cause: error,
    });
  return new AppError('internal', 'Something went wrong on our side. Try again in a moment.', { cause: error });
}

/** The one body of every error (see contracts/errors). */
export function errorBody(error: AppError, request: FastifyRequest): ErrorBody {
  const { field, runId, retryAfterSeconds, price, conflict } = error.detail;
  return {
    success: false,
    message: error.message,
    error: error.code,
    ...(field === undefined ? {} : { field }),
    ...(runId === undefined ? {} : { runId }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(price === undefined ? {} : { price }),
    ...(conflict === undefined ? {} : { conflict }),
    requestId: request.id,
  };
}

/** Answers every thrown error with the same body. Only server faults (5xx) are logged as errors. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | AppError>(answerError);
}

/** Answers an error, also one from before any route. */
export function answerError(thrown: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const error = toAppError(thrown);
  if (error.status >= 500) request.log.error({ err: error.cause ?? error }, error.message);
  if (error.detail.retryAfterSeconds !== undefined) reply.header('retry-after', error.detail.retryAfterSeconds);
  return reply.code(error.status).send(errorBody(error, request));
}
