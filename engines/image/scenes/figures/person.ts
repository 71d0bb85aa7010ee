import { mix } from '../../palette/colour';
import { limb } from '../../svg/limb';
import { n, type Point } from '../../svg/number';
import { outline } from '../../svg/outline';
import type { Attire, Hair } from './attire';
import type { Part } from './figure';
import { frontHead } from './front-head';
import type { Pose } from './poses';
import { type Skeleton, skeletonOf } from './skeleton';

/** The shapes of a person in a pose; held objects are drawn between the far and the near arm. */
export function person(pose: Pose, attire: Attire, held: (at: Skeleton) => readonly Part[] = () => []): Part[] {
  const bones = skeletonOf(pose);
  const { top, skin, legs } = attire;
  const bare = attire.garment === 'dress';
  const far = (colour: string) => mix(colour, '#1a1418', 0.28);
  return [
    ...arm(bones.shoulder, bones.armFar, far(top), far(skin)),
    ...leg(bones.hip, bones.legFar, far(bare ? skin : legs), bare, pose, attire.front),
    ...leg(bones.hip, bones.legNear, bare ? skin : legs, bare, pose, attire.front),
    ...torso(bones, attire),
    ...headOf(bones, attire),
    ...held(bones),
    ...arm(bones.shoulder, bones.armNear, mix(top, '#fff4e0', 0.06), skin),
  ];
}

function arm(shoulder: Point, [elbow, hand]: readonly [Point, Point], sleeve: string, skin: string): Part[] {
  const wrist = { x: elbow.x + (hand.x - elbow.x) * 0.86, y: elbow.y + (hand.y - elbow.y) * 0.86 };
  return [
    { d: limb([wrist.x, wrist.y, 1.7], [hand.x, hand.y, 2]), fill: skin },
    {
      d: limb([shoulder.x, shoulder.y + 2.5, 3.7], [elbow.x, elbow.y, 2.8], [wrist.x, wrist.y, 2.2]),
      fill: sleeve,
    },
  ];
}

function leg(
  hip: Point,
  [knee, ankle]: readonly [Point, Point],
  fill: string,
  bare: boolean,
  { lift = 0 }: Pose,
  front = false,
): Part[] {
  const toe = Math.atan2(ankle.y - knee.y, ankle.x - knee.x) - Math.PI / 2;
  const pointed = lift > 0 ? toe + 0.9 : Math.max(-0.2, toe);
  const long = front ? Math.sign(ankle.x - knee.x || 1) * 2.4 : 6;
  const tip = { x: ankle.x + Math.cos(pointed) * long, y: ankle.y + 0.8 + Math.sin(pointed) * long };
  const shoe = limb([ankle.x - 1, ankle.y + 0.6, 2.2], [tip.x, tip.y, 1.7]);
  const thick = bare ? 0.78 : 1;
  return [
    {
      d: limb([hip.x, hip.y, 6.4 * thick], [knee.x, knee.y, 4.4 * thick], [ankle.x, ankle.y - 0.5, 2.9 * thick]),
      fill,
    },
    { d: shoe, fill: '#231c1d' },
  ];
}

function torso({ hip, shoulder, legNear, legFar }: Skeleton, { garment, top, skin }: Attire): Part[] {
  const neck: Part = {
    d: limb([shoulder.x, shoulder.y + 1, 2.6], [shoulder.x + (shoulder.x - hip.x) * 0.18, shoulder.y - 6, 2.3]),
    fill: skin,
  };
  const waist = { x: hip.x + (shoulder.x - hip.x) * 0.4, y: hip.y + (shoulder.y - hip.y) * 0.4 };
  const slim = garment === 'dress' ? 0.84 : 1;
  const chest = limb(
    [hip.x, hip.y, garment === 'coat' ? 7.4 : 6.6],
    [waist.x, waist.y, 6.3 * slim],
    [shoulder.x, shoulder.y + 4.5, 6.6 * slim],
  );
  if (garment === 'trousers') return [neck, { d: chest, fill: top }];
  const long = garment === 'dress' ? 1.25 : 0.82;
  return [neck, { d: chest + skirt(waist, hip, [legNear[0], legFar[0]], long), fill: top }];
}

