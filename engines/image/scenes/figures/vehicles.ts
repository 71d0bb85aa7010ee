import { mix } from '../../palette/colour';
import { type Joint, limb } from '../../svg/limb';
import { outline } from '../../svg/outline';
import type { Part } from './figure';

/** A kind of vehicle in figure units: wheels on y = 0, facing right. */
export interface Vehicle {
  words: readonly [string, ...string[]];
  /** Height relative to a person of 1. */
  tall: number;
  wide: number;
  paints: readonly [string, ...string[]];
  draw: (paint: string, lit: boolean) => Part[];
}

const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
/** A rectangle. */
const bar = (left: number, right: number, top: number, foot: number) =>
  `M${left} ${top}L${right} ${top}L${right} ${foot}L${left} ${foot}Z`;
const glass = (lit: boolean) => (lit ? '#ffd98a' : '#a9c4cc');
const wheel = (x: number, r: number): Part[] => [
  { d: ring(x, -r, r), fill: '#1f1c1e' },
  { d: ring(x, -r, r * 0.55), fill: '#b9b4ac', mark: true },
  { d: ring(x, -r, r * 0.2), fill: '#5a5654', mark: true },
];
const lamp = (x: number, y: number, lit: boolean): Part => ({
  d: ring(x, y, 4),
  fill: lit ? '#fff0b8' : '#f0e4c8',
  mark: true,
});

const car: Vehicle = {
  words: ['car', 'taxi', 'cab', 'automobile', 'convertible', 'sedan', 'beetle'],
  tall: 0.86,
  wide: 118,
  paints: ['#b8432a', '#2f6f7a', '#d9a240', '#e6dcc8', '#5f7a5a'],
  draw: (paint, lit) => [
    {
      d: outline(
        '-112,-24 -114,-46 -100,-58 -72,-62 -50,-92 -30,-100 18,-100 38,-92 62,-64 96,-58 112,-48 114,-26 108,-18! -108,-18!',
      ),
      fill: paint,
    },
    { d: outline('-60,-62! -44,-87 -30,-92 -8,-92! -8,-62!'), fill: glass(lit), mark: true },
    { d: outline('0,-62! 0,-92! 18,-92 32,-86 50,-62!'), fill: glass(lit), mark: true },
    { d: bar(-111, 112, -33, -27), fill: mix(paint, '#17120f', 0.28), mark: true },
    { d: limb([-4, -58, 0.9], [-4, -24, 0.9]), fill: mix(paint, '#17120f', 0.4), mark: true },
    { d: limb([6, -50, 1.6], [18, -50, 1.6]), fill: mix(paint, '#fff6e6', 0.6), mark: true },
    { d: bar(-115, 117, -22, -15), fill: '#8a8580' },
    ...wheel(-66, 21),
    ...wheel(68, 21),
    lamp(108, -44, lit),
    { d: outline('-114,-46 -108,-46 -108,-36 -113,-36'), fill: '#c2402e', mark: true },
  ],
};

const van: Vehicle = {
  words: ['van', 'camper', 'campervan', 'minibus', 'truck', 'lorry'],
  tall: 1.16,
  wide: 96,
  paints: ['#3f8f8a', '#d06a3c', '#d9b04a', '#7a93a8'],
  draw: (paint, lit) => [
    {
      d: outline('-94,-14! -95,-70 -93,-92 -80,-100! 58,-100! 76,-94 88,-66 95,-48 95,-20 90,-14!'),
      fill: mix(paint, '#fff6e6', 0.75),
    },
    { d: outline('-95,-16! -96,-56! 40,-56 92,-58! 95,-46 95,-20 90,-14!'), fill: paint, mark: true },
    ...[-84, -50, -16].map((x) => ({
      d: outline(`${x},-88! ${x + 27},-88! ${x + 27},-64! ${x},-64!`),
      fill: glass(lit),
      mark: true,
    })),
    { d: outline('24,-88! 60,-88 72,-84 82,-64! 24,-64!'), fill: glass(lit), mark: true },
    { d: bar(-97, 97, -18, -12), fill: '#d8d2c6' },
    ...wheel(-56, 17),
    ...wheel(58, 17),
    lamp(90, -38, lit),
  ],
};

