import type { Point } from '../../svg/number';
import type { LimbAngles, Pose } from './poses';

const TORSO = 28;
const NECK = 11.5;
const ARM: LimbAngles = [14.5, 13.5];
const LEG: LimbAngles = [24, 22];
/** Distance from ankle to sole, figure units. */
const SOLE = 2.6;
/** Distance from hip to seat, figure units. */
const SEAT = 7;

/** Joint positions of a pose, standing on y = 0; about 100 units from sole to crown. */
export interface Skeleton {
  hip: Point;
  shoulder: Point;
  head: Point;
  /** Rotation of the head, degrees. */
  tilt: number;
  armNear: readonly [Point, Point];
  armFar: readonly [Point, Point];
  legNear: readonly [Point, Point];
  legFar: readonly [Point, Point];
}

/** Forward kinematics: computes the joints of a pose, with its lowest sole or its seat on y = 0. */
export function skeletonOf({ lean, nod = 0, lift = 0, ...limbs }: Pose): Skeleton {
  const hang = (from: Point, angles: LimbAngles, lengths: LimbAngles): [Point, Point] => {
    const middle = step(from, angles[0], lengths[0]);
    return [middle, step(middle, angles[1], lengths[1])];
  };
  const free = { x: 0, y: 0 };
  const soles = [limbs.legNear, limbs.legFar].map((angles) => hang(free, angles, LEG)[1].y + SOLE);
  const hip = { x: 0, y: -Math.max(SEAT, ...soles) - lift };
  const shoulder = step(hip, 180 - lean, TORSO);
  const [near, far] = [
    { x: shoulder.x, y: shoulder.y + 2.5 },
    { x: shoulder.x + 1.5, y: shoulder.y + 2 },
  ];
  return {
    hip,
    shoulder,
    head: step(shoulder, 180 - lean - nod, NECK),
    tilt: lean + nod,
    armNear: hang(near, limbs.armNear, ARM),
    armFar: hang(far, limbs.armFar, ARM),
    legNear: hang(hip, limbs.legNear, LEG),
    legFar: hang({ x: hip.x + 1, y: hip.y }, limbs.legFar, LEG),
  };
}

function step({ x, y }: Point, degrees: number, length: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: x + Math.sin(turn) * length, y: y + Math.cos(turn) * length };
}
