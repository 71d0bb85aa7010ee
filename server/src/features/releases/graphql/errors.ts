import type { ErrorCode } from '@flint/shared/contracts/errors';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { AppError } from '../../../platform/http/app-error';
import { OutdatedEdit } from '../outdated-edit';

const CODES: Partial<Record<ErrorCode, string>> = {
  invalid_input: 'BAD_INPUT',
  unauthenticated: 'UNAUTHENTICATED',
  email_unverified: 'FORBIDDEN',
  forbidden: 'FORBIDDEN',
  foreign_origin: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  conflict: 'CONFLICT',
  rate_limited: 'RATE_LIMITED',
};

/** Masks errors: expected ones pass unchanged, invalid queries become a 400, all others are logged and hidden. */
export function maskError(log: FastifyBaseLogger, thrown: unknown): Error {
  const original = thrown instanceof GraphQLError ? thrown.originalError : thrown;
  if (original instanceof OutdatedEdit)
    return withCode(thrown, original.message, 'CONFLICT', { ...original.conflict, http: { status: original.status } });
  if (original instanceof AppError && CODES[original.code])
    return withCode(thrown, original.message, CODES[original.code] ?? '');
  if (thrown instanceof GraphQLError && !original) return withCode(thrown, thrown.message, 'BAD_INPUT');
  log.error({ err: original }, 'the control plane failed');
  return withCode(thrown, 'Something went wrong on our side. Try again in a moment.', 'INTERNAL');
}

/** Gives a query that fails validation the same code as other invalid input. */
export const refuseBadQuestions: Plugin = {
  onValidate:
    () =>
    ({ valid, result, setResult }) => {
      if (!valid) setResult(result.map((error) => withCode(error, error.message, 'BAD_INPUT')));
    },
};

function withCode(thrown: unknown, message: string, code: string, more: object = {}): GraphQLError {
  const { nodes = null, source = null, positions = null, path = null } = thrown instanceof GraphQLError ? thrown : {};
  return new GraphQLError(message, { nodes, source, positions, path, extensions: { code, ...more } });
}
