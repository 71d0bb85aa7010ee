import { outline } from '../../../svg/outline';
import { type Animal, darker, dot, legs } from './animal';

/** Curls of wool along the edge of the body. */
const WOOL = Array.from({ length: 17 }, (_, index) => {
  const turn = (index / 17) * Math.PI * 2;
  return dot(-8 + Math.cos(turn) * 41, -52 + Math.sin(turn) * 23, 11, '');
})
  .map(({ d }) => d)
  .join('');

export const sheep: Animal = {
  words: ['sheep', 'lamb', 'ram', 'goat'],
  tall: 0.5,
  wide: 48,
  coats: ['#efe6d6', '#e2d6c2', '#4b423c'],
  home: 'meadow',
  draw: (coat) => {
    const face = coat === '#4b423c' ? '#26201d' : '#4a3d36';
    const { far, near } = legs(
      face,
      9,
      [
        [14, -34, 4],
        [15, -16, 3],
        [15, -3, 3],
      ],
      [
        [-32, -34, 4],
        [-33, -16, 3],
        [-33, -3, 3],
      ],
    );
    return [
      ...far,
      ...near,
      { d: `${WOOL}${outline('-50,-52 -8,-26 34,-52 -8,-78')}`, fill: coat },
      { d: outline('-44,-44 -8,-30 30,-42 20,-30 -8,-22 -36,-30'), fill: darker(coat, 0.1), mark: true },
      { d: outline('32,-74 44,-76 54,-68 60,-58 56,-52 48,-54 36,-58'), fill: face },
      { d: outline('36,-72 24,-72 20,-66 30,-64'), fill: darker(face, 0.2) },
      { d: `${dot(32, -76, 8, '').d}${dot(40, -79, 7, '').d}`, fill: coat, mark: true },
      dot(48, -67, 1.8, '#f2e9da'),
      dot(48.4, -67, 1, '#100c0a'),
    ];
  },
};
