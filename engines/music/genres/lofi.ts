import type { Genre } from './genre';

export const LOFI: Genre = {
  id: 'lofi',
  tempo: [72, 86],
  beatsPerBar: 4,
  favours: 'major',
  mood: 'calm',
  modes: { major: 'major', minor: 'dorian' },
  harmony: {
    major: {
      A: ['IIm9 | V13 | Imaj9 | VIm9', 'Imaj9 | VIm9 | IIm9 | V13'],
      B: ['IVmaj9 | IIIm7 | IIm9 | Imaj9', 'IVmaj9 | IIIm7 VI7 | IIm9 | V13'],
      bridge: 'VIm9 | II9 | IIm9 | V9sus4',
      cadence: 'IIm9 V13',
      last: 'Imaj9',
    },
    minor: {
      A: ['Im9 | IVm9 | bVIImaj7 | bIIImaj9', 'Im9 | bVImaj9 | IVm9 | V7#9'],
      B: ['bVImaj9 | V7#9 | Im9 | Im9', 'IVm9 | bVII13 | bIIImaj9 | bVImaj7'],
      bridge: 'bVImaj9 | bVII13 | Im9 | IV9',
      cadence: 'IVm9 V7#9',
      last: 'Im9',
    },
  },
  swing: { unit: 'sixteenth', share: 0.58 },
  looseness: 11,
  tail: 3.2,
  drums: {
    ...{ programs: [25, 8], level: 92, reverb: 24, brightness: 58, enters: 0.3 },
    accent: 'ride',
    grooves: [
      { kick: 'x... .... ..x. ....', rim: '.... x... .... x...', hat: 'o.o. o.o. o.o. o.o.' },
      { kick: 'X... ...x ..x. ....', snare: '.... x..o .... x...', hat: 'x.o. x.oo x.o. x.o.' },
      {
        kick: 'X..x .... ..X. ..x.',
        snare: '.... X..o .o.. X...',
        hat: 'x.ox x.o. x.ox x.o.',
        open: '.... .... .... ..o.',
      },
    ],
    fills: [
      { snare: '.... .... ..o. x.xx', hat: 'x.o. x.o. x... ....', kick: 'X... ...x ..x. ....' },
      { kick: 'X... .... .... ....', rim: '.... x... .x.. x..x', hat: 'x.o. x.o. x.o. ....' },
    ],
  },
  bass: {
    ...{ programs: [33, 32], level: 96, reverb: 6, brightness: 50, enters: 0.5, lag: 8, range: { low: 31, high: 47 } },
    patterns: ['R____... ..R_ 5_a_', 'R_____.. R_.. 8_5_', 'R___ ..R_ ..5_ __a_'],
  },
  chords: [
    {
      name: 'electric piano',
      ...{ programs: [4, 5], level: 84, pan: -0.15, reverb: 46, chorus: 40, brightness: 56, enters: 0, voices: 4 },
      range: { low: 53, high: 74 },
      patterns: ['C_______ ..c_____', 'C_____.c ____..c_', 'C_____.. c_______'],
    },
    {
      name: 'warm pad',
      ...{ programs: [89], level: 50, pan: 0.3, reverb: 70, enters: 0.8, voices: 3, expression: 'breathe' },
      range: { low: 55, high: 72 },
      patterns: ['C_______________'],
    },
  ],
  melody: {
    ...{ programs: [11, 26, 4], level: 78, pan: 0.2, reverb: 60, enters: 0.55, lag: 14, leaps: 0.3 },
    range: { low: 62, high: 81 },
    rhythms: ['..x_ x___ ..x_ x_x_', 'x_____.. ..x_x___', '.... x_x_ x_____..', 'x_x_ __.. x_______'],
    mode: { major: 'major pentatonic', minor: 'minor pentatonic' },
  },
};
