import { limb } from '../../../svg/limb';
import { outline } from '../../../svg/outline';
import { type Animal, darker, dot, paler } from './animal';

/** Swimmers are drawn around y = −50, the middle of their height. */
export const fish: Animal = {
  words: ['fish', 'goldfish', 'koi', 'carp', 'salmon', 'clownfish', 'trout'],
  tall: 0.2,
  wide: 60,
  coats: ['#e07a34', '#d9a53a', '#4f93a8', '#c9503c', '#6f6fa8'],
  home: 'water',
  draw: (coat) => [
    { d: outline('10,-76 -8,-94 -30,-90! -26,-74'), fill: darker(coat, 0.2) },
    { d: outline('6,-26 -6,-8 -22,-12! -18,-30'), fill: darker(coat, 0.25) },
    { d: outline('-52,-50 -74,-80 -98,-84! -86,-52 -98,-18! -74,-24'), fill: darker(coat, 0.14) },
    { d: outline('64,-48 46,-68 14,-80 -22,-74 -56,-54 -58,-48 -22,-28 14,-22 46,-32'), fill: coat },
    { d: outline('60,-44 44,-33 14,-23 -22,-29 -54,-46 -10,-42 30,-42'), fill: paler(coat, 0.4), mark: true },
    { d: outline('26,-77 32,-60 31,-40 25,-24 18,-23 22,-40 23,-60 17,-79'), fill: paler(coat, 0.7), mark: true },
    {
      d: outline('-18,-74 -14,-60 -14,-42 -18,-30 -25,-31 -21,-44 -21,-60 -25,-72'),
      fill: paler(coat, 0.7),
      mark: true,
    },
    { d: outline('10,-50 -2,-58 -16,-54! -10,-46 -14,-38! 0,-40'), fill: darker(coat, 0.24) },
    dot(46, -55, 4, '#fbf3e2'),
    dot(47, -55, 2.2, '#120e0c'),
  ],
};

export const whale: Animal = {
  words: ['whale', 'orca'],
  tall: 2.2,
  wide: 90,
  coats: ['#3f5f78', '#4a5a6a', '#35506a'],
  home: 'water',
  draw: (coat) => [
    { d: outline('-96,-64 -116,-86 -134,-90! -124,-70 -136,-56! -112,-52 -94,-54'), fill: darker(coat, 0.2) },
    {
      d: outline('96,-48 88,-68 58,-82 16,-84 -28,-76 -70,-66 -102,-62 -104,-56 -66,-46 -20,-26 30,-16 74,-20 94,-34'),
      fill: coat,
    },
    {
      d: outline('95,-42 74,-38 34,-36 -4,-38 -50,-42 -20,-27 30,-17 74,-21 92,-33'),
      fill: paler(coat, 0.62),
      mark: true,
    },
    ...[0, 1, 2, 3, 4].map((row) => ({
      d: limb([88 - row * 3, -35 + row * 3.4, 0.7], [56, -31 + row * 3, 0.8], [20 + row * 5, -32 + row * 3, 0.4]),
      fill: darker(coat, 0.1),
      mark: true,
    })),
    { d: outline('40,-32 30,-12 10,4! 14,-14 26,-34'), fill: darker(coat, 0.24) },
    dot(66, -46, 2, '#0f1114'),
  ],
};

export const dolphin: Animal = {
  words: ['dolphin', 'shark', 'porpoise'],
  tall: 0.8,
  wide: 70,
  coats: ['#5a7f95', '#6a8896', '#4c6f88'],
  home: 'water',
  draw: (coat) => [
    { d: outline('-70,-40 -92,-46 -102,-58! -98,-38 -108,-22! -84,-30'), fill: darker(coat, 0.2) },
    { d: outline('4,-86 -16,-104 -30,-104! -26,-92 -22,-80'), fill: darker(coat, 0.15) },
    {
      d: outline('92,-50! 74,-60 60,-74 34,-86 2,-88 -34,-74 -72,-42 -74,-36 -38,-50 -2,-54 36,-50 66,-46 78,-46'),
      fill: coat,
    },
    { d: outline('78,-47 66,-46 36,-50 -2,-54 -30,-52 4,-62 40,-62 64,-56'), fill: paler(coat, 0.55), mark: true },
    { d: outline('30,-58 20,-42 2,-32! 6,-46 16,-60'), fill: darker(coat, 0.25) },
    dot(62, -62, 1.8, '#0f1114'),
  ],
};

export const turtle: Animal = {
  words: ['turtle', 'tortoise'],
  tall: 0.4,
  wide: 60,
  coats: ['#6d7a45', '#5b7350', '#7a6a40'],
  home: 'water',
  draw: (coat) => [
    { d: outline('28,-40 44,-22 50,4! 34,-8 16,-30'), fill: darker(coat, 0.25) },
    { d: outline('-34,-36 -56,-28 -66,-12! -44,-18 -24,-28'), fill: darker(coat, 0.25) },
    { d: limb([40, -44, 6], [58, -52, 7], [68, -52, 6]), fill: paler(coat, 0.12) },
    { d: outline('48,-42 36,-66 4,-78 -30,-66 -48,-42 -20,-32 20,-32'), fill: darker(coat, 0.1) },
    ...['0,-72 12,-62 8,-48 -8,-48 -12,-62', '18,-66 32,-56 28,-44 14,-46', '-18,-66 -32,-56 -28,-44 -14,-46'].map(
      (d) => ({
        d: outline(d),
        fill: paler(coat, 0.18),
        mark: true,
      }),
    ),
    { d: outline('24,-38 14,-18 -6,4! -2,-22 8,-36'), fill: coat },
    dot(66, -55, 1.7, '#0f1114'),
  ],
};
