import { limb } from '../../../svg/limb';
import { outline } from '../../../svg/outline';
import { type Animal, darker, dot, legs } from './animal';

const BODY = outline(
  '78,-68 78,-76 69,-87 60,-95 48,-93 30,-89 6,-86 -24,-85 -46,-88 -59,-78 -60,-58 -52,-45 -36,-40 -14,-36 12,-36 32,-38 43,-50 50,-62 60,-67 71,-63',
);

export const cow: Animal = {
  words: ['cow', 'cattle', 'bull', 'calf', 'ox', 'buffalo', 'bison'],
  tall: 0.95,
  wide: 60,
  coats: ['#efe6d8', '#8a4f31', '#3a302b'],
  home: 'meadow',
  draw: (coat) => {
    const patch = coat === '#efe6d8' ? '#33291f' : darker(coat, 0.3);
    const { far, near } = legs(
      coat,
      11,
      [
        [24, -48, 9],
        [25, -26, 5],
        [24, -10, 3.8],
        [24, -4, 4.4],
      ],
      [
        [-48, -58, 11],
        [-49, -34, 5.6],
        [-53, -22, 4],
        [-50, -4, 4.4],
      ],
    );
    return [
      ...far,
      { d: limb([-59, -78, 2], [-65, -60, 1.6], [-64, -40, 1.6], [-65, -30, 4]), fill: darker(coat, 0.2) },
      { d: outline('-34,-42 -36,-30 -26,-28 -18,-38'), fill: '#d9a193' },
      ...near,
      { d: limb([60, -94, 2.4], [64, -103, 2], [71, -107, 0.8]), fill: '#d8c7a4' },
      { d: BODY, fill: coat },
      { d: outline('-40,-87 -18,-84 -8,-70 -18,-54 -38,-52 -50,-66'), fill: patch, mark: true },
      { d: outline('18,-87 34,-88 38,-72 28,-58 14,-66'), fill: patch, mark: true },
      { d: outline('58,-92 46,-98 40,-92 50,-86'), fill: patch },
      { d: outline('78,-68 77,-75 70,-76 67,-68 71,-63'), fill: '#d9a193', mark: true },
      dot(66, -83, 1.9, '#14100d'),
    ];
  },
};
