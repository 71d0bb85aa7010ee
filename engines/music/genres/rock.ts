import type { Genre } from './genre';

export const ROCK: Genre = {
  id: 'rock',
  tempo: [116, 148],
  beatsPerBar: 4,
  favours: 'minor',
  mood: 'energetic',
  modes: { major: 'mixolydian', minor: 'minor' },
  harmony: {
    major: {
      A: ['I5 | bVII5 | IV5 | I5', 'I5 | IV5 | V5 | IV5'],
      B: ['IVM | IM | VM | VIm', 'IM | VM | bVIIM | IVM'],
      bridge: 'VIm | IVM | bVIIM | VM',
      cadence: 'bVII5 V5',
      last: 'I5',
    },
    minor: {
      A: ['I5 | I5 | bVI5 | bVII5', 'I5 | bIII5 | IV5 | bVII5'],
      B: ['bVIM | bVIIM | Im | bIIIM', 'Im | bVIM | bIIIM | bVIIM'],
      bridge: 'IV5 | bVI5 | bVII5 | V5',
      cadence: 'bVI5 bVII5',
      last: 'I5',
    },
  },
  looseness: 7,
  tail: 3,
  drums: {
    ...{ programs: [16, 8], level: 98, reverb: 28, enters: 0.3 },
    accent: 'crash',
    grooves: [
      { kick: 'X... .... X... ....', hat: 'x.x. x.x. x.x. x.x.' },
      { kick: 'X... ..x. X... ....', snare: '.... X... .... X...', hat: 'X.x. X.x. X.x. X.x.' },
      {
        kick: 'X.x. ..x. X.x. ..x.',
        snare: '.... X... .... X...',
        crash: 'x... .... .... ....',
        ride: 'X.x. X.x. X.x. X.x.',
      },
    ],
    fills: [
      {
        snare: 'X.xx .... .... ....',
        high: '.... xxxx .... ....',
        mid: '.... .... xxxx ....',
        floor: '.... .... .... XXXX',
        kick: 'x... x... x... x...',
      },
      { kick: 'X... ..x. X... x...', snare: '.... X... xxxx XXXX' },
    ],
  },
  bass: {
    ...{ programs: [34], level: 98, reverb: 4, enters: 0.3, range: { low: 28, high: 45 } },
    patterns: ['R_R_ R_R_ R_R_ R_R_', 'R_R_ R_R_ 5_R_ R_a_', 'R___ R_R_ R___ R_8_'],
  },
  chords: [
    {
      name: 'rhythm guitar left',
      ...{ programs: [30, 29], level: 70, pan: -0.6, reverb: 20, enters: 0.3, voices: 3, brightness: 58 },
      range: { low: 40, high: 60 },
      patterns: ['C_c_ c_C_ c_c_ C_c_', 'C_____C_ ..C_C___', 'C_______ C_______'],
    },
    {
      name: 'rhythm guitar right',
      ...{ programs: [29], level: 66, pan: 0.6, reverb: 20, enters: 0.55, voices: 3, lag: 12 },
      range: { low: 45, high: 64 },
      patterns: ['C___c___ C_c_c___', 'C_____C_ ..C_C___', 'C_______________'],
    },
    {
      name: 'organ',
      ...{ programs: [18, 16], level: 54, pan: 0.1, reverb: 40, enters: 0.8, voices: 3 },
      range: { low: 57, high: 74 },
      patterns: ['C_______________'],
    },
  ],
  melody: {
    ...{ programs: [30, 29], level: 82, pan: 0.05, reverb: 44, chorus: 10, enters: 0.55, leaps: 0.3 },
    range: { low: 60, high: 79 },
    rhythms: ['x_x_ x_x_ x_______', 'x___x_x_ x_x_x___', '..x_ x_x_ __x_ x___', 'x_______ x_x_x_x_'],
    mode: { major: 'major pentatonic', minor: 'minor pentatonic' },
  },
};
