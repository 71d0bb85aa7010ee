import { limb } from '../../../svg/limb';
import { outline } from '../../../svg/outline';
import type { Part } from '../figure';
import { darker, paler } from './animal';

/** A curled-up sleeping cat: as wide as a sitting one and a third as high. */
export const curledCat = (coat: string): Part[] => [
  { d: outline('-58,-4 -62,-22 -48,-44 -18,-54 16,-50 44,-40 58,-22 54,-4 30,1 -30,1'), fill: coat },
  { d: outline('-50,-10 -52,-26 -38,-40 -14,-42 -30,-30 -36,-14'), fill: darker(coat, 0.14), mark: true },
  { d: outline('18,-34 22,-48! 31,-40 41,-40 51,-46! 54,-32 56,-20 48,-9 34,-6 22,-10 15,-22'), fill: coat },
  { d: outline('24,-42 25,-37 29,-38'), fill: darker(coat, 0.35), mark: true },
  { d: outline('48,-41 45,-37 50,-36'), fill: darker(coat, 0.35), mark: true },
  { d: outline('30,-16 40,-18 47,-14 42,-8 33,-8'), fill: paler(coat, 0.45), mark: true },
  { d: limb([24, -23, 0.7], [28, -21, 0.9], [32, -23, 0.7]), fill: darker(coat, 0.75), mark: true },
  { d: limb([42, -24, 0.7], [46, -22, 0.9], [50, -24, 0.7]), fill: darker(coat, 0.75), mark: true },
  { d: outline('36,-17 40,-17 38,-14.5'), fill: '#a85f57', mark: true },
  { d: limb([-52, -6, 5], [-30, 0, 5.4], [4, 1, 5.2], [30, -2, 4.4]), fill: darker(coat, 0.2) },
  { d: limb([22, -1, 4.4], [34, -2, 4]), fill: paler(coat, 0.35), mark: true },
  ...[-34, -22, -8].map(
    (x): Part => ({ d: limb([x, -44, 1.2], [x + 3, -34, 1]), fill: darker(coat, 0.25), mark: true }),
  ),
];
