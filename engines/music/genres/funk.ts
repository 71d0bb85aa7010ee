import type { Genre } from './genre';

export const FUNK: Genre = {
  id: 'funk',
  tempo: [98, 114],
  beatsPerBar: 4,
  favours: 'minor',
  mood: 'energetic',
  modes: { major: 'mixolydian', minor: 'dorian' },
  harmony: {
    major: {
      A: ['I9 | I9 | I9 | IV9', 'I9 | I9 | IV9 | I9'],
      B: ['IV9 | IV9 | I9 | V9sus4', 'IIm9 | V13 | IIm9 | V13'],
      bridge: 'bVII9 | IV9 | bVII9 | V9sus4',
      cadence: 'bVII9 V9sus4',
      last: 'I9',
    },
    minor: {
      A: ['Im9 | Im9 | IV9 | IV9', 'Im7 | Im7 | Im7 | bVII9'],
      B: ['bVImaj7 | V7#9 | Im9 | IV9', 'IVm9 | bVII13 | Im9 | Im9'],
      bridge: 'bVImaj7 | bVImaj7 | V7#9 | V7#9',
      cadence: 'bVI9 V7#9',
      last: 'Im9',
    },
  },
  swing: { unit: 'sixteenth', share: 0.54 },
  looseness: 6,
  tail: 2.4,
  drums: {
    ...{ programs: [0, 8], level: 98, reverb: 14, enters: 0.3 },
    accent: 'crash',
    grooves: [
      { kick: 'X... .... ..x. ....', hat: 'xoxo xoxo xoxo xoxo', rim: '.... x... .... x...' },
      {
        kick: 'X.x. ...x ..x. .x..',
        snare: '.... X..o .o.. X..o',
        hat: 'XoxX XoxX XoxX Xox.',
        open: '.... .... .... ...x',
      },
      {
        kick: 'X.x. ..x. ..xx .x..',
        snare: '.... X.oo .o.o X..o',
        hat: 'XoXo XoXo XoXo Xo..',
        open: '.... .... .... ..x.',
        cowbell: 'x... x... x... x...',
      },
    ],
    fills: [
      { kick: 'X... ..x. ..x. x...', snare: '.... X.o. xoxx oxXx', hat: 'Xoxo Xoxo .... ....' },
      { kick: 'X.x. ..x. X... ..X.', snare: '..xX ..X. .xX. X..X' },
    ],
  },
  bass: {
    ...{ programs: [36, 37], level: 100, reverb: 4, enters: 0.3, range: { low: 28, high: 50 } },
    patterns: ['R_.8 ..R. .R.5 ..a.', 'R.R. ...8 ..5. 8.a.', 'R__. .R.8 .... R.aa'],
  },
  chords: [
    {
      name: 'clean guitar',
      ...{ programs: [27, 28], level: 72, pan: 0.45, reverb: 18, enters: 0, voices: 3 },
      range: { low: 58, high: 75 },
      patterns: ['..C. ccC. ..C. cC.c', 'C.cc .cC. c.C. .cC.', '.... C.c. .... C.cc'],
    },
    {
      name: 'clavinet',
      ...{ programs: [7, 16], level: 70, pan: -0.4, reverb: 16, enters: 0.55, voices: 3 },
      range: { low: 52, high: 70 },
      patterns: ['C..c ..C. c..C ..c.', '1.3. .2.1 ..3. 2.1.'],
    },
    {
      name: 'brass',
      ...{ programs: [61], level: 82, pan: 0.05, reverb: 34, enters: 0.85, voices: 4 },
      range: { low: 58, high: 77 },
      patterns: ['C... .... ..C. ....', '.... ..C. C__. ....', 'C__. .... .... ..CC'],
    },
  ],
  melody: {
    ...{ programs: [65, 56, 18], level: 84, pan: 0, reverb: 34, enters: 0.6, leaps: 0.3 },
    range: { low: 60, high: 79 },
    rhythms: ['x.x. .xx_ ..x. x___', '..xx .x.x x___ ....', 'x_.x ..x. x.x. x___', '.... x.x. .x.x x___'],
    mode: { major: 'major pentatonic', minor: 'minor pentatonic' },
  },
};
