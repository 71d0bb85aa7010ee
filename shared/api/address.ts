import type { Call } from '../contracts/call';
import { apiAddress } from './config';

/** The parts of a call's input, untyped here: the callers' types check them. */
export interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

/**
 * Builds a call's URL: fills in and encodes path parameters, omits undefined query values.
 * @throws TypeError when a path parameter is missing.
 */
export function addressOf(call: Call, { params = {}, query = {} }: Parts): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${call.id} needs ${name}`);
    return encodeURIComponent(value);
  });
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return apiAddress(given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path);
}
