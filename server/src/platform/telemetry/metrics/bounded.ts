/** What a label is set to beyond its bound. */
const OTHER = 'other';

/**
 * Bounds a label's values: the first `most` distinct ones are kept, later ones become `other`. Each value is a time
 * series that Prometheus keeps, so none may follow what users or vendors send.
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
