import type { Genre } from './genre';

export const POP: Genre = {
  id: 'pop',
  tempo: [100, 124],
  beatsPerBar: 4,
  favours: 'major',
  mood: 'uplifting',
  modes: { major: 'major', minor: 'minor' },
  harmony: {
    major: {
      A: ['IM | VM | VIm | IVM', 'VIm7 | IVadd9 | IM | VM', 'IM | IIIm | IVM | VM'],
      B: ['IVM | VM | VIm | IM', 'IM | VM | VIm7 | IVadd9', 'IVadd9 | IM | Vsus4 | VIm7'],
      bridge: 'IIm7 | IVM | VIm | VM',
      cadence: 'IVM VM',
      last: 'IM',
    },
    minor: {
      A: ['Im | bVIM | bIIIM | bVIIM', 'Im | IVm | bVIM | bVIIM'],
      B: ['bVIM | bVIIM | Im | bIIIM', 'bVIM | bIIIM | bVIIM | Im'],
      bridge: 'IVm | bVIM | IVm | VM',
      cadence: 'bVIM bVIIM',
      last: 'Im',
    },
  },
  looseness: 6,
  tail: 2.8,
  drums: {
    ...{ programs: [0, 8], level: 94, reverb: 26, enters: 0.5 },
    accent: 'crash',
    grooves: [
      { kick: 'x... .... x... ....', hat: 'x.o. x.o. x.o. x.o.' },
      { kick: 'X... ..x. x... ....', snare: '.... X... .... X...', hat: 'x.o. x.o. x.o. x.o.' },
      {
        kick: 'X... ..x. X.x. ....',
        snare: '.... X... .... X..o',
        clap: '.... x... .... x...',
        hat: 'xoxo xoxo xoxo xo..',
        open: '.... .... .... ..x.',
        tambourine: 'o.x. o.x. o.x. o.x.',
      },
    ],
    fills: [
      {
        kick: 'X... ..x. x... ....',
        snare: '.... X... .... xxXX',
        high: '.... .... xx.. ....',
        mid: '.... .... ..xx ....',
      },
      { kick: 'X... ..x. x... x.x.', snare: '.... X... ..x. X.xX' },
    ],
  },
  bass: {
    ...{ programs: [33, 34], level: 92, reverb: 4, enters: 0.5, range: { low: 30, high: 47 } },
    patterns: ['R_R_ R_R_ R_R_ R_a_', 'R__. ..R_ R___ ..5_', 'R___ __R_ R_R_ 8_5_'],
  },
  chords: [
    {
      name: 'piano',
      ...{ programs: [0, 1], level: 94, pan: -0.2, reverb: 40, enters: 0, voices: 4 },
      range: { low: 52, high: 76 },
      patterns: ['C___c___ C___c___', 'C_____C_ ____C___', 'C__c __C_ _.c_ C___'],
    },
    {
      name: 'muted guitar',
      ...{ programs: [28, 27], level: 62, pan: 0.45, reverb: 30, enters: 0.55, voices: 3 },
      range: { low: 55, high: 74 },
      patterns: ['1.23 .12. 3.12 .31.', '1.3. 2.3. 1.3. 2.3.'],
    },
    {
      name: 'synth strings',
      ...{ programs: [50, 48], level: 62, pan: 0.15, reverb: 64, enters: 0.8, voices: 3 },
      range: { low: 60, high: 79 },
      patterns: ['C_______________'],
    },
  ],
  melody: {
    ...{ programs: [80, 81, 11], level: 78, pan: 0.05, reverb: 50, chorus: 30, enters: 0.55, leaps: 0.25 },
    range: { low: 62, high: 81 },
    rhythms: ['x_x_ x___ x_x_ __x_', '..x_ x_x_ __x_ x___', 'x___x_x_ ..x_x___', 'x_x_ __x_ x_______'],
    mode: { major: 'major pentatonic', minor: 'minor pentatonic' },
  },
};
