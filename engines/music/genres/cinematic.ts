import type { Genre } from './genre';

export const CINEMATIC: Genre = {
  id: 'cinematic',
  tempo: [84, 112],
  beatsPerBar: 4,
  favours: 'minor',
  mood: 'epic',
  modes: { major: 'major', minor: 'minor' },
  harmony: {
    major: {
      A: ['IM | VM | VIm | IVM', 'IM | IVM | VIm | VM'],
      B: ['VIm | IVM | IM | VM', 'IVM | VM | VIm | IIIm'],
      bridge: 'bVIM | bVIIM | VIm | VM',
      cadence: 'IVM Vsus4',
      last: 'IM',
    },
    minor: {
      A: ['Im | bVIM | bIIIM | bVIIM', 'Im | bVIM | IVm | VM'],
      B: ['bVIM | bVIIM | Im | bIIIM', 'Im | bIIIM | bVIIM | IVM'],
      bridge: 'IVm | bVIM | IIm7b5 | VM',
      cadence: 'bVIM VM',
      last: 'Im',
    },
  },
  looseness: 8,
  ritardando: true,
  tail: 4.5,
  drums: {
    ...{ programs: [16], level: 92, reverb: 90, enters: 0.55 },
    accent: 'crash',
    grooves: [
      { floor: 'x... .... x... ....' },
      { floor: 'X... ..x. x... ..x.', low: '.... x... .... x.x.' },
      {
        floor: 'X..x ..x. X..x ..x.',
        low: '.x.. x..x .x.. x.xx',
        kick: 'X... .... X... ....',
        tambourine: '..o. ..o. ..o. ..o.',
      },
    ],
    fills: [
      { floor: 'X... x... x.x. xxxx', low: '.... .... .x.x xxxx' },
      { floor: 'X... ..x. ..X. X.X.', mid: '.... .... .... .x.x' },
    ],
  },
  bass: {
    ...{ programs: [43, 42], level: 98, pan: 0.15, reverb: 70, enters: 0.3, range: { low: 28, high: 45 } },
    patterns: ['R_______R_______', 'R_r_ r_r_ R_r_ r_r_', 'R_______ 5___R___'],
  },
  chords: [
    {
      name: 'strings',
      ...{ programs: [48, 49], level: 88, pan: -0.25, reverb: 84, enters: 0, voices: 4, expression: 'breathe' },
      range: { low: 50, high: 74 },
      patterns: ['C_______________', 'C_______c_______'],
    },
    {
      name: 'ostinato',
      ...{ programs: [45, 48], level: 82, pan: 0.3, reverb: 60, enters: 0.5, voices: 3 },
      range: { low: 55, high: 72 },
      patterns: ['1.2. 3.2. 1.2. 3.2.', '1.13 1.13 2.13 1.13', '1.3. 2.3. 1.3. 2.3.'],
    },
    {
      name: 'choir and brass',
      ...{ programs: [61, 52], level: 80, pan: 0.05, reverb: 90, enters: 0.8, voices: 3 },
      range: { low: 52, high: 70 },
      patterns: ['C_______________', 'C_____..C_______'],
    },
  ],
  melody: {
    ...{ programs: [60, 68, 40], level: 96, pan: -0.05, reverb: 90, enters: 0.55, leaps: 0.35 },
    range: { low: 57, high: 77 },
    rhythms: ['x_______x___x___', 'x_____x_x_______', 'x___x___x_______', 'x___________x_x_'],
  },
};
