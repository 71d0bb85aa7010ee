import { limb } from '../../../svg/limb';
import { outline } from '../../../svg/outline';
import { type Animal, darker, dot, legs, paler } from './animal';

const BODY = outline(
  '63,-79 54,-85 47,-90 39,-98 29,-96 21,-84 8,-70 -14,-66 -36,-66 -47,-56 -47,-44 -34,-36 -10,-33 12,-28 27,-36 32,-54 40,-69 54,-70 61,-73',
);

export const dog: Animal = {
  words: ['dog', 'puppy', 'hound', 'labrador', 'retriever', 'corgi', 'terrier'],
  tall: 0.44,
  wide: 46,
  coats: ['#c8924f', '#6b4a33', '#2d2926', '#d9c3a0'],
  home: 'meadow',
  draw: (coat) => {
    const { far, near } = legs(
      coat,
      9,
      [
        [15, -42, 9],
        [17, -22, 4.6],
        [16, -6, 3.8],
        [21, -2.6, 3],
      ],
      [
        [-36, -46, 12.5],
        [-40, -28, 6],
        [-44, -16, 3.8],
        [-41, -4, 3.6],
        [-36, -2.6, 3],
      ],
    );
    return [
      ...far,
      { d: limb([-45, -58, 4.4], [-58, -64, 4], [-70, -80, 3.2], [-71, -92, 1.4]), fill: coat },
      ...near,
      { d: BODY, fill: coat },
      { d: outline('32,-57 28,-40 18,-31 22,-44 26,-58'), fill: paler(coat, 0.3), mark: true },
      { d: outline('29,-95 36,-93 38,-80 33,-71 26,-78'), fill: darker(coat, 0.28), mark: true },
      { d: limb([24, -76, 2.2], [30, -66, 2.4], [37, -64, 2]), fill: '#b3362c', mark: true },
      dot(47, -86, 1.9, '#14100d'),
      dot(62, -79, 2.8, '#14100d'),
    ];
  },
};
