import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const ANY_FILE = 'application/octet-stream';

/** Answers that are no JSON, by the ids of their calls. Every other call has a schema of its answer. */
export const OTHER_ANSWERS: Readonly<Record<string, string>> = {
  allRunEvents: 'text/event-stream',
  runEvents: 'text/event-stream',
  sparkStream: 'text/event-stream',
  sparkAgain: 'text/event-stream',
  sparkEvents: 'text/event-stream',
  creditsStatementCsv: 'text/csv',
  purchaseReceipt: 'application/pdf',
  invoiceReceipt: 'application/pdf',
  exportConversation: ANY_FILE,
  downloadItem: ANY_FILE,
  downloadArchive: 'application/zip',
  outsidePicture: 'image/webp',
};

/**
 * Describes calls for the OpenAPI document: schemas as JSON Schema, answers by their media types, and parameters by the
 * names that the first call of a path gave them, since a document has one path for all of its methods.
 */
export function createDescribeCall(): typeof jsonSchemaTransform {
  const urls = new Map<string, string>();
  return (document) => {
    const { schema, url } = jsonSchemaTransform(document);
    const other = OTHER_ANSWERS[String(document.schema?.operationId)];
    const response = schema.response as Record<string, unknown> | undefined;
    if (other && response)
      response[200] = {
        description: 'The answer, which is no JSON.',
        // An export may be JSON too, of a shape that follows the conversation.
        content: {
          [other]: { schema: { type: 'string' } },
          ...(other === ANY_FILE && { 'application/json': { schema: {} } }),
        },
      };
    const shape = url.replace(PARAMETER, ':');
    const named = urls.get(shape) ?? url;
    urls.set(shape, named);
    const described = withoutEmptyChoices(schema) as typeof schema;
    return { schema: named === url ? described : renamed(described, url, named), url: named };
  };
}

const PARAMETER = /:\w+/g;

/** A schema whose parameters have the names of another address of the same shape. */
function renamed<S extends { params?: unknown }>(schema: S, from: string, to: string): S {
  const names = to.match(PARAMETER) ?? [];
  const pairs = (from.match(PARAMETER) ?? []).map((name, at) => [`"${name.slice(1)}"`, `"${names[at]?.slice(1)}"`]);
  const params = pairs.reduce(
    (text, [old = '', fresh = '']) => text.replaceAll(old, fresh),
    JSON.stringify(schema.params),
  );
  return { ...schema, params: JSON.parse(params) as unknown };
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

/** A choice between anything and null is anything: an empty member would be a finding of every linter. */
function withoutEmptyChoices(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyChoices);
  if (typeof value !== 'object' || value === null) return value;
  const { anyOf } = value as { anyOf?: unknown };
  if (Array.isArray(anyOf) && anyOf.some(isEmpty)) return { description: 'Any value, or null.' };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutEmptyChoices(part)]));
}
