import { n, type Point } from './number';

interface Anchor extends Point {
  /** Whether the outline has a corner here. */
  sharp: boolean;
}

/**
 * Smooth closed outline through points written as `"x,y x,y! …"`; `!` marks a corner.
 * @returns path data
 */
export function outline(text: string): string {
  const anchors = text.split(' ').map(anchorOf);
  const at = (index: number) => anchors[(index + anchors.length) % anchors.length] as Anchor;
  const start = at(0);
  const curves = anchors.map((_, index) => curve(at(index - 1), at(index), at(index + 1), at(index + 2)));
  return `M${n(start.x)} ${n(start.y)}${curves.join('')}Z`;
}

function anchorOf(text: string): Anchor {
  const [x = 0, y = 0] = text.replace('!', '').split(',').map(Number);
  return { x, y, sharp: text.endsWith('!') };
}

/** Catmull-Rom segment between two anchors; at a corner the tangent points straight at the other anchor. */
function curve(before: Anchor, from: Anchor, to: Anchor, after: Anchor): string {
  const lead = from.sharp
    ? away(from, to, 3)
    : { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
  const tail = to.sharp ? away(to, from, 3) : { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
  return `C${n(lead.x)} ${n(lead.y)} ${n(tail.x)} ${n(tail.y)} ${n(to.x)} ${n(to.y)}`;
}

const away = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) / part,
  y: from.y + (to.y - from.y) / part,
});
