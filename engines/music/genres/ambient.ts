import type { Genre } from './genre';

export const AMBIENT: Genre = {
  id: 'ambient',
  tempo: [56, 70],
  beatsPerBar: 4,
  favours: 'major',
  mood: 'dreamy',
  modes: { major: 'lydian', minor: 'dorian' },
  harmony: {
    major: {
      A: ['Imaj9 | Imaj9 | IVmaj7 | IVmaj7', 'Iadd9 | Iadd9 | VIm7 | IVmaj7'],
      B: ['VIm9 | IVmaj9 | Iadd9 | Vsus4', 'IVmaj9 | Iadd9 | VIm9 | Vsus2'],
      bridge: 'IIm9 | IVmaj7 | IIm9 | Vsus4',
      cadence: 'IVmaj9',
      last: 'Iadd9',
    },
    minor: {
      A: ['Im9 | Im9 | bVImaj7 | bVImaj7', 'Imadd9 | bVImaj9 | Imadd9 | IVsus2'],
      B: ['bVImaj9 | bVIIsus2 | Im9 | Vm7', 'IVm9 | bVImaj7 | bIIImaj7 | bVIIsus2'],
      bridge: 'IVm9 | bVImaj7 | IVm9 | bVIIsus4',
      cadence: 'bVImaj9',
      last: 'Imadd9',
    },
  },
  looseness: 18,
  ritardando: true,
  tail: 5,
  bass: {
    ...{ programs: [89, 95], level: 80, reverb: 60, enters: 0.3, brightness: 46, range: { low: 33, high: 48 } },
    patterns: ['R_______________'],
    expression: 'breathe',
  },
  chords: [
    {
      name: 'pad',
      ...{ programs: [88, 91, 94], level: 88, pan: -0.2, reverb: 100, chorus: 50, enters: 0, voices: 4 },
      range: { low: 53, high: 74 },
      patterns: ['C_______________'],
      expression: 'breathe',
    },
    {
      name: 'harp',
      ...{ programs: [46, 98], level: 74, pan: 0.35, reverb: 110, enters: 0.55, voices: 4, rings: true },
      range: { low: 60, high: 81 },
      patterns: ['1...2...3...4...', '1...3.....4.2...', '....1...3.4.....'],
    },
    {
      name: 'slow strings',
      ...{ programs: [49], level: 64, pan: 0.1, reverb: 100, enters: 0.8, voices: 3, expression: 'breathe' },
      range: { low: 60, high: 77 },
      patterns: ['C_______________'],
    },
  ],
  melody: {
    ...{ programs: [75, 11, 14], level: 70, pan: 0.05, reverb: 120, chorus: 30, enters: 0.55, leaps: 0.4 },
    range: { low: 67, high: 86 },
    rhythms: ['x___________....', '........x_______', '....x_____x_____', 'x_______....x___'],
    mode: { major: 'major pentatonic', minor: 'minor pentatonic' },
  },
};
