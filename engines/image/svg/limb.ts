import { n, type Point } from './number';

/** A joint of a limb: its position, and the limb's radius there. */
export type Joint = readonly [x: number, y: number, radius: number];

/** Samples between two joints. */
const STEPS = 5;

/**
 * Outline of a tapering limb along its joints, with round ends.
 * @returns path data
 */
export function limb(...joints: readonly Joint[]): string {
  const spine = sampled(joints);
  const sides = spine.map(([x, y, radius], index) => {
    const [bx, by] = spine[index - 1] ?? ([x, y] as const);
    const [ax, ay] = spine[index + 1] ?? ([x, y] as const);
    const length = Math.hypot(ax - bx, ay - by) || 1;
    const across = { x: (-(ay - by) / length) * radius, y: ((ax - bx) / length) * radius };
    return { left: { x: x + across.x, y: y + across.y }, right: { x: x - across.x, y: y - across.y } };
  });
  const first = spine[0]?.[2] ?? 0;
  const last = spine.at(-1)?.[2] ?? 0;
  const [start, ...left] = sides.map((side) => side.left);
  const [end, ...right] = sides.map((side) => side.right).reverse();
  if (!start || !end) return '';
  return `M${at(start)}${lines(left)}A${n(last)} ${n(last)} 0 0 0 ${at(end)}${lines(right)}A${n(first)} ${n(first)} 0 0 0 ${at(start)}Z`;
}

const at = ({ x, y }: Point) => `${n(x)} ${n(y)}`;
const lines = (points: readonly Point[]) => points.map((point) => `L${at(point)}`).join('');

function sampled(joints: readonly Joint[]): Joint[] {
  const [first] = joints;
  if (!first) return [];
  return joints.slice(1).reduce<Joint[]>(
    (spine, to, index) => {
      const from = joints[index] as Joint;
      const before = joints[index - 1] ?? from;
      const after = joints[index + 2] ?? to;
      for (let step = 1; step <= STEPS; step += 1) spine.push(between(before, from, to, after, step / STEPS));
      return spine;
    },
    [first],
  );
}

/** Catmull-Rom interpolation between `from` and `to`; the radius is interpolated linearly. */
function between(before: Joint, from: Joint, to: Joint, after: Joint, t: number): Joint {
  const blend = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return [
    blend(before[0], from[0], to[0], after[0]),
    blend(before[1], from[1], to[1], after[1]),
    from[2] + (to[2] - from[2]) * t,
  ];
}
