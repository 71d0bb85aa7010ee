import type { Call } from '../call';
import { type Direction, misfit } from './fit';
import { type Shape, shapeOf } from './shape';

/** File of a release with the calls that it was built with. The server reads it when it registers the release. */
export const CALLS_FILE = 'calls.json';

/** The shape of one side of a call, with its hash: equal hashes need no comparison. */
export interface Side {
  readonly hash: string;
  readonly shape: Shape;
}

/** A call as a release was built with it, or as a server answers it. */
export interface DescribedCall {
  readonly id: string;
  readonly method: string;
  /** Path with `{name}` for parameters. */
  readonly path: string;
  readonly request: Side;
  readonly response: Side;
}

type Schema = Call['response'];

/** What reads schemas: the package is not part of contracts, so that browsers do not load it twice. */
export interface Reader {
  toJsonSchema(schema: Schema, io: 'input' | 'output'): object;
  hash(text: string): string;
}

/** Describes a call. The request is what a caller sends, the response what a caller reads. */
export function describeCall({ id, method, path, ...call }: Call, { toJsonSchema, hash }: Reader): DescribedCall {
  const side = (parts: Readonly<Record<string, Schema | undefined>>, io: 'input' | 'output'): Side => {
    const declared = Object.entries(parts).filter((part): part is [string, Schema] => part[1] !== undefined);
    const properties = Object.fromEntries(declared.map(([name, schema]) => [name, toJsonSchema(schema, io)]));
    const required = Object.keys(properties).filter((name) => io === 'output' || isNeeded(properties[name]));
    const shape = shapeOf({ type: 'object', properties, required });
    return { hash: hash(JSON.stringify(shape)), shape };
  };
  const { params, query, body, response, accepted } = call;
  return {
    ...{ id, method, path },
    request: side({ params, query, body }, 'input'),
    response: side({ response, accepted }, 'output'),
  };
}

/** Whether a part of a request has to be sent: one whose fields may all be left out may be left out too. */
const isNeeded = (part: { readonly type?: unknown; readonly required?: readonly string[] } = {}) =>
  part.type !== 'object' || (part.required ?? []).length > 0;

/**
 * Whether a caller built with `built` is understood by a server that has `served`.
 * @returns what does not fit, such as `readAccount (GET /api/account): the field name of its answer is missing.`
 */
export function callMisfit(built: DescribedCall, served: DescribedCall | undefined): string | undefined {
  const name = `${built.id} (${built.method} ${built.path})`;
  if (!served || served.method !== built.method || served.path !== built.path) return `${name} does not exist.`;
  return (
    sideMisfit(name, 'request', built.request, served.request) ??
    sideMisfit(name, 'response', served.response, built.response)
  );
}

function sideMisfit(name: string, direction: Direction, sent: Side, read: Side): string | undefined {
  if (sent.hash === read.hash) return undefined;
  const fault = misfit(sent.shape, read.shape, direction);
  if (!fault) return undefined;
  const what = direction === 'request' ? 'request' : 'answer';
  const field = fault.field.replace(/^(response|body)(\.|(?=\[))/, '').replace(/^(response|body)$/, '');
  return field ? `${name}: the field ${field} of its ${what} ${fault.rule}.` : `${name}: its ${what} ${fault.rule}.`;
}
