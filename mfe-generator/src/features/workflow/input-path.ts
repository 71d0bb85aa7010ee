/** The text at a path such as `messages.0.content`; empty without one. */
export function textAt(input: unknown, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], input);
  return found === undefined || found === null ? '' : String(found);
}

/** A copy with another value at a path. */
export function withAt<T>(input: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.');
  const old = (input as Record<string, unknown>)[key];
  const changed = rest.length === 0 ? value : withAt(old, rest.join('.'), value);
  if (Array.isArray(input)) return input.map((each, at) => (String(at) === key ? changed : each)) as T;
  return { ...input, [key]: changed };
}
