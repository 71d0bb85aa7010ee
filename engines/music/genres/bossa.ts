import type { Genre } from './genre';

export const BOSSA: Genre = {
  id: 'bossa',
  tempo: [116, 140],
  beatsPerBar: 4,
  favours: 'major',
  mood: 'romantic',
  modes: { major: 'major', minor: 'minor' },
  harmony: {
    major: {
      A: ['Imaj9 | Imaj9 | II7 | II7', 'Imaj9 | VI7b9 | IIm9 | V13'],
      B: ['IIm9 | V13 | Imaj9 | VI7b9', 'IVmaj9 | bVII13 | Imaj9 | VI7b9'],
      bridge: 'IVmaj9 | IVm6 | IIIm7 | VI7b9',
      cadence: 'IIm9 V13',
      last: 'I69',
    },
    minor: {
      A: ['Im9 | IVm9 | V7b9 | Im9', 'Im6 | Im6 | IIm7b5 | V7b9'],
      B: ['bVImaj7 | bIIImaj9 | IIm7b5 | V7b9', 'IVm9 | bVII13 | bIIImaj9 | V7b9'],
      bridge: 'IVm9 | IVm9 | Im9 | V7b9',
      cadence: 'IIm7b5 V7b9',
      last: 'Im69',
    },
  },
  looseness: 8,
  tail: 2.8,
  drums: {
    ...{ programs: [40, 0], level: 74, reverb: 24, enters: 0.3 },
    accent: 'ride',
    grooves: [
      { shaker: 'xoxo xoxo xoxo xoxo', rim: 'x..x ..x. ..x. x...' },
      { kick: 'x..x x..x x..x x..x', rim: 'x..x ..x. ..x. x...', shaker: 'xoxo xoxo xoxo xoxo' },
      {
        kick: 'x..x x..x x..x x..x',
        rim: 'X..x ..X. ..x. X...',
        hat: 'xoxo xoxo xoxo xoxo',
        congaHigh: '.... ..x. .... ..xx',
        congaLow: '.... .... .... x...',
      },
    ],
    fills: [
      { kick: 'x..x x..x x..x x...', rim: 'x..x ..x. x.x. x.xx', shaker: 'xoxo xoxo xoxo xoxo' },
      {
        kick: 'x..x x..x x... ....',
        congaHigh: '.... .... x.xx ....',
        congaLow: '.... .... .... xx.x',
        shaker: 'xoxo xoxo xoxo xoxo',
      },
    ],
  },
  bass: {
    ...{ programs: [32], level: 86, reverb: 12, enters: 0.3, range: { low: 29, high: 47 } },
    patterns: ['R_____5_5_____R_', 'R_____5_5_____a_'],
  },
  chords: [
    {
      name: 'nylon guitar',
      ...{ programs: [24], level: 94, pan: -0.25, reverb: 34, enters: 0, voices: 4 },
      range: { low: 50, high: 71 },
      patterns: ['C__C __C_ ..C_ __C_', 'C_.C __.C _.C_ ..C_', '..C_ _.C_ .C__ C_..'],
    },
    {
      name: 'strings',
      ...{ programs: [49], level: 50, pan: 0.3, reverb: 60, enters: 0.85, voices: 3 },
      range: { low: 60, high: 77 },
      patterns: ['C_______________'],
    },
  ],
  melody: {
    ...{ programs: [73, 66, 11], level: 84, pan: 0.15, reverb: 48, enters: 0.55, lag: 8, leaps: 0.3 },
    range: { low: 62, high: 80 },
    rhythms: ['x_____x_ __x_x___', '..x_ __x_ __x_ x___', 'x__x __x_ x_______', 'x_x_ __x_ __x_ __x_'],
  },
};
