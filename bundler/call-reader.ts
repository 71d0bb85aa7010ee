import { createHash } from 'node:crypto';
import { toJSONSchema } from 'zod/mini';
import type { Call } from '../shared/contracts/call';
import type { Reader } from '../shared/contracts/compatibility/described-call';

/** Reads schemas of calls for their description. */
export const CALL_READER: Reader = {
  toJsonSchema: (schema, io) => toJSONSchema(schema, { io, unrepresentable: 'any' }),
  hash: (text) => createHash('sha256').update(text).digest('hex').slice(0, 16),
};

/** Whether an export of the contracts is a call. */
export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'response' in value;
