/** The keywords of a JSON schema that decide compatibility. Bounds and texts are left out: they are judged per request. */
export interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  /** Of a record: what its values are. */
  readonly additionalProperties?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
}

/** Reduces a JSON schema to its shape, with sorted keys: equal shapes have equal JSON. */
export function shapeOf(schema: object): Shape {
  const {
    type,
    properties,
    required,
    items,
    additionalProperties,
    anyOf,
    oneOf,
    enum: values,
    const: value,
  } = schema as Record<string, unknown>;
  if (Array.isArray(type)) return { anyOf: type.map((one) => shapeOf({ ...schema, type: one })) };
  const variants = (anyOf ?? oneOf) as readonly object[] | undefined;
  const options = values ?? (value === undefined ? undefined : [value]);
  return {
    ...(typeof type === 'string' && { type }),
    ...(isObject(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, of]) => [name, shapeOf(of as object)]),
      ),
    }),
    ...(Array.isArray(required) && required.length > 0 && { required: [...required].sort() }),
    ...(isObject(items) && { items: shapeOf(items) }),
    ...(isObject(additionalProperties) && { additionalProperties: shapeOf(additionalProperties) }),
    ...(variants && { anyOf: variants.map(shapeOf) }),
    ...(Array.isArray(options) && { enum: [...options].sort() }),
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
