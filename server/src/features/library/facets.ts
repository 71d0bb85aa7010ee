import type { Combination } from './facets-repository';

/** How often each value of one property occurs, most frequent first; things without one are not counted. */
export function toFacet(
  counted: readonly Combination[],
  property: 'kind' | 'model' | 'ratio' | 'style',
): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { [property]: id, count } of counted) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((one, other) => other.count - one.count || one.id.localeCompare(other.id));
}
