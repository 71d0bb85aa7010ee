import { limb } from '../../../svg/limb';
import { outline } from '../../../svg/outline';
import { type Animal, darker, dot, paler } from './animal';

const BODY = outline(
  '42,-50 38,-58 30,-64 20,-62 12,-54 -6,-54 -24,-45 -37,-27 -38,-10 -30,-1 -8,0 18,0! 30,0! 31,-4 27,-8 28,-26 32,-38 40,-43',
);

export const rabbit: Animal = {
  words: ['rabbit', 'bunny', 'hare'],
  tall: 0.26,
  wide: 38,
  coats: ['#9c8468', '#d9cbb5', '#7d7570', '#f0e6d8'],
  home: 'meadow',
  draw: (coat) => [
    { d: outline('22,-60 20,-84 25,-102! 32,-88 31,-62'), fill: darker(coat, 0.25) },
    dot(-38, -15, 7.5, paler(coat, 0.65)),
    { d: BODY, fill: coat },
    { d: outline('-2,-2 -20,-2 -28,-12 -22,-26 -8,-28 4,-16'), fill: darker(coat, 0.12), mark: true },
    { d: limb([-4, -2.6, 2.6], [14, -2.4, 2.4]), fill: darker(coat, 0.08), mark: true },
    { d: outline('16,-60 6,-82 6,-104! 18,-92 26,-63'), fill: coat },
    { d: outline('17,-64 10,-84 9,-97 16,-88 22,-66'), fill: '#dba79a', mark: true },
    dot(31, -54, 2.2, '#17110e'),
    dot(41, -49, 1.3, '#b9776c'),
    { d: outline('28,-37 26,-24 20,-14 19,-28 23,-38'), fill: paler(coat, 0.45), mark: true },
  ],
};
