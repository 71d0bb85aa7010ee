import type { Genre } from './genre';

export const HIPHOP: Genre = {
  id: 'hiphop',
  tempo: [84, 98],
  beatsPerBar: 4,
  favours: 'minor',
  mood: 'dark',
  modes: { major: 'mixolydian', minor: 'minor' },
  harmony: {
    major: {
      A: ['I7 | I7 | IV7 | IV7', 'VIm7 | IIm7 | VIm7 | IIm7'],
      B: ['IIm7 | V7 | Imaj7 | VIm7', 'IVmaj7 | IIIm7 | IIm7 | V7'],
      bridge: 'IVmaj7 | IVmaj7 | IIIm7 | IIIm7',
      cadence: 'IIm7 V7',
      last: 'I6',
    },
    minor: {
      A: ['Im | Im | bVIM | VM', 'Im7 | bVImaj7 | Im7 | bVImaj7'],
      B: ['IVm7 | Im | bVIM | VM', 'bVImaj7 | bVIIM | Im7 | Im7'],
      bridge: 'IVm7 | IVm7 | bVImaj7 | V7',
      cadence: 'bVImaj7 V7',
      last: 'Im',
    },
  },
  swing: { unit: 'sixteenth', share: 0.56 },
  looseness: 6,
  tail: 2.8,
  drums: {
    ...{ programs: [25], level: 104, reverb: 12, enters: 0.3 },
    accent: 'ride',
    grooves: [
      { kick: 'X... .... ..x. ....', hat: 'x.x. x.x. x.x. x.x.' },
      { kick: 'X..x .... ..X. ...x', snare: '.... X... .... X...', hat: 'x.x. x.xx x.x. x.x.' },
      {
        kick: 'X..x ..x. ..X. ...x',
        snare: '.... X... .... X...',
        clap: '.... x... .... x...',
        hat: 'x.xx x.x. xxx. xoxo',
        open: '.... .... ...x ....',
      },
    ],
    fills: [
      { kick: 'X..x .... .... ....', snare: '.... X... .... x.xX', hat: 'x.x. x.x. oxox xxxx' },
      { kick: 'X..x .... ..X. X.X.', snare: '.... X... .... ..X.', hat: 'x.x. x.x. .... ....' },
    ],
  },
  bass: {
    ...{ programs: [38, 33], level: 104, reverb: 0, enters: 0.5, brightness: 48, range: { low: 26, high: 41 } },
    patterns: ['R__R ____ ..R_ __..', 'R_____.. ..R_ 5_8_', 'R__. ..R_ __.. a_a_'],
  },
  chords: [
    {
      name: 'keys',
      ...{ programs: [0, 4, 108], level: 96, pan: -0.2, reverb: 36, enters: 0, voices: 3 },
      range: { low: 58, high: 77 },
      patterns: ['1.2. 3.2. 1.2. 3.2.', '1..2 ..3. 1..2 ..3.', 'C__. ..c_ C__. ....'],
    },
    {
      name: 'strings',
      ...{ programs: [48, 50], level: 56, pan: 0.25, reverb: 60, enters: 0.8, voices: 3 },
      range: { low: 60, high: 77 },
      patterns: ['C_______________', 'C_____.. C_____..'],
    },
  ],
  melody: {
    ...{ programs: [73, 79, 56], level: 76, pan: 0.15, reverb: 46, enters: 0.6, leaps: 0.25 },
    range: { low: 64, high: 81 },
    rhythms: ['x_x_ ..x_ x___ ....', '.... x_x_ ..x_ x_x_', 'x___ ..x_ x_x_ x___', '..x_ __x_ x_______'],
    mode: { major: 'major pentatonic', minor: 'minor pentatonic' },
  },
};
