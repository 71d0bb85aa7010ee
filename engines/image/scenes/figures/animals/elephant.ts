import { limb } from '../../../svg/limb';
import { outline } from '../../../svg/outline';
import { type Animal, darker, dot, legs } from './animal';

const BODY = outline(
  '54,-84 46,-96 32,-101 20,-95 6,-97 -16,-97 -44,-88 -58,-68 -60,-44 -40,-36 -10,-34 20,-36 36,-46 48,-54 58,-66',
);

export const elephant: Animal = {
  words: ['elephant'],
  tall: 1.7,
  wide: 58,
  coats: ['#7d7672', '#8b8179', '#6c6866'],
  home: 'savanna',
  draw: (coat) => {
    const { far, near } = legs(
      coat,
      13,
      [
        [18, -48, 13],
        [19, -24, 9.5],
        [19, -7, 9.5],
      ],
      [
        [-44, -50, 15],
        [-46, -24, 10],
        [-47, -7, 9.5],
      ],
    );
    return [
      ...far,
      { d: limb([-58, -72, 2], [-66, -56, 1.6], [-66, -40, 2.4]), fill: darker(coat, 0.3) },
      ...near,
      {
        d: limb([50, -78, 12], [61, -56, 8.4], [64, -32, 6], [60, -12, 4.4], [67, -4, 3.2], [74, -8, 2.4]),
        fill: coat,
      },
      { d: BODY, fill: coat },
      { d: limb([50, -58, 3], [62, -46, 2.4], [76, -46, 0.7]), fill: '#f0e6d2' },
      { d: outline('34,-92 18,-92 4,-78 6,-56 18,-42 28,-50 36,-66 40,-80'), fill: darker(coat, 0.16) },
      dot(48, -80, 1.9, '#14100d'),
    ];
  },
};
