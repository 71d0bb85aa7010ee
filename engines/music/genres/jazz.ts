import type { Genre } from './genre';

export const JAZZ: Genre = {
  id: 'jazz',
  tempo: [108, 156],
  beatsPerBar: 4,
  favours: 'major',
  mood: 'romantic',
  modes: { major: 'major', minor: 'dorian' },
  harmony: {
    major: {
      A: ['IIm9 | V13 | Imaj9 | VI7b9', 'Imaj9 VI7b9 | IIm9 V13 | IIIm7 VI7b9 | IIm9 V13'],
      B: ['IVmaj7 | IVm6 | IIIm7 VI7b9 | IIm9 V13', 'IIIm7 | VI7b9 | IIm9 | V13'],
      bridge: 'III7 | VI13 | II13 | V13',
      cadence: 'IIm9 V13',
      last: 'I69',
    },
    minor: {
      A: ['Im6 | IIm7b5 V7b9 | Im9 | IIm7b5 V7b9', 'Im9 | IVm9 | IIm7b5 | V7b9'],
      B: ['IVm9 | bVII13 | bIIImaj9 | bVImaj7', 'IVm9 | Im9 | bVI7 | V7b9'],
      bridge: 'IVm9 | bVII13 | bIIImaj9 | V7b9',
      cadence: 'IIm7b5 V7b9',
      last: 'Im69',
    },
  },
  swing: { unit: 'eighth', share: 0.65 },
  looseness: 11,
  ritardando: true,
  tail: 3.4,
  drums: {
    ...{ programs: [32, 40], level: 82, pan: 0.1, reverb: 34, enters: 0.3 },
    accent: 'ride',
    grooves: [
      { ride: 'x... x... x... x...', pedal: '.... x... .... x...' },
      {
        ride: 'x... X.x. x... X.x.',
        pedal: '.... x... .... x...',
        kick: 'o... o... o... o...',
        snare: '.... ..o. .... ....',
      },
      {
        ride: 'x... X.x. x... X.x.',
        pedal: '.... x... .... x...',
        kick: 'o... o... o.x. o...',
        snare: '..o. .... ..x. ..o.',
      },
    ],
    fills: [
      {
        ride: 'x... X... .... ....',
        snare: '.... ..x. x.x. x.X.',
        kick: 'o... .... ..x. ..x.',
        pedal: '.... x... .... x...',
      },
      {
        ride: 'x... X.x. x... ....',
        high: '.... .... .... x.x.',
        mid: '.... .... ..x. ....',
        kick: 'o... o... o... x...',
      },
    ],
  },
  bass: {
    ...{ programs: [32], level: 92, reverb: 16, enters: 0.3, range: { low: 28, high: 50 } },
    patterns: ['R___w___w___a___', 'R___w___5___a___'],
  },
  chords: [
    {
      name: 'piano',
      ...{ programs: [0], level: 78, pan: -0.25, reverb: 36, enters: 0, voices: 4 },
      range: { low: 52, high: 74 },
      patterns: ['C_.. ..c_ __.. ....', '.... ..C_ .... ..c_', 'C___ ..C_ .... ....', '..C_ .... ..c_ __..'],
    },
    {
      name: 'guitar',
      ...{ programs: [26], level: 54, pan: 0.4, reverb: 30, enters: 0.8, voices: 3 },
      range: { low: 52, high: 70 },
      patterns: ['c_.. C_.. c_.. C_..'],
    },
  ],
  melody: {
    ...{ programs: [66, 65, 59, 11], level: 90, pan: 0.1, reverb: 44, enters: 0.55, lag: 10, leaps: 0.35 },
    range: { low: 58, high: 79 },
    rhythms: [
      '..x_ x_x_ x_x_ __x_',
      'x_x_ x_x_ x___ ..x_',
      'x___ ..x_ x_x_ x___',
      '.... x_x_ x_x_ x_x_',
      'x_____x_ ..x_ x_x_',
    ],
  },
};
