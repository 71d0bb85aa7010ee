import type { TimeOfDay } from '../prompt/light';

/** Outdoor light at one time of day. */
export interface OutdoorLight {
  /** Zenith to horizon. */
  sky: readonly [string, string, string, string];
  /** Colour of the sun, the moon and lit edges. */
  glow: string;
  /** Colour that distance fades to (aerial perspective). */
  haze: string;
  /** Colour that near things darken to. */
  shade: string;
  /** How dark near land gets (0–1). */
  depth: number;
}

/** Skies of each time of day; the seed chooses one. */
export const OUTDOOR_LIGHTS: Readonly<Record<TimeOfDay, readonly [OutdoorLight, ...OutdoorLight[]]>> = {
  dawn: [
    {
      sky: ['#6f8fb0', '#b9b6c6', '#f1c5b4', '#fbe3c6'],
      glow: '#fff0d8',
      haze: '#efcfc3',
      shade: '#2b3850',
      depth: 0.35,
    },
    {
      sky: ['#57809a', '#9db9bd', '#ecd3b8', '#f9e6c4'],
      glow: '#fff3d6',
      haze: '#e6d6c4',
      shade: '#22393f',
      depth: 0.35,
    },
  ],
  day: [
    {
      sky: ['#3f7fae', '#7db0ca', '#b9d5d9', '#e9eadb'],
      glow: '#fff8e2',
      haze: '#d3e0df',
      shade: '#1c3340',
      depth: 0.2,
    },
    {
      sky: ['#5c93a8', '#93bcc3', '#cbdcd4', '#f2ecd8'],
      glow: '#fff6de',
      haze: '#dbe3d8',
      shade: '#23383a',
      depth: 0.2,
    },
  ],
  golden: [
    {
      sky: ['#4a5f86', '#b07f86', '#ee9c68', '#fbd293'],
      glow: '#fff0c4',
      haze: '#f2ad7c',
      shade: '#34182c',
      depth: 0.55,
    },
    {
      sky: ['#5d8aa0', '#b5ab9f', '#ecc79b', '#f9dfb0'],
      glow: '#fff4d8',
      haze: '#eec394',
      shade: '#3d1a1c',
      depth: 0.42,
    },
    {
      sky: ['#3a3f6b', '#93587c', '#e5785f', '#fbbd74'],
      glow: '#ffe9b8',
      haze: '#e58f6d',
      shade: '#25142e',
      depth: 0.6,
    },
  ],
  dusk: [
    {
      sky: ['#1f2c52', '#4d5685', '#a5789a', '#eeae97'],
      glow: '#ffdcbc',
      haze: '#a98aa3',
      shade: '#161a33',
      depth: 0.6,
    },
    {
      sky: ['#17324f', '#3f6480', '#8f98a5', '#e8bfa0'],
      glow: '#ffe3bf',
      haze: '#93a0ab',
      shade: '#0f1f31',
      depth: 0.58,
    },
  ],
  night: [
    {
      sky: ['#070d1f', '#10213f', '#21406a', '#4a6d90'],
      glow: '#f1ead2',
      haze: '#2f5075',
      shade: '#050a17',
      depth: 0.72,
    },
    {
      sky: ['#0a0f26', '#1b1f4a', '#3a3570', '#74608f'],
      glow: '#f5ead9',
      haze: '#473f75',
      shade: '#080a1c',
      depth: 0.7,
    },
    {
      sky: ['#06151c', '#0d2c38', '#1c4c56', '#4b7f80'],
      glow: '#f0eed8',
      haze: '#265a62',
      shade: '#041016',
      depth: 0.72,
    },
  ],
};
