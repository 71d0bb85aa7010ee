/** Colour scheme of an interior or a still life. */
export interface RoomScheme {
  wall: string;
  /** Table, floor, plinth. */
  surface: string;
  /** Light through the window. */
  light: string;
  /** Tint of deep shadow. */
  shade: string;
  /** Colours of objects, the main one first. */
  accents: readonly [string, string, string, string];
}

export const ROOMS: readonly [RoomScheme, ...RoomScheme[]] = [
  {
    wall: '#a9c0b4',
    surface: '#ddd2bb',
    light: '#fdf3d8',
    shade: '#0f2420',
    accents: ['#f3e4c8', '#cb5a30', '#2c4048', '#e0a840'],
  },
  {
    wall: '#e9c9a6',
    surface: '#7c3220',
    light: '#fff1cf',
    shade: '#3a1c10',
    accents: ['#d3b246', '#b8532a', '#8b9a4e', '#f0dcb8'],
  },
  {
    wall: '#d6b7a4',
    surface: '#b98a72',
    light: '#fff0da',
    shade: '#3b1f1d',
    accents: ['#7c8a6a', '#f2e5d2', '#8d3b2c', '#d9a54a'],
  },
  {
    wall: '#8ea2ab',
    surface: '#cfc3b2',
    light: '#fff2da',
    shade: '#16242e',
    accents: ['#e07a3e', '#f2e9da', '#23384a', '#c9a35a'],
  },
  {
    wall: '#dcd0bb',
    surface: '#a97b52',
    light: '#fff6e2',
    shade: '#35261a',
    accents: ['#56683f', '#c96a3b', '#f5ecda', '#33423f'],
  },
  {
    wall: '#2f5450',
    surface: '#8a5a38',
    light: '#ffe2ad',
    shade: '#071a1b',
    accents: ['#d9a648', '#efe3cb', '#c2542f', '#8fb0a0'],
  },
  {
    wall: '#c8684a',
    surface: '#e8d4b4',
    light: '#fff0d2',
    shade: '#41140f',
    accents: ['#1f4e55', '#f4e6c9', '#e2a83d', '#7a2018'],
  },
  {
    wall: '#b9b3c4',
    surface: '#e2d3c6',
    light: '#fff3e2',
    shade: '#282338',
    accents: ['#8c4a5e', '#f3e6d6', '#d88a4d', '#46506b'],
  },
];
