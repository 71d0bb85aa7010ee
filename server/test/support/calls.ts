import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@flint/shared/contracts/call';

const CONTRACTS = join(__dirname, '../../../shared/contracts');

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'rateLimit' in value;

/** Every call of every contract, found by its folder, so that a new one is tested without being listed here. */
export const CALLS: readonly Call[] = readdirSync(CONTRACTS)
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .flatMap((file) => Object.values(require(join(CONTRACTS, file)) as object).filter(isCall));

/** Table for `test.each`: name of the call, and the call. */
export const byName = (calls: readonly Call[]) => calls.map((call) => [`${call.method} ${call.path}`, call] as const);

/** Path of a call with parameters that match nothing. */
export const addressOf = (call: Call) => call.path.replace(/\{\w+\}/g, 'no-such-thing');

const METHODS = ['DELETE', 'PATCH', 'PUT', 'POST'] as const;

/** A path without the names of its parameters. */
const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}');

/** A method without a call at this path. */
export function wrongMethodOf(call: Call): string {
  const right = CALLS.filter(({ path }) => shapeOf(path) === shapeOf(call.path)).map(({ method }) => method);
  return METHODS.find((method) => !right.includes(method)) ?? 'PUT';
}

const fieldsOf = (call: Call) => Object.keys((call.body as { def?: { shape?: object } } | undefined)?.def?.shape ?? {});

/** A body in which every field has the same value. */
export const bodyOf = (call: Call, value: unknown) => Object.fromEntries(fieldsOf(call).map((name) => [name, value]));

/** Whether a call requires a body field. */
export const needsBody = (call: Call) => call.body !== undefined && !call.body.safeParse({}).success;
