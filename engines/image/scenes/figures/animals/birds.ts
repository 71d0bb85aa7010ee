import { limb } from '../../../svg/limb';
import { outline } from '../../../svg/outline';
import { type Animal, darker, dot, paler } from './animal';

export const owl: Animal = {
  words: ['owl'],
  tall: 0.34,
  wide: 26,
  coats: ['#8a6748', '#6d584a', '#d6cbb8'],
  home: 'branch',
  draw: (coat) => [
    {
      d: outline(
        '-27,-86 -29,-104! -12,-95 0,-93 12,-95 29,-104! 27,-86 32,-66 30,-36 18,-8 0,-2 -18,-8 -30,-36 -32,-66',
      ),
      fill: coat,
    },
    { d: outline('0,-62 18,-52 16,-24 0,-8 -16,-24 -18,-52'), fill: paler(coat, 0.45), mark: true },
    ...[-44, -33, -22].flatMap((y, row) =>
      [-9, 0, 9].map((x) => ({
        d: outline(`${x - 3 + row},${y} ${x + row * 0.2},${y + 5} ${x + 3 - row},${y}`),
        fill: darker(coat, 0.25),
        mark: true,
      })),
    ),
    { d: outline('-31,-64 -20,-56 -18,-30 -22,-8 -30,-30 -34,-50'), fill: darker(coat, 0.28) },
    { d: outline('31,-64 20,-56 18,-30 22,-8 30,-30 34,-50'), fill: darker(coat, 0.28) },
    ...[-12, 12].flatMap((x) => [
      dot(x, -78, 12, paler(coat, 0.55)),
      dot(x, -78, 7, '#e5a92e'),
      dot(x, -78, 3.6, '#14100d'),
      dot(x - 1.4, -80, 1.2, '#fff8e8'),
    ]),
    { d: outline('-3.6,-73 3.6,-73 0,-63!'), fill: '#4a3a2a', mark: true },
    { d: limb([-8, -3, 2.6], [-9, 0, 2.4]), fill: '#c69a4e' },
    { d: limb([8, -3, 2.6], [9, 0, 2.4]), fill: '#c69a4e' },
  ],
};

export const songbird: Animal = {
  words: ['bird', 'robin', 'sparrow', 'finch', 'songbird', 'hummingbird', 'parrot', 'crow', 'raven', 'canary', 'chick'],
  tall: 0.16,
  wide: 30,
  coats: ['#4f7a94', '#8a6a4c', '#c0552f', '#5f7f5a', '#d1a23f'],
  home: 'branch',
  draw: (coat) => [
    { d: limb([2, -14, 1.2], [4, -1, 1.1], [10, 0, 0.8]), fill: '#3d2f27' },
    { d: limb([-6, -14, 1.2], [-5, -1, 1.1], [1, 0, 0.8]), fill: '#3d2f27' },
    { d: outline('40,-76 56,-70! 40,-67'), fill: '#d0963e' },
    {
      d: outline(
        '41,-72 38,-84 26,-92 12,-86 2,-72 -16,-52 -40,-32 -80,-10! -74,-2! -38,-14 -12,-9 12,-12 32,-30 40,-52',
      ),
      fill: coat,
    },
    { d: outline('40,-64 40,-50 32,-31 13,-13 2,-13 12,-34 22,-54'), fill: paler(coat, 0.55), mark: true },
    { d: outline('8,-62 -10,-54 -58,-18! -26,-22 2,-30 14,-46'), fill: darker(coat, 0.34) },
    { d: limb([2, -44, 0.9], [-20, -33, 0.8], [-44, -20, 0.5]), fill: darker(coat, 0.55), mark: true },
    dot(31, -77, 2.6, '#14100d'),
    dot(31.8, -77.8, 0.8, '#fff8e8'),
  ],
};

export const wader: Animal = {
  words: ['flamingo', 'heron', 'crane', 'stork', 'egret', 'ibis'],
  tall: 0.72,
  wide: 22,
  coats: ['#e88f8f', '#f0a7a0', '#e27a80'],
  home: 'water',
  draw: (coat) => [
    { d: limb([-2, -46, 1.4], [-1, -24, 1.1], [-2, -1, 1.1], [4, 0, 0.7]), fill: darker(coat, 0.3) },
    { d: limb([6, -46, 1.4], [16, -34, 1.2], [4, -26, 1], [0, -25, 0.8]), fill: darker(coat, 0.4) },
    { d: limb([18, -52, 4.2], [28, -60, 2.6], [22, -76, 2.1], [18, -90, 2], [26, -98, 2.4]), fill: coat },
    { d: outline('22,-60 8,-64 -12,-60 -32,-46 -20,-42 0,-40 18,-44 24,-52'), fill: coat },
    { d: outline('8,-60 -10,-57 -38,-42! -14,-43 6,-48'), fill: darker(coat, 0.14), mark: true },
    { d: dot(26, -97, 4.2, '').d, fill: coat },
    { d: outline('29,-99 37,-95 37,-88! 33,-91 28,-94'), fill: '#3a2c2c' },
    dot(27, -98, 0.9, '#14100d'),
  ],
};

export const swan: Animal = {
  words: ['swan', 'duck', 'goose', 'duckling'],
  tall: 0.5,
  wide: 54,
  coats: ['#f4efe4', '#e9e2d4'],
  home: 'water',
  draw: (coat) => [
    { d: limb([26, -22, 9], [40, -40, 5.4], [28, -62, 4], [28, -84, 4], [38, -92, 4.6]), fill: coat },
    { d: outline('36,-26 26,-8 0,0 -34,-2 -56,-16 -72,-34! -48,-36 -20,-42 10,-38 30,-34'), fill: coat },
    { d: outline('16,-36 -8,-42 -36,-44 -66,-34! -44,-24 -14,-16 10,-20'), fill: darker(coat, 0.1) },
    { d: limb([4, -30, 0.7], [-20, -30, 0.7], [-46, -32, 0.4]), fill: darker(coat, 0.25), mark: true },
    { d: outline('41,-95 56,-88! 42,-87'), fill: '#d9812f' },
    dot(40, -93, 1.3, '#14100d'),
  ],
};

export const penguin: Animal = {
  words: ['penguin'],
  tall: 0.5,
  wide: 28,
  coats: ['#2b3038', '#23262d'],
  home: 'snow',
  draw: (coat) => [
    { d: outline('-14,-4 -2,-6 6,-1 -4,1 -18,1'), fill: '#d98a34' },
    { d: outline('4,-4 16,-6 26,-1 14,1 0,1'), fill: '#e0963c' },
    {
      d: outline('-24,-8 -32,-30 -28,-58 -14,-76 -10,-90 2,-100 16,-96 20,-84 18,-74 28,-54 30,-28 22,-7 0,-3'),
      fill: coat,
    },
    { d: outline('14,-72 24,-52 25,-28 18,-9 4,-6 -4,-20 -2,-48 4,-68'), fill: '#f4eee2', mark: true },
    { d: outline('6,-74 0,-82 4,-90 8,-84'), fill: '#e7a53c', mark: true },
    { d: outline('18,-90 32,-84! 18,-82'), fill: '#d98a34' },
    { d: outline('-8,-66 -20,-58 -34,-30 -30,-22! -18,-34 -6,-52'), fill: darker(coat, 0.25) },
    dot(12, -90, 1.7, '#f4eee2'),
    dot(12.4, -90, 0.9, '#0f0d0c'),
  ],
};
