import type { Genre } from './genre';

export const SYNTHWAVE: Genre = {
  id: 'synthwave',
  tempo: [88, 112],
  beatsPerBar: 4,
  favours: 'minor',
  mood: 'dreamy',
  modes: { major: 'major', minor: 'minor' },
  harmony: {
    major: {
      A: ['IM | VIm | IVM | VM', 'IVM | VM | IIIm | VIm'],
      B: ['VIm | IVM | IM | VM', 'IVM | IM | VM | VIm'],
      bridge: 'bVIM | bVIIM | IM | IM',
      cadence: 'IVM Vsus4',
      last: 'Iadd9',
    },
    minor: {
      A: ['Im | bVIM | bIIIM | bVIIM', 'Im | bVIIM | bVIM | bVIIM'],
      B: ['bVIM | bVIIM | Im | Vm', 'bVIM | bVIIM | bIIIM | IVM'],
      bridge: 'IVm | bVIM | bVIIsus4 | bVIIM',
      cadence: 'bVIM bVIIM',
      last: 'Imadd9',
    },
  },
  looseness: 2,
  tail: 3.4,
  drums: {
    ...{ programs: [24, 16], level: 96, reverb: 52, enters: 0.5 },
    accent: 'crash',
    grooves: [
      { kick: 'X... .... X... ....', hat: 'x.x. x.x. x.x. x.x.' },
      { kick: 'X... .... X.x. ....', snare: '.... X... .... X...', hat: 'x.x. x.x. x.x. x.x.' },
      {
        kick: 'X... X... X... X...',
        snare: '.... X... .... X...',
        hat: 'xoxo xoxo xoxo xoxo',
        open: '..x. ..x. ..x. ..x.',
      },
    ],
    fills: [
      {
        kick: 'X... .... X... ....',
        snare: '.... X... .... ....',
        high: '.... .... XX.. ....',
        mid: '.... .... ..XX ....',
        floor: '.... .... .... XXXX',
      },
      { kick: 'X... .... X... X...', snare: '.... X... x.x. XxXX' },
    ],
  },
  bass: {
    ...{ programs: [38, 39], level: 94, reverb: 6, enters: 0.3, range: { low: 28, high: 45 } },
    patterns: ['R.R. R.R. R.R. R.R.', 'RrRr RrRr RrRr RrRr', 'R.R8 R.R8 R.R8 R.R8'],
  },
  chords: [
    {
      name: 'saw pad',
      ...{ programs: [90, 50, 89], level: 76, pan: -0.2, reverb: 70, chorus: 70, enters: 0, voices: 4 },
      range: { low: 54, high: 74 },
      patterns: ['C_______________'],
      expression: 'breathe',
    },
    {
      name: 'arpeggio',
      ...{ programs: [81, 80], level: 58, pan: 0.4, reverb: 60, chorus: 40, enters: 0.55, voices: 4 },
      range: { low: 60, high: 82 },
      patterns: ['1234 3212 3432 1232', '1324 1324 1324 1324', '1.2. 3.4. 3.2. 4.3.'],
    },
    {
      name: 'brass stabs',
      ...{ programs: [62, 63], level: 66, pan: 0.1, reverb: 60, chorus: 40, enters: 0.85, voices: 3 },
      range: { low: 57, high: 74 },
      patterns: ['C__. .... ..C_ ....', 'C_____.. C___C___'],
    },
  ],
  melody: {
    ...{ programs: [81, 87, 62], level: 76, pan: 0, reverb: 64, chorus: 50, enters: 0.55, leaps: 0.35 },
    range: { low: 64, high: 84 },
    rhythms: ['x_______ x___x___', 'x___x_x_ x_______', 'x_____x_ x_____x_', '..x_x___ x___x___'],
  },
};
