import type { Genre } from './genre';

export const FOLK: Genre = {
  id: 'folk',
  tempo: [88, 116],
  beatsPerBar: 4,
  favours: 'major',
  mood: 'happy',
  modes: { major: 'major', minor: 'minor' },
  harmony: {
    major: {
      A: ['IM | IVM | IM | VM', 'IM | VM | VIm | IVM', 'IM | IVadd9 | VIm | VM'],
      B: ['IVM | IM | VM | VIm', 'VIm | IVM | IM | VM'],
      bridge: 'IIm | VIm | IVM | VM',
      cadence: 'IVM VM',
      last: 'IM',
    },
    minor: {
      A: ['Im | bVIIM | bVIM | bVIIM', 'Im | bIIIM | bVIIM | Im'],
      B: ['bIIIM | bVIIM | IVm | Im', 'bVIM | bIIIM | bVIIM | Im'],
      bridge: 'IVm | bVIM | IVm | Vm',
      cadence: 'bVIM bVIIM',
      last: 'Im',
    },
  },
  looseness: 12,
  ritardando: true,
  tail: 3.2,
  drums: {
    ...{ programs: [8, 40], level: 70, reverb: 30, enters: 0.55 },
    accent: 'ride',
    grooves: [
      { shaker: 'o.x. o.x. o.x. o.x.' },
      { kick: 'x... .... x... ....', tambourine: '.... x... .... x...', shaker: 'o.xo o.xo o.xo o.xo' },
      { kick: 'x... ..x. x... ..x.', clap: '.... x... .... x...', tambourine: 'o.x. X.x. o.x. X.x.' },
    ],
    fills: [
      { kick: 'x... x... x... x...', tambourine: '.... x... x.x. xxxx' },
      { kick: 'x... .... x.x. x...', clap: '.... x... .... x.x.' },
    ],
  },
  bass: {
    ...{ programs: [32], level: 80, reverb: 14, enters: 0.55, range: { low: 28, high: 45 } },
    patterns: ['R_______5_______', 'R_____R_5_____a_', 'R_______R___a___'],
  },
  chords: [
    {
      name: 'steel guitar',
      ...{ programs: [25], level: 104, pan: -0.25, reverb: 36, enters: 0, voices: 4, rings: true },
      range: { low: 47, high: 69 },
      patterns: ['1.3. 2.4. 1.3. 2.4.', '1.23 4.32 1.23 4.32', 'D___ D_U_ .U.. D_U_'],
    },
    {
      name: 'second guitar',
      ...{ programs: [24, 25], level: 66, pan: 0.4, reverb: 36, enters: 0.8, voices: 4 },
      range: { low: 52, high: 72 },
      patterns: ['D_.. D_U_ ..U_ D_U_', 'D___ U_D_ ..U_ D_U_'],
    },
  ],
  melody: {
    ...{ programs: [73, 22, 40], level: 80, pan: 0.1, reverb: 50, enters: 0.55, leaps: 0.2 },
    range: { low: 62, high: 81 },
    rhythms: ['x___ x_x_ x___ x___', 'x_x_ x_x_ x_______', 'x_____x_ x_x_x___', 'x___x___ x_____x_'],
  },
};
