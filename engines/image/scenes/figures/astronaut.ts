import { mix } from '../../palette/colour';
import { type Joint, limb } from '../../svg/limb';
import type { Point } from '../../svg/number';
import { outline } from '../../svg/outline';
import type { Part } from './figure';
import { transformed } from './person';
import type { Pose } from './poses';
import { skeletonOf } from './skeleton';

const SUIT = '#e9e6e0';
const FAR = '#a9a7a6';

/** Shapes of an astronaut, in figure units; the trim's colour distinguishes members of a crew. */
export function astronaut(pose: Pose, trim: string): Part[] {
  const { hip, shoulder, head, tilt, armNear, armFar, legNear, legFar } = skeletonOf(pose);
  const tube = (fill: string, thick: number, from: Point, [middle, end]: readonly [Point, Point]): Part => ({
    d: limb(...[from, middle, end].map(({ x, y }, at): Joint => [x, y, thick * (1 - at * 0.12)])),
    fill,
  });
  const boot = ([, ankle]: readonly [Point, Point], fill: string): Part => ({
    d: limb([ankle.x - 1.5, ankle.y - 0.6, 4.4], [ankle.x + 6, ankle.y + 0.4, 3.4]),
    fill,
  });
  const glove = ([, hand]: readonly [Point, Point], fill: string): Part => ({
    d: limb([hand.x - 0.6, hand.y - 0.6, 3.6], [hand.x + 0.8, hand.y + 0.8, 3.4]),
    fill,
  });
  const cuff = ([middle, end]: readonly [Point, Point], at: number): Part => {
    const point = { x: middle.x + (end.x - middle.x) * at, y: middle.y + (end.y - middle.y) * at };
    return {
      d: limb([point.x - 3.2, point.y - 0.6, 1.2], [point.x + 3.2, point.y + 0.6, 1.2]),
      fill: trim,
      mark: true,
    };
  };
  const helmet = { x: head.x + 0.6, y: head.y + 0.6 };
  const shaped = (d: string) => transformed(d, helmet, tilt);
  return [
    {
      d: outline(
        `${shoulder.x - 15},${shoulder.y - 3} ${shoulder.x - 4},${shoulder.y - 4} ${hip.x - 4},${hip.y - 4} ${hip.x - 15},${hip.y - 4}`,
      ),
      fill: '#8b8a8e',
    },
    tube(FAR, 5, { x: shoulder.x + 1, y: shoulder.y + 4 }, armFar),
    glove(armFar, '#77757a'),
    tube(FAR, 6.4, hip, legFar),
    boot(legFar, '#5a585e'),
    tube(SUIT, 6.8, hip, legNear),
    cuff(legNear, 0.2),
    boot(legNear, '#77757a'),
    {
      d: limb(
        [hip.x, hip.y - 1, 9],
        [(hip.x + shoulder.x) / 2, (hip.y + shoulder.y) / 2, 9.4],
        [shoulder.x, shoulder.y + 5, 9],
      ),
      fill: SUIT,
    },
    {
      d: outline(
        `${shoulder.x + 1},${shoulder.y + 9} ${shoulder.x + 8},${shoulder.y + 9} ${shoulder.x + 8},${shoulder.y + 15} ${shoulder.x + 1},${shoulder.y + 15}`,
      ),
      fill: mix(trim, '#ffffff', 0.1),
      mark: true,
    },
    { d: shaped(outline('-10.5,-1 -7.6,-8 0,-11 7.6,-8 10.6,-0.5 8,7 0,10 -8,7')), fill: SUIT },
    { d: shaped(outline('-0.5,-6.6 5.6,-6 9.4,-1 7.6,4.4 1,5.6 -2.6,1.4 -2.6,-3.6')), fill: '#c98a2e', mark: true },
    { d: shaped(outline('1.4,-5.2 5,-4.6 7.2,-2.2 3.4,-3')), fill: '#fbe6b0', mark: true },
    tube(mix(SUIT, '#ffffff', 0.4), 5.2, { x: shoulder.x, y: shoulder.y + 4.5 }, armNear),
    cuff(armNear, 0.1),
    glove(armNear, '#77757a'),
  ];
}
