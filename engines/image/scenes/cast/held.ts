import { mix } from '../../palette/colour';
import { colourOf, wants } from '../../prompt/wishes';
import { limb } from '../../svg/limb';
import { n, type Point } from '../../svg/number';
import { outline } from '../../svg/outline';
import type { Part } from '../figures/figure';
import { transformed } from '../figures/person';
import type { PoseName } from '../figures/poses';
import type { Skeleton } from '../figures/skeleton';
import type { Stage } from '../stage';

const GUITAR = outline('-3,-12 7,-11 10,-4 7,1 11,7 8,15 -2,16 -11,13 -13,5 -8,0 -11,-6');

/**
 * The object in a person's hands: a book, an umbrella, a guitar, a fishing rod; members of a band play different
 * instruments.
 */
export function heldBy(stage: Stage, pose: PoseName, index = 0): (at: Skeleton) => readonly Part[] {
  const { brief, palette } = stage;
  if (pose === 'read') return ({ armNear: [, hand] }) => book(hand.x, hand.y, colourOf(brief, 'book') ?? '#f1e6d0');
  if (pose === 'sit' && wants(brief, 'fishing', 'fisherman', 'angler'))
    return ({ armNear: [, hand] }) => rod(hand.x, hand.y);
  if (pose === 'strum' && wants(brief, 'saxophone', 'saxophonist', 'jazz', 'sax') && index % 2 === 0)
    return ({ armNear: [elbow, hand], head }) => saxophone(elbow, hand, head);
  if (pose === 'strum')
    return ({ hip, shoulder }) => guitar((hip.x + shoulder.x) / 2 + 5, (hip.y + shoulder.y) / 2 + 4);
  if (pose === 'holdUp' && wants(brief, 'umbrella', 'rain', 'rainy', 'storm')) {
    const cloth = colourOf(brief, 'umbrella') ?? palette.accents[0] ?? '#b8432a';
    return ({ armNear: [, hand] }) => umbrella(hand.x, hand.y, cloth);
  }
  if (pose === 'holdUp') return ({ armNear: [, hand] }) => lantern(hand.x, hand.y);
  return () => [];
}

/** A fishing rod over the water, with line and float. */
function rod(x: number, y: number): Part[] {
  const tip = { x: x + 62, y: y - 40 };
  return [
    { d: limb([x - 8, y + 6, 1.1], [x + 26, y - 18, 0.8], [tip.x, tip.y, 0.4]), fill: '#4a2f1e' },
    { d: limb([tip.x, tip.y, 0.28], [tip.x + 3, -6, 0.28]), fill: '#f2ece0', mark: true },
    { d: outline(`${n(tip.x + 3)},-9 ${n(tip.x + 4.6)},-6 ${n(tip.x + 3)},-2 ${n(tip.x + 1.4)},-6`), fill: '#c8402c' },
  ];
}

/** A saxophone from the mouth down past the hands, with the bell turned up. */
function saxophone(elbow: Point, hand: Point, mouth: Point): Part[] {
  const foot = { x: hand.x + 4, y: elbow.y + 22 };
  return [
    {
      d: limb(
        [mouth.x + 7, mouth.y + 3, 0.8],
        [mouth.x + 12, mouth.y + 4, 1],
        [hand.x + 3, hand.y, 1.8],
        [foot.x, foot.y, 2.8],
        [foot.x + 8, foot.y + 2, 3.4],
        [foot.x + 12, foot.y - 12, 4.6],
      ),
      fill: '#d9a53a',
    },
    {
      d: outline(
        `${n(foot.x + 6.4)},${n(foot.y - 13)} ${n(foot.x + 12)},${n(foot.y - 16)} ${n(foot.x + 18)},${n(foot.y - 12.5)} ${n(foot.x + 12)},${n(foot.y - 10)}`,
      ),
      fill: '#8a5f1c',
      mark: true,
    },
  ];
}

function book(x: number, y: number, cover: string): Part[] {
  return [
    {
      d: outline(`${n(x - 1)},${n(y + 2)}! ${n(x - 8)},${n(y - 10)}! ${n(x - 5)},${n(y - 12)}! ${n(x + 3)},${n(y)}!`),
      fill: '#f7f0e0',
    },
    {
      d: outline(`${n(x - 1)},${n(y + 2)}! ${n(x + 3)},${n(y)}! ${n(x + 8)},${n(y - 12)}! ${n(x + 5)},${n(y - 13)}!`),
      fill: cover,
    },
  ];
}

function umbrella(x: number, y: number, cloth: string): Part[] {
  const top = y - 40;
  const at = (dx: number, dy: number) => `${n(x + dx)},${n(top + dy)}`;
  return [
    { d: limb([x, y + 6, 0.9], [x, top, 0.7]), fill: '#3a2b24' },
    {
      d: outline(
        [
          `${at(-30, 17)}!`,
          at(-24, 2),
          at(-10, -9),
          at(0, -12),
          at(10, -9),
          at(24, 2),
          `${at(30, 17)}!`,
          at(20, 13),
          `${at(10, 17)}!`,
          at(0, 13),
          `${at(-10, 17)}!`,
          at(-20, 13),
        ].join(' '),
      ),
      fill: cloth,
    },
    {
      d: outline([`${at(0, -12)}!`, at(9, -4), `${at(10, 17)}!`, at(0, 13), `${at(-10, 17)}!`, at(-9, -4)].join(' ')),
      fill: mix(cloth, '#fff2dc', 0.16),
      mark: true,
    },
  ];
}

function lantern(x: number, y: number): Part[] {
  return [
    { d: limb([x, y, 0.6], [x + 1, y + 6, 0.6]), fill: '#2c221c' },
    {
      d: outline(`${n(x - 3)},${n(y + 6)} ${n(x + 5)},${n(y + 6)} ${n(x + 6)},${n(y + 15)} ${n(x - 4)},${n(y + 15)}`),
      fill: '#ffcf70',
    },
  ];
}

function guitar(x: number, y: number): Part[] {
  const body = transformed(GUITAR, { x, y }, 68);
  return [
    { d: limb([x + 8, y - 3, 1.6], [x + 34, y - 13, 1.3]), fill: '#4a2d1c' },
    { d: limb([x + 34, y - 13, 1.3], [x + 40, y - 16, 2.1]), fill: '#2e1c12' },
    { d: body, fill: '#b9743a' },
    { d: transformed(outline('-3,-1 0,-3 3,-1 3,3 0,5 -3,3'), { x: x + 1, y }, 68), fill: '#3a2114', mark: true },
  ];
}
