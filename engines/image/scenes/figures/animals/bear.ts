import { outline } from '../../../svg/outline';
import { type Animal, darker, dot, legs, paler } from './animal';

const BODY = outline(
  '72,-60 66,-68 56,-75 46,-83 34,-86 22,-88 8,-94 -20,-87 -48,-78 -61,-56 -58,-38 -30,-31 0,-29 22,-30 36,-40 48,-50 62,-52 71,-54',
);

export const bear: Animal = {
  words: ['bear', 'grizzly', 'cub'],
  tall: 0.92,
  wide: 62,
  coats: ['#5a3d2a', '#3a2a22', '#7a5438'],
  home: 'forest',
  draw: (coat) => {
    const { far, near } = legs(
      coat,
      13,
      [
        [20, -46, 14],
        [23, -22, 10],
        [22, -8, 8.6],
        [30, -5, 5],
      ],
      [
        [-44, -48, 17],
        [-47, -24, 11.5],
        [-48, -9, 9],
        [-40, -5, 5.4],
      ],
    );
    return [
      dot(46, -85, 6, darker(coat, 0.3)),
      ...far,
      ...near,
      { d: BODY, fill: coat },
      dot(36, -87, 7, coat),
      dot(36.6, -86, 3.8, darker(coat, 0.35)),
      { d: outline('72,-60 66,-67 58,-69 54,-60 62,-53 71,-54'), fill: paler(coat, 0.25), mark: true },
      dot(54, -72, 2, '#120d0a'),
      dot(71, -60, 3, '#120d0a'),
    ];
  },
};
