/** Value of a label beyond its bound. */
const OTHER = 'other';

/**
 * Bounds a label's cardinality: the first `most` distinct values are kept, later ones become `other`. Each value is a
 * time series in Prometheus, so values from users or vendors must be bounded.
 */
export function bounded(most: number): (value: string) => string {
  const seen = new Set<string>();
  return (value) => {
    if (seen.has(value)) return value;
    if (seen.size >= most) return OTHER;
    seen.add(value);
    return value;
  };
}
