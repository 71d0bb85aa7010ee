import { createHash } from 'node:crypto';
import type { Call } from '@flint/shared/contracts/call';
import {
  CALLS_FILE,
  callMisfit,
  type DescribedCall,
  describeCall,
  type Reader,
} from '@flint/shared/contracts/compatibility/described-call';
import type { Shape } from '@flint/shared/contracts/compatibility/shape';
import * as z from 'zod/mini';
import { AppError } from '../../platform/http/app-error';

const READER: Reader = {
  toJsonSchema: (schema, io) => z.toJSONSchema(schema, { io, unrepresentable: 'any' }),
  hash: (text) => createHash('sha256').update(text).digest('hex').slice(0, 16),
};

const ShapeOfSide: z.ZodMiniType<Shape> = z.object({
  type: z.optional(z.string()),
  get properties() {
    return z.optional(z.record(z.string(), ShapeOfSide));
  },
  required: z.optional(z.array(z.string())),
  get items() {
    return z.optional(ShapeOfSide);
  },
  get additionalProperties() {
    return z.optional(ShapeOfSide);
  },
  get anyOf() {
    return z.optional(z.array(ShapeOfSide));
  },
  enum: z.optional(z.array(z.unknown())),
}) as z.ZodMiniType<Shape>;
const Side = z.object({ hash: z.string(), shape: ShapeOfSide });
const Calls = z.array(
  z.object({ id: z.string(), method: z.string(), path: z.string(), request: Side, response: Side }),
);

/**
 * What a server does not answer of the calls that a release was built with: the call and the field, in words.
 * @param bytes of {@link CALLS_FILE}; undefined for a release that was built before there was one
 * @throws AppError `invalid_input` for another file
 */
export function callsFault(bytes: Uint8Array | undefined, served: readonly Call[]): string | undefined {
  for (const built of bytes ? read(bytes) : []) {
    const call = served.find(({ id }) => id === built.id);
    const fault = callMisfit(built, call && describeCall(call, READER));
    if (fault) return `This server does not answer what was built: ${fault}`;
  }
  return undefined;
}

function read(bytes: Uint8Array): readonly DescribedCall[] {
  try {
    return Calls.parse(JSON.parse(Buffer.from(bytes).toString())) as readonly DescribedCall[];
  } catch {
    throw new AppError('invalid_input', `${CALLS_FILE} is not a list of calls.`);
  }
}