const bus: Vehicle = {
  words: ['bus', 'tram', 'trolley', 'streetcar', 'coach'],
  tall: 1.75,
  wide: 120,
  paints: ['#b8372c', '#d9a240', '#3a7a62', '#2f5f8a'],
  draw: (paint, lit) => [
    { d: outline('-116,-12! -116,-92! -110,-100! 104,-100! 112,-94 118,-50 118,-14! 114,-10!'), fill: paint },
    ...[-104, -70, -36, -2, 32].map((x) => ({
      d: outline(`${x},-84! ${x + 27},-84! ${x + 27},-54! ${x},-54!`),
      fill: glass(lit),
      mark: true,
    })),
    { d: outline('70,-86! 106,-86 112,-52! 70,-52!'), fill: glass(lit), mark: true },
    { d: bar(-117, 117, -45, -40), fill: mix(paint, '#fff6e6', 0.75), mark: true },
    { d: bar(-117, 117, -16, -9), fill: '#3a3436' },
    ...wheel(-70, 12),
    ...wheel(72, 12),
    lamp(114, -26, lit),
  ],
};

/** A frame tube. */
const tube = (fill: string, ...joints: readonly Joint[]): Part => ({ d: limb(...joints), fill });
const hoop = (x: number, r: number): Part => ({
  d: `${ring(x, -r, r)}M${x - r + 2.4} ${-r}a${r - 2.4} ${r - 2.4} 0 1 1 ${2 * r - 4.8} 0a${r - 2.4} ${r - 2.4} 0 1 1 ${-2 * r + 4.8} 0Z`,
  fill: '#2a2526',
});

/** The bicycle alone; its saddle is at (-17, -88), its bar at (40, -98), its crank at (0, -32). */
const bicycle: Vehicle = {
  words: ['bicycle', 'bike', 'cycle'],
  tall: 0.62,
  wide: 88,
  paints: ['#b8432a', '#2f6f7a', '#d9a240', '#3a3a44'],
  draw: (paint) => [
    hoop(-48, 34),
    hoop(52, 34),
    tube(paint, [-48, -34, 1.8], [0, -32, 2.2]),
    tube(paint, [-48, -34, 1.6], [-13, -74, 1.8]),
    tube(paint, [0, -32, 2.2], [-15, -82, 2.2]),
    tube(paint, [-13, -74, 2.2], [36, -76, 2.2]),
    tube(paint, [0, -32, 2.2], [38, -70, 2.4]),
    tube(paint, [52, -34, 1.8], [38, -72, 2.2], [35, -90, 2]),
    tube('#2a2526', [35, -90, 1.8], [46, -94, 1.6], [50, -86, 1.6]),
    { d: outline('-28,-88 -12,-90 -2,-86 -12,-83 -24,-83'), fill: '#3a2a22' },
    { d: ring(0, -32, 7), fill: '#4a4446', mark: true },
  ],
};

const scooter: Vehicle = {
  words: ['scooter', 'vespa', 'moped', 'motorbike', 'motorcycle'],
  tall: 0.66,
  wide: 84,
  paints: ['#6fa89a', '#c8523a', '#e0b04a', '#e8dfcf'],
  draw: (paint, lit) => [
    ...wheel(-48, 21),
    ...wheel(56, 21),
    tube('#8a8580', [56, -21, 2.4], [46, -60, 3], [38, -92, 2.4]),
    {
      d: outline(
        '-78,-34 -74,-56 -52,-64 -20,-60 -8,-40 14,-26 36,-28 44,-58! 52,-60! 50,-30 34,-14 2,-14 -16,-20 -28,-34 -48,-44 -66,-36',
      ),
      fill: paint,
    },
    { d: outline('38,-44 52,-44 66,-40 74,-32 66,-34 54,-34 42,-36'), fill: paint },
    { d: outline('-70,-64 -44,-72 -12,-66 -14,-60 -66,-58'), fill: '#4a3226' },
    tube('#3a3436', [38, -92, 2], [26, -96, 1.8]),
    lamp(46, -84, lit),
  ],
};

/** Road vehicles that fit into any scene. */
export const VEHICLES: readonly Vehicle[] = [car, van, bus, bicycle, scooter];
