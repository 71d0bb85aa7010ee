import { outline } from '../../svg/outline';
import type { Hair } from './attire';
import type { Part } from './figure';

const FACE = outline('-5.5,-3 -3,-7.6 3,-7.6 5.5,-3 5.3,2 3,5.8 0,7 -3,5.8 -5.3,2');
const CAP = '-6.2,1 -6.6,-4 -4,-8.8 0,-9.8 4,-8.8 6.6,-4 6.2,1 5.2,-1.8 3.4,-4.2 -0.6,-5 -4,-3.8 -5.4,-1.4';
const HAIR: Readonly<Record<Hair, string>> = {
  short: outline(CAP),
  bun: `${outline(CAP)}M-3.6 -11.4a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z`,
  long: outline(
    '-6.2,-3 -4,-8.8 0,-9.8 4,-8.8 6.2,-3 7.6,6 8.2,14 4.8,13.4 5.8,4 5,-2 1.4,-5.2 -1.8,-5 -5,-2 -5.8,4 -4.8,13.4 -8.2,14 -7.6,6',
  ),
  hat: `${outline('-6.2,-4 -5.4,-10.6 0,-12.2 5.4,-10.6 6.2,-4')}M-11 -3.8C-6 -6.4 6 -6.4 11 -3.8C6 -2.2 -6 -2.2 -11 -3.8Z`,
  hood: outline('-6.6,7 -8.2,-1 -6,-8.6 0,-11 6,-8.6 8.2,-1 6.6,7 4,7.6 5.8,0 4,-5.4 0,-6.8 -4,-5.4 -5.8,0 -4,7.6'),
};

/** A head from the front: face, hair, eyes and a smile. */
export function frontHead(turned: (d: string) => string, hair: Hair, tone: string, skin: string): Part[] {
  const dark = '#2a1d1a';
  return [
    { d: turned(FACE), fill: skin },
    { d: turned(HAIR[hair]), fill: tone },
    ...[-2.2, 2.2].map((x): Part => ({ d: turned(eye(x)), fill: dark, mark: true })),
    { d: turned(outline('-1.9,3 0,4.2 1.9,3 0,3.5')), fill: dark, mark: true },
  ];
}

const eye = (x: number) => `M${x - 0.7} -0.2a0.7 0.7 0 1 0 1.4 0a0.7 0.7 0 1 0 -1.4 0Z`;
