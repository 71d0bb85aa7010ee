import { loadTool } from '@flint/shared/tools/load';
import { TOOLS } from '@flint/shared/tools/tools';
import { sharedServer } from '../support/shared-server';
import { FIELDS, NOT_FETCHED } from './address-fields';

/** Names of fields that may hold an address. */
const NAMED =
  /(?:ur[il]|src|address|(?<!num_)images?|picture|link|site|avatar|logo|href|domain|hook|host|origin|redirect)$/i;

test('every field of a call or a tool that may hold an address is tried, or known not to be fetched', async () => {
  const server = await sharedServer();
  const { body } = await server.client().fetchJson('GET', '/api/openapi.json');
  const found = addressFields(body as OpenApi);
  for (const { id } of TOOLS)
    for (const [name, field] of Object.entries((await loadTool(id)).inputs))
      if ('holds' in field && field.holds === 'file-address') found.push(`${id} ${name}`);
  const tried = new Set(FIELDS.map(({ field }) => field));
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((field) => !tried.has(field) && !NOT_FETCHED.test(field))).toEqual([]);
});

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: Schema } } };
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

function addressFields({ paths }: OpenApi): string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
      const query = parameters.filter((each) => each.in === 'query').map((each) => each.name);
      const body = requestBody?.content['application/json']?.schema;
      return [...query, ...(body ? namesIn(body) : [])]
        .filter((name) => NAMED.test(name))
        .map((name) => `${method.toUpperCase()} ${path} ${name}`);
    }),
  );
}

function namesIn({ properties = {}, items, anyOf = [] }: Schema, before = ''): string[] {
  return [
    ...Object.entries(properties).flatMap(([name, schema]) => [
      `${before}${name}`,
      ...namesIn(schema, `${before}${name}.`),
    ]),
    ...(items ? namesIn(items, before) : []),
    ...anyOf.flatMap((schema) => namesIn(schema, before)),
  ];
}
