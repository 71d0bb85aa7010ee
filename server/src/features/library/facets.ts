import type { Combination } from './facets-repository';

/** Faceted search: the count of each value of one property, most frequent first; items without a value are left out. */
export function toFacet(
  counted: readonly Combination[],
  property: 'kind' | 'model' | 'ratio' | 'style' | 'brand',
): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { [property]: id, count } of counted) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((one, other) => other.count - one.count || one.id.localeCompare(other.id));
}

/** The same for kinds: a photo counts as a picture too. */
export function toKindFacet(counted: readonly Combination[]): { id: string; count: number }[] {
  const photos = counted.filter(({ kind }) => kind === 'upload');
  return toFacet([...counted, ...photos.map((photo) => ({ ...photo, kind: 'image' }))], 'kind');
}

/** The same for brands, with their names. */
export function toBrandFacet(counted: readonly Combination[]): { id: string; name: string; count: number }[] {
  const nameOf = (id: string) => counted.find(({ brand }) => brand === id)?.brandName ?? id;
  return toFacet(counted, 'brand').map((facet) => ({ ...facet, name: nameOf(facet.id) }));
}
