import { limb } from '../../../svg/limb';
import { outline } from '../../../svg/outline';
import { type Animal, darker, dot, legs } from './animal';

const BODY = outline(
  '68,-66! 56,-73 48,-79 45,-84! 43,-102! 33,-88 29,-80 20,-72 4,-62 -16,-58 -36,-59 -46,-50 -45,-40 -30,-36 -6,-35 16,-29 29,-40 37,-55 50,-62',
);
const BRUSH = outline('-42,-56 -58,-60 -80,-52 -100,-38 -112,-24! -98,-19 -78,-22 -58,-32 -43,-44');
const BIB = outline('68,-66! 58,-63 46,-59 38,-50 31,-38 20,-31 22,-42 32,-56 46,-66');

export const fox: Animal = {
  words: ['fox', 'vixen'],
  tall: 0.4,
  wide: 56,
  coats: ['#c8622c', '#d0733a', '#b9552a'],
  home: 'forest',
  draw: (coat) => {
    const { far, near } = legs(
      darker(coat, 0.62),
      10,
      [
        [17, -38, 7],
        [19, -20, 3.6],
        [17, -4, 2.8],
        [22, -2, 2.2],
      ],
      [
        [-37, -44, 9],
        [-38, -28, 5],
        [-44, -16, 3],
        [-41, -3, 2.8],
        [-36, -2, 2.2],
      ],
    );
    return [
      ...far,
      { d: BRUSH, fill: coat },
      { d: outline('-92,-44 -100,-38 -112,-24! -98,-19 -88,-20 -94,-30'), fill: '#f3e8d6', mark: true },
      ...near,
      { d: limb([-36, -48, 10], [-37, -34, 6.4], [-40, -26, 4]), fill: coat, mark: true },
      { d: limb([16, -44, 8], [18, -30, 5], [18, -22, 3.8]), fill: coat, mark: true },
      { d: BODY, fill: coat },
      { d: BIB, fill: '#f3e8d6', mark: true },
      { d: outline('41,-88 42,-98! 36,-88'), fill: darker(coat, 0.6), mark: true },
      dot(50, -74.5, 1.8, '#15100d'),
      dot(67, -66, 2.2, '#15100d'),
    ];
  },
};
