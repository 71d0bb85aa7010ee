/** Formats an SVG coordinate with one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export interface Point {
  x: number;
  y: number;
}

/** Path data `M … L …` through points. */
export const polyline = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');

/** Smooth open curve through points (Catmull-Rom spline as Bézier curves). */
export function smooth(points: readonly Point[]): string {
  return points.map((point, at) => (at === 0 ? `M${n(point.x)} ${n(point.y)}` : segment(points, at))).join('');
}

function segment(points: readonly Point[], at: number): string {
  const from = points[at - 1] as Point;
  const to = points[at] as Point;
  const before = points[at - 2] ?? from;
  const after = points[at + 1] ?? to;
  const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
  const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
  return `C${n(first.x)} ${n(first.y)} ${n(second.x)} ${n(second.y)} ${n(to.x)} ${n(to.y)}`;
}