/** A skirt from the waist over both thighs, which follows their movement. */
function skirt(waist: Point, hip: Point, knees: readonly Point[], long: number): string {
  const xs = knees.map(({ x }) => x - hip.x);
  const drop = Math.max(...knees.map(({ y }) => y - hip.y)) * long;
  const left = hip.x + Math.min(-5, Math.min(...xs) * long - 4);
  const right = hip.x + Math.max(5, Math.max(...xs) * long + 4);
  const y = hip.y + Math.max(8, drop);
  return `M${n(waist.x - 5)} ${n(waist.y)}C${n(hip.x - 8)} ${n(hip.y + 2)} ${n(left)} ${n(y - 8)} ${n(left)} ${n(y)}Q${n((left + right) / 2)} ${n(y + 4)} ${n(right)} ${n(y - 1)}C${n(right - 1)} ${n(y - 10)} ${n(hip.x + 8)} ${n(hip.y + 2)} ${n(waist.x + 5)} ${n(waist.y)}Z`;
}

const FACE = outline('-4.6,-6 0,-8 4.6,-6.2 5.6,-1.5 6.8,0.8! 5.6,1.8 5.2,4.6 2.6,6.6 -2,5.4 -5.2,0');
const HAIR: Readonly<Record<Hair, string>> = {
  short: outline('5.4,-5 1.5,-9 -4,-8.2 -7,-2.6 -5.4,4 -3.4,3.4! -2.2,-0.6 -0.6,-3.6! 2.6,-3.4'),
  bun: `${outline('5.4,-4.6 1.5,-9 -4,-8.2 -7,-2.6 -5.2,3 -3.2,2.4! -1.6,-1 0.4,-3.6! 3,-3.6')}M-3.5 -8.4a4 4 0 1 0 -7.4 -1.8a4 4 0 1 0 7.4 1.8Z`,
  long: outline('5.6,-4.6 1.5,-9.2 -4,-8.4 -7.6,-2.6 -8.6,8 -10.4,15! -4.6,14 -2,9! -2.4,2 -1.2,-2 0.6,-3.8! 3,-3.6'),
  hat: `${outline('-6.4,-4 -5.4,-10.6 0,-12.2 5.2,-10.6 6,-4')}M-11.5 -3.6C-6 -6.4 6 -6.6 12 -4.2C6 -2.2 -6 -1.8 -11.5 -3.6Z`,
  hood: outline('6,-6.6 1,-10 -5.4,-8.8 -8.4,-2 -7.4,6.4 -1,8.4! 1.4,6! -2,2 -1.6,-3 2,-5.4!'),
};

function headOf({ head, tilt }: Skeleton, { hair, hairColour, skin, top, front }: Attire): Part[] {
  const turned = (d: string) => transformed(d, head, tilt);
  if (front) return frontHead(turned, hair, hair === 'hood' ? top : hairColour, skin);
  return [
    { d: turned(FACE), fill: skin },
    { d: turned(HAIR[hair]), fill: hair === 'hood' ? top : hairColour },
  ];
}

/** Moves absolute path data (M, C, Q, L and relative arcs) to a point and turns it. */
export function transformed(d: string, to: Point, degrees: number, scale = 1): string {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return d.replace(/([MCQLa])([^MCQLaZ]*)/g, (_, command: string, list: string) => {
    const values = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (command === 'a') {
      const [rx = 0, ry = 0, , large = 0, sweep = 0, dx = 0, dy = 0] = values;
      return `a${n(rx * scale)} ${n(ry * scale)} 0 ${large} ${sweep} ${n(dx * cos - dy * sin)} ${n(dx * sin + dy * cos)}`;
    }
    const moved = values.map((value, index) =>
      index % 2 === 0
        ? to.x + value * cos - (values[index + 1] ?? 0) * sin
        : to.y + (values[index - 1] ?? 0) * sin + value * cos,
    );
    return command + moved.map(n).join(' ');
  });
}
