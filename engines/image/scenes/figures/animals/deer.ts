import { type Joint, limb } from '../../../svg/limb';
import { outline } from '../../../svg/outline';
import { type Animal, darker, dot, legs, paler } from './animal';

const BODY = outline(
  '60,-81 53,-88 45,-94 37,-96 27,-88 16,-75 3,-67 -16,-63 -36,-65 -45,-57 -45,-48 -34,-42 -8,-38 14,-40 24,-50 31,-68 40,-80 52,-77 58,-77',
);
const ANTLER: readonly (readonly Joint[])[] = [
  [
    [37, -96, 1.7],
    [29, -108, 1.6],
    [30, -122, 1.3],
    [41, -133, 0.7],
  ],
  [
    [31, -105, 1.2],
    [42, -112, 0.6],
  ],
  [
    [29, -114, 1.2],
    [19, -127, 0.6],
  ],
  [
    [32, -125, 1],
    [32, -138, 0.5],
  ],
];

export const deer: Animal = {
  words: ['deer', 'stag', 'doe', 'elk', 'reindeer', 'moose', 'antelope', 'gazelle'],
  tall: 1,
  wide: 44,
  coats: ['#9a6a3f', '#84583a', '#a87b50'],
  home: 'forest',
  draw: (coat) => {
    const { far, near } = legs(
      coat,
      8,
      [
        [13, -48, 7.5],
        [15, -30, 3.2],
        [14, -14, 2],
        [14, -4, 1.9],
        [16, -1.8, 2.2],
      ],
      [
        [-36, -52, 9.5],
        [-37, -36, 4.6],
        [-44, -25, 2.7],
        [-40, -10, 2],
        [-40, -4, 1.9],
        [-38, -1.8, 2.2],
      ],
    );
    const horn = darker(paler(coat, 0.2), 0.35);
    return [
      ...ANTLER.map((tine) => ({
        d: limb(...tine.map(([x, y, r]): Joint => [x + 6, y + 1, r])),
        fill: darker(horn, 0.3),
      })),
      ...far,
      ...near,
      { d: outline('-44,-60 -52,-58 -52,-50 -45,-50'), fill: paler(coat, 0.6) },
      ...ANTLER.map((tine) => ({ d: limb(...tine), fill: horn })),
      { d: BODY, fill: coat },
      { d: outline('33,-94 20,-100 16,-96 24,-90 32,-89'), fill: darker(coat, 0.2) },
      { d: outline('31,-66 25,-50 15,-42 20,-56 28,-70'), fill: paler(coat, 0.4), mark: true },
      dot(47, -88, 1.8, '#14100d'),
      dot(59, -80, 1.9, '#14100d'),
    ];
  },
};
