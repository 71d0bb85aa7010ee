import type { Season } from '../prompt/light';

/** Ground from the horizon to the foot of the picture. */
export type Land = readonly [far: string, middle: string, near: string];

export const SEASON_LANDS: Readonly<Record<Season, readonly [Land, ...Land[]]>> = {
  spring: [
    ['#a9c7b4', '#7fae6a', '#3d6a3a'],
    ['#b5cbb9', '#98b86f', '#4a7440'],
  ],
  summer: [
    ['#8fb0b4', '#5f8d62', '#234a35'],
    ['#93aebb', '#6a8f5c', '#2c4f33'],
  ],
  autumn: [
    ['#c9a58a', '#b5672f', '#4a2419'],
    ['#c3a690', '#a8562e', '#3c1f1b'],
  ],
  winter: [
    ['#cfdde8', '#8fabc2', '#2c4358'],
    ['#d6dfe6', '#9db0c0', '#344657'],
  ],
};

export const SANDS: readonly [Land, ...Land[]] = [
  ['#efbd8c', '#d17a48', '#6d2c1f'],
  ['#f0cf9f', '#d69a5c', '#7d4a2b'],
  ['#eab596', '#c2664a', '#5c2222'],
];
