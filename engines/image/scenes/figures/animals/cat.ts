import { limb } from '../../../svg/limb';
import { outline } from '../../../svg/outline';
import { type Animal, darker, dot, paler } from './animal';

const BODY = outline(
  '2,-90 1,-106! 11,-96 19,-96 29,-106! 30,-90 31,-80 26,-71 20,-67 22,-52 22,-34 21,-12 25,-3 22,0! 8,0 -10,0 -26,0 -37,-8 -38,-24 -30,-44 -16,-57 -5,-66 -1,-76',
);
const HAUNCH = outline('-8,-2 -30,-2 -37,-10 -35,-26 -24,-34 -12,-28 -4,-14 0,-3');

export const cat: Animal = {
  words: ['cat', 'kitten', 'kitty'],
  tall: 0.34,
  wide: 40,
  coats: ['#c9793a', '#2b2625', '#8f8a86', '#e6d8c2', '#6d5340'],
  home: 'indoors',
  draw: (coat) => [
    { d: limb([-28, -5, 4.6], [-48, -5, 4.6], [-58, -18, 4.2], [-54, -34, 3.6], [-62, -42, 2.6]), fill: coat },
    { d: BODY, fill: coat },
    { d: HAUNCH, fill: darker(coat, 0.12), mark: true },
    { d: limb([12, -44, 1], [11, -20, 0.8], [12, -2, 0.6]), fill: darker(coat, 0.4), mark: true },
    { d: outline('20,-67 22,-52 20,-40 14,-46 13,-60'), fill: paler(coat, 0.3), mark: true },
    { d: outline('4,-91 4,-100! 9,-95'), fill: darker(coat, 0.3), mark: true },
    { d: outline('21,-95 27,-101! 27,-91'), fill: darker(coat, 0.3), mark: true },
    ...[10, 23].flatMap((x) => [dot(x, -83, 2.9, '#e8c24a'), dot(x + 0.4, -83, 1.3, '#15100c')]),
    { d: outline('15.5,-77 18.5,-77 17,-75'), fill: '#c9827a', mark: true },
    { d: limb([17, -75, 0.5], [15, -72.6, 0.4], [12.5, -73, 0.3]), fill: darker(coat, 0.6), mark: true },
    { d: limb([17, -75, 0.5], [19, -72.6, 0.4], [21.5, -73, 0.3]), fill: darker(coat, 0.6), mark: true },
  ],
};
