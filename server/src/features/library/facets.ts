import type { Combination } from './facets-repository';

/** How often each value of one property occurs, most frequent first; things without one are not counted. */
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

/** The same for brands, which have names. */
export function toBrandFacet(counted: readonly Combination[]): { id: string; name: string; count: number }[] {
  const nameOf = (id: string) => counted.find(({ brand }) => brand === id)?.brandName ?? id;
  return toFacet(counted, 'brand').map((facet) => ({ ...facet, name: nameOf(facet.id) }));
}
