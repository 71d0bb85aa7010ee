import fc from 'fast-check';

/** The part of JSON Schema that our OpenAPI document uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
}

/** Names of values that only the running server knows; `fillIn` puts them in. */
const PLACES = ['own', 'foreign'].flatMap((whose) =>
  ['user', 'run', 'brand', 'conversation', 'message', 'collection', 'picture', 'upload', 'job'].map(
    (what) => `<${whose}-${what}>`,
  ),
);

/** Texts that have broken programs before, or that our calls know. */
const KNOWN = [
  ...PLACES,
  ...['', ' ', '0', '-1', 'null', 'true', '__proto__', 'constructor', 'NaN', '1e400', '%00', '%', '../../etc/passwd'],
  ...["'; select 1 --", '\\', '\u0000', '\u200b', '\ud800', '😀', 'a'.repeat(70), 'é'.repeat(3000)],
  ...['youtube', 'instagram', 'title-generator', 'bio-generator', 'embedded', 'image/png', 'a lake at dawn'],
  ...['http://127.0.0.1:1/', 'https://example.invalid/a.png', 'data:text/plain,x', 'a@example.com', '2026-02-29'],
  ...['2026-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.001Z', '00000000-0000-0000-0000-000000000000'],
];

const anyValue = fc.oneof(
  fc.constantFrom<unknown>(...KNOWN, null, true, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
);

function texts({ format, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<unknown> {
  const most = Math.min(maxLength, 200);
  const free = fc.string({ unit: 'binary', minLength: Math.min(minLength, most), maxLength: most });
  const fitting = format === 'uuid' ? [fc.uuid()] : format === 'date-time' ? [fc.constant('2026-01-01T00:00:00Z')] : [];
  return fc.oneof(
    { arbitrary: fc.constantFrom(...PLACES), weight: 4 },
    { arbitrary: fc.constantFrom(...KNOWN), weight: 3 },
    { arbitrary: fc.oneof(free, ...fitting), weight: 3 },
  );
}

function numbers({ type, minimum = -1e9, maximum = 1e9 }: Schema): fc.Arbitrary<unknown> {
  const edges = fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1, 0, 0.5);
  const inside =
    type === 'integer'
      ? fc.integer({ min: Math.ceil(Math.max(minimum, -1e9)), max: Math.floor(Math.min(maximum, 1e9)) })
      : fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof({ arbitrary: inside, weight: 3 }, { arbitrary: edges, weight: 1 });
}

function objects({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const shape = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]));
  const named = fc.record(shape, { requiredKeys: required.filter((name) => name in shape) });
  if (typeof additionalProperties !== 'object') return named;
  const further = fc.dictionary(fc.string({ maxLength: 12 }), valuesOf(additionalProperties), { maxKeys: 3 });
  return fc.tuple(named, further).map(([known, more]) => ({ ...more, ...known }));
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type })));
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'number':
    case 'integer':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 4 } = schema;
      return fc.array(valuesOf(items), { minLength: Math.min(minItems, 4), maxLength: Math.min(maxItems, 4) });
    }
    case 'object':
      return objects(schema);
    default:
      return anyValue;
  }
}

/** Values of a schema, with few that break it anywhere within. */
export const valuesOf = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: fitting(schema), weight: 30 }, { arbitrary: anyValue, weight: 1 });
