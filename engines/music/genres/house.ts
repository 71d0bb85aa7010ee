import type { Genre } from './genre';

export const HOUSE: Genre = {
  id: 'house',
  tempo: [120, 128],
  beatsPerBar: 4,
  favours: 'minor',
  mood: 'energetic',
  modes: { major: 'major', minor: 'dorian' },
  harmony: {
    major: {
      A: ['VIm7 | IVmaj7 | IM | VM', 'IVmaj7 | VM | VIm7 | IIIm7'],
      B: ['IVmaj7 | VIm7 | VM | IM', 'VIm7 | VM | IVmaj7 | IVmaj7'],
      bridge: 'IIm9 | IIm9 | IVmaj7 | Vsus4',
      cadence: 'IVmaj7 VM',
      last: 'IM',
    },
    minor: {
      A: ['Im9 | Im9 | bVImaj7 | bVIIM', 'Im7 | bIIImaj7 | IVm7 | bVImaj7'],
      B: ['bVImaj7 | bVIIM | Im9 | Vm7', 'IVm9 | Im7 | bVImaj7 | bVIIM'],
      bridge: 'bVImaj7 | bVImaj7 | bVIIM | bVIIM',
      cadence: 'bVImaj7 bVIIM',
      last: 'Im9',
    },
  },
  looseness: 2,
  tail: 2.6,
  drums: {
    ...{ programs: [25, 24], level: 100, reverb: 16, enters: 0.3 },
    accent: 'crash',
    grooves: [
      { kick: 'X... X... X... X...', hat: '..x. ..x. ..x. ..x.' },
      {
        kick: 'X... X... X... X...',
        clap: '.... X... .... X...',
        open: '..x. ..x. ..x. ..x.',
        hat: 'o.oo o.oo o.oo o.oo',
      },
      {
        kick: 'X... X... X... X...',
        clap: '.... X... .... X...',
        snare: '.... x... .... x..o',
        open: '..X. ..X. ..X. ..X.',
        hat: 'o.oo o.oo o.oo o.oo',
        congaHigh: '...x ..x. .... x.x.',
        tambourine: 'o.x. o.x. o.x. o.x.',
      },
    ],
    fills: [
      { kick: 'X... X... .... ....', snare: 'x.x. x.x. xxxx xxXX', hat: 'o.oo o.oo .... ....' },
      { kick: 'X... X... X... ....', clap: '.... X... .x.x xXxX', open: '..x. ..x. ..x. ....' },
    ],
  },
  bass: {
    ...{ programs: [38, 39], level: 96, reverb: 2, enters: 0.55, range: { low: 29, high: 46 } },
    patterns: ['..R_ ..R_ ..R_ ..8_', '..R_ .R.. R_.R ..8.', 'R.R. .R.8 ..R. R.5.'],
  },
  chords: [
    {
      name: 'piano stabs',
      ...{ programs: [0, 90, 81], level: 74, pan: -0.15, reverb: 40, enters: 0.5, voices: 4 },
      range: { low: 55, high: 77 },
      patterns: ['C..C ..C. ..C. .C..', '..C. ..C. ..C. .cC.', 'C_.C _.C_ ..C_ .C_.'],
    },
    {
      name: 'pad',
      ...{ programs: [90, 89, 95], level: 72, pan: 0.2, reverb: 70, chorus: 40, enters: 0, voices: 4 },
      range: { low: 57, high: 76 },
      patterns: ['C_______________'],
      expression: 'pump',
    },
  ],
  melody: {
    ...{ programs: [81, 87, 80], level: 70, pan: 0.1, reverb: 56, chorus: 40, enters: 0.85, leaps: 0.3 },
    range: { low: 67, high: 84 },
    rhythms: ['x..x ..x. x..x ..x.', 'x.x. .x.x ..x. x.x.', 'x__x __x_ ..x_ x_x_', '..x. x.x. ..x. x...'],
    mode: { major: 'major pentatonic', minor: 'minor pentatonic' },
  },
};
