import fc from 'fast-check';
import type { Operation } from './operations';
import { valuesOf } from './values';

/** A request as generated: with the names of `PLACES` in place of ids. */
export interface Drawn {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** Values of the places of one caller. */
export type Places = Readonly<Record<string, string>>;

/** Requests of an operation. The same seed gives the same requests. */
export function drawRequests({ path, params, query, body }: Operation, seed: number, count: number): Drawn[] {
  const required = query.filter((each) => each.required).map(({ name }) => name);
  const requests = fc.record({
    params: fc.record(Object.fromEntries(params.map((param) => [param.name, paramOf(path, param)]))),
    query: fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, valuesOf(schema)])), {
      requiredKeys: required,
    }),
    body: body ? valuesOf(body) : fc.constant(undefined),
  });
  return fc.sample(requests, { seed, numRuns: count });
}

/** What a parameter names, by the part of the path before it. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  runs: ['run', 'job'],
  jobs: ['job'],
  'brand-profiles': ['brand'],
  conversations: ['conversation'],
  messages: ['message'],
  items: ['picture'],
  collections: ['collection'],
  tools: ['youtube'],
  '{platform}': ['title-generator'],
};

/** Half of the time what the parameter names, of this user or of another. */
function paramOf(path: string, { name, schema }: Operation['params'][number]): fc.Arbitrary<unknown> {
  const before = path.split(`/{${name}}`, 1)[0]?.split('/').at(-1) ?? '';
  const named = NAMED[before]?.flatMap((what) => [`<own-${what}>`, `<foreign-${what}>`, what]);
  return named ? fc.oneof(fc.constantFrom(...named), valuesOf(schema)) : valuesOf(schema);
}

/** Puts a caller's values in place of their names. */
export function fillIn<T>(drawn: T, places: Places): T {
  if (typeof drawn === 'string') return (places[drawn] ?? drawn) as T;
  if (Array.isArray(drawn)) return drawn.map((each) => fillIn(each, places)) as T;
  if (typeof drawn !== 'object' || drawn === null) return drawn;
  return Object.fromEntries(Object.entries(drawn).map(([name, value]) => [name, fillIn(value, places)])) as T;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** A lone surrogate has no UTF-8, so no address can hold it. */
const inAddress = (value: unknown) => encodeURIComponent(asText(value).replace(/\p{Surrogate}/gu, '\ufffd'));

/** Address of a request. */
export function addressOf({ path }: Operation, { params, query }: Drawn): string {
  const place = path.replace(/\{(\w+)\}/g, (_whole, name: string) => inAddress(params[name]) || '%20');
  const search = Object.entries(query).map(([name, value]) => `${name}=${inAddress(value)}`);
  return search.length > 0 ? `${place}?${search.join('&')}` : place;
}
