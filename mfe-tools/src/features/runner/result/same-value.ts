type Named = Readonly<Record<string, unknown>>;

/** Deep equality regardless of key order, which the database does not preserve. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  const [one, other] = [a as Named, b as Named];
  const names = Object.keys(one);
  const same = (name: string) => Object.hasOwn(other, name) && sameValue(one[name], other[name]);
  return names.length === Object.keys(other).length && names.every(same);
}
