import type { Call } from '@flint/shared/contracts/call';
import * as z from 'zod/mini';

/** A JSON Schema of an object. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly [key: string]: unknown;
}

/** Where a call reads a field. */
type Part = 'params' | 'query' | 'body';
const PARTS = ['params', 'query', 'body'] as const;

/** A call of the contracts as one flat list of arguments. */
export interface Projection {
  readonly inputSchema: ObjectSchema;
  /** The request that arguments stand for. Unknown ones go into the body, where the call's schema judges them. */
  request(args: Readonly<Record<string, unknown>>): {
    readonly path: string;
    readonly query: Record<string, string>;
    readonly body: Record<string, unknown> | undefined;
  };
}

/** The JSON Schema of what a schema takes; checks that JSON Schema cannot say are left to the call. */
export function toJsonSchema(schema: z.ZodMiniType): ObjectSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const fields = Object.entries(json.properties ?? {}).map(([name, field]) => [name, Object(field) as object] as const);
  return { ...json, type: 'object', properties: Object.fromEntries(fields) };
}

/**
 * Makes one flat list of arguments of a call's parameters, query and body: the contract is read, not written again.
 * @param without fields that make no sense here
 */
export function projectCall(call: Call, without: readonly string[] = []): Projection {
  const places = new Map<string, Part>();
  const properties: Record<string, object> = {};
  const required: string[] = [];
  for (const part of PARTS) {
    const schema = call[part];
    if (!schema) continue;
    const json = toJsonSchema(schema as z.ZodMiniType);
    for (const [name, field] of Object.entries(json.properties)) {
      if (without.includes(name)) continue;
      places.set(name, part);
      properties[name] = field;
    }
    required.push(...(json.required ?? []).filter((name) => !without.includes(name)));
  }
  return {
    inputSchema: { type: 'object', properties, required },
    request(args) {
      const of = (part: Part) => Object.entries(args).filter(([name]) => (places.get(name) ?? 'body') === part);
      const params = new Map(of('params').map(([name, value]) => [name, String(value)]));
      return {
        path: call.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params.get(name) || '-')),
        query: Object.fromEntries(of('query').map(([name, value]) => [name, String(value)])),
        body: call.body ? Object.fromEntries(of('body')) : undefined,
      };
    },
  };
}
