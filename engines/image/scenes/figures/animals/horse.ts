import { limb } from '../../../svg/limb';
import { outline } from '../../../svg/outline';
import { type Animal, darker, dot, legs } from './animal';

const BODY = outline(
  '69,-72 66,-80 57,-91 48,-99 46,-108! 41,-101 30,-96 18,-85 4,-75 -18,-71 -40,-74 -53,-67 -57,-54 -46,-45 -14,-40 8,-40 25,-49 32,-64 44,-78 52,-77 61,-68 67,-67',
);
const MANE = outline('47,-100 38,-104 24,-95 11,-83 4,-76! 7,-66 14,-70 21,-76 30,-84 39,-93');

export const horse: Animal = {
  words: ['horse', 'pony', 'stallion', 'mare', 'foal', 'mustang'],
  tall: 1.32,
  wide: 52,
  coats: ['#7a4a2c', '#4a3024', '#d6c7ae', '#2c2522', '#a8713f'],
  home: 'meadow',
  draw: (coat) => {
    const { far, near } = legs(
      coat,
      11,
      [
        [13, -52, 10],
        [16, -32, 4.6],
        [15, -16, 2.9],
        [15, -5, 2.9],
        [17, -2.6, 3.4],
      ],
      [
        [-43, -58, 13],
        [-45, -40, 6.6],
        [-53, -27, 3.8],
        [-49, -12, 3],
        [-49, -5, 3],
        [-46, -2.6, 3.4],
      ],
    );
    const hair = darker(coat, 0.55);
    return [
      ...far,
      { d: limb([-53, -67, 3], [-64, -58, 5.4], [-67, -38, 5], [-63, -20, 1.2]), fill: hair },
      ...near,
      { d: BODY, fill: coat },
      { d: MANE, fill: hair, mark: true },
      { d: outline('48,-100 56,-93 53,-88 47,-92'), fill: hair, mark: true },
      dot(54, -86, 1.6, '#120d0a'),
      dot(66, -74, 1, darker(coat, 0.6)),
      ...[15.5, -48.5].map((x) => ({ d: limb([x, -4, 3], [x + 2, -2, 3.4]), fill: darker(coat, 0.65), mark: true })),
    ];
  },
};
