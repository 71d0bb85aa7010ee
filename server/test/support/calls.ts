import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@flint/shared/contracts/call';

const CONTRACTS = join(__dirname, '../../../shared/contracts');

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'rateLimit' in value;

/** Every call that any contract declares: what is added to the folder is tested without being named here. */
export const CALLS: readonly Call[] = readdirSync(CONTRACTS)
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .flatMap((file) => Object.values(require(join(CONTRACTS, file)) as object).filter(isCall));

/** A table for `test.each`: what a call is named by, and the call. */
export const byName = (calls: readonly Call[]) => calls.map((call) => [`${call.method} ${call.path}`, call] as const);

/** An address of a call whose parameters name nothing. */
export const addressOf = (call: Call) => call.path.replace(/\{\w+\}/g, 'no-such-thing');

const METHODS = ['DELETE', 'PATCH', 'PUT', 'POST'] as const;

/** A method that no call has at this call's address. */
export function wrongMethodOf(call: Call): string {
  const right = CALLS.filter(({ path }) => path === call.path).map(({ method }) => method);
  return METHODS.find((method) => !right.includes(method)) ?? 'PUT';
}

const fieldsOf = (call: Call) => Object.keys((call.body as { def?: { shape?: object } } | undefined)?.def?.shape ?? {});

/** A body of a call in which every field is the same. */
export const bodyOf = (call: Call, value: unknown) => Object.fromEntries(fieldsOf(call).map((name) => [name, value]));

/** Whether a call asks for something in its body. */
export const needsBody = (call: Call) => call.body !== undefined && !call.body.safeParse({}).success;
