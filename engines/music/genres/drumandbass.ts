import type { Genre } from './genre';

export const DRUM_AND_BASS: Genre = {
  id: 'drumandbass',
  tempo: [168, 178],
  beatsPerBar: 4,
  favours: 'minor',
  mood: 'energetic',
  modes: { major: 'major', minor: 'minor' },
  harmony: {
    major: {
      A: ['VIm9 | VIm9 | IVmaj9 | IVmaj9', 'IVmaj9 | IVmaj9 | VIm9 | Vsus4'],
      B: ['IVmaj9 | VM | VIm9 | IIIm7', 'IIm9 | IVmaj9 | VIm9 | VM'],
      bridge: 'IVmaj9 | IVmaj9 | IIm9 | Vsus4',
      cadence: 'IVmaj9 VM',
      last: 'Iadd9',
    },
    minor: {
      A: ['Im9 | Im9 | bVImaj7 | bVImaj7', 'Im9 | Im9 | IVm9 | bVIIsus4'],
      B: ['bVImaj7 | bVIIM | Im9 | Vm7', 'Im9 | bIIImaj7 | bVImaj7 | bVIIM'],
      bridge: 'IVm9 | IVm9 | bVImaj7 | bVIIsus4',
      cadence: 'bVImaj7 bVIIM',
      last: 'Im9',
    },
  },
  looseness: 2,
  tail: 3,
  drums: {
    ...{ programs: [24, 8], level: 102, reverb: 16, enters: 0.3 },
    accent: 'crash',
    grooves: [
      { hat: 'x.x. x.x. x.x. x.x.', ride: 'x... .... x... ....' },
      { kick: 'X... .... ..X. ....', snare: '.... X..o .o.. X...', hat: 'x.x. x.x. x.x. x.x.' },
      {
        kick: 'X... .... ..X. ...x',
        snare: '.... X..o .o.o X..o',
        hat: 'xoxo xoxo xoxo xoxo',
        ride: 'x.x. x.x. x.x. x.x.',
      },
    ],
    fills: [
      { kick: 'X... .... ..X. ..x.', snare: '.... X.xx .xox XxXX', hat: 'x.x. x.x. .... ....' },
      { kick: 'X.x. .... X.x. ....', snare: '.... X.x. .... XxXx', hat: 'x.x. x.x. x.x. ....' },
    ],
  },
  bass: {
    ...{ programs: [39, 87], level: 100, reverb: 2, enters: 0.55, brightness: 54, range: { low: 26, high: 43 } },
    patterns: ['R______. ..R_ __a_', 'R___ __R_ ___. 8_5_', 'R_.R _.R_ ..R_ 5_8_'],
  },
  chords: [
    {
      name: 'atmosphere',
      ...{ programs: [99, 89, 91], level: 96, pan: -0.2, reverb: 90, chorus: 40, enters: 0, voices: 4 },
      range: { low: 55, high: 76 },
      patterns: ['C_______________'],
      expression: 'breathe',
    },
    {
      name: 'electric piano',
      ...{ programs: [5, 4], level: 70, pan: 0.3, reverb: 60, chorus: 40, enters: 0.55, voices: 3 },
      range: { low: 60, high: 79 },
      patterns: ['..C_ __.C _.C_ ....', 'C__C __C_ .... ....'],
    },
    {
      name: 'bells',
      ...{ programs: [98, 12], level: 62, pan: 0.5, reverb: 80, enters: 0.85, voices: 4 },
      range: { low: 65, high: 86 },
      patterns: ['1.3. 4.2. 3.1. 4.3.', '1..2 ..3. 4..3 ..2.'],
    },
  ],
  melody: {
    ...{ programs: [81, 73, 80], level: 68, pan: 0, reverb: 76, chorus: 40, enters: 0.85, leaps: 0.3 },
    range: { low: 65, high: 82 },
    rhythms: ['x_______ ..x_x___', 'x_____x_ ________', '..x_ x___ x_______', 'x___x___ x_x_x___'],
    mode: { major: 'major pentatonic', minor: 'minor pentatonic' },
  },
};
