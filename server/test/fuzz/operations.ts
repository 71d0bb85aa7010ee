import type { Schema } from './values';

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required?: boolean;
  readonly schema: Schema;
}
type Content = { readonly 'application/json'?: { readonly schema: Schema } };
interface OperationObject {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

/** One method of one path of an OpenAPI document. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** With `{name}` for parameters. */
  readonly path: string;
  readonly params: readonly Parameter[];
  readonly query: readonly Parameter[];
  readonly body: Schema | undefined;
  /** Schemas of answers by status, or by class as in `4XX`. */
  readonly answers: ReadonlyMap<string, Schema>;
}

/** Reads the OpenAPI document that a server serves. */
export async function readOperations(url: string): Promise<Operation[]> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, OperationObject>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody, responses }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path,
      params: parameters.filter((each) => each.in === 'path'),
      query: parameters.filter((each) => each.in === 'query'),
      body: requestBody?.content['application/json']?.schema,
      answers: new Map(
        Object.entries(responses).flatMap(([status, { content }]) => {
          const schema = content?.['application/json']?.schema;
          return schema ? [[status, schema] as const] : [];
        }),
      ),
    })),
  );
}
