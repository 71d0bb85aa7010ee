import type { Genre } from './genre';

/** A waltz or nocturne for piano alone: the left hand breaks the chords, the right hand sings. */
export const CLASSICAL: Genre = {
  id: 'classical',
  tempo: [84, 120],
  beatsPerBar: 3,
  favours: 'minor',
  mood: 'romantic',
  modes: { major: 'major', minor: 'minor' },
  harmony: {
    major: {
      A: ['IM | VIm | IIm | V7', 'IM | V7 | V7 | IM', 'IM | IVM | IM | V7'],
      B: ['VIm | IIIm | IVM | V7', 'IVM | IM | IIm7 | V7'],
      bridge: 'VIm | III7 | VIm | V7',
      cadence: 'V7',
      last: 'IM',
    },
    minor: {
      A: ['Im | IVm | V7 | Im', 'Im | bVIM | IIm7b5 | V7', 'Im | V7 | Im | V7'],
      B: ['bIIIM | bVIIM | bVIM | V7', 'IVm | Im | V7 | Im'],
      bridge: 'bVIM | IVm | IIm7b5 | V7',
      cadence: 'V7',
      last: 'Im',
    },
  },
  looseness: 15,
  ritardando: true,
  tail: 3.2,
  bass: {
    ...{ programs: [0], level: 94, pan: -0.2, reverb: 50, enters: 0, range: { low: 33, high: 50 } },
    patterns: ['R___________', 'R_______5___'],
  },
  chords: [
    {
      name: 'left hand',
      ...{ programs: [0], level: 92, pan: -0.1, reverb: 50, enters: 0, voices: 3, rings: true },
      range: { low: 50, high: 67 },
      patterns: ['..1.2.3.2.1.', '....C___c___', '..1.3.2.3.1.'],
    },
  ],
  melody: {
    ...{ programs: [0], level: 104, pan: 0.15, reverb: 54, enters: 0.4, leaps: 0.3 },
    range: { low: 65, high: 88 },
    rhythms: ['x_______x___', 'x___x_x_x___', 'x_____x_x_x_', 'x___________', 'x_x_x_x_x_x_'],
  },
};
