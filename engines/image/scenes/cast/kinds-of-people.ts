import type { Garment } from '../figures/attire';

/** Words for one kind of person, and their height relative to an adult of 1. */
export const KINDS = [
  {
    words: ['woman', 'lady', 'mother', 'bride', 'ballerina', 'queen', 'wife'],
    tall: 0.96,
    garments: ['dress', 'dress', 'trousers'],
  },
  { words: ['girl', 'daughter'], tall: 0.74, garments: ['dress'] },
  {
    words: ['man', 'father', 'gentleman', 'groom', 'king', 'husband', 'monk'],
    tall: 1.04,
    garments: ['trousers', 'coat'],
  },
  { words: ['boy', 'son', 'child', 'kid', 'toddler'], tall: 0.66, garments: ['trousers'] },
  {
    words: [
      ...[
        'person',
        'human',
        'figure',
        'traveller',
        'traveler',
        'hiker',
        'walker',
        'runner',
        'dancer',
        'reader',
        'friend',
        'tourist',
      ],
      ...[
        'lover',
        'student',
        'worker',
        'musician',
        'player',
        'athlete',
        'skater',
        'surfer',
        'cyclist',
        'photographer',
        'farmer',
      ],
      ...[
        'fisherman',
        'skier',
        'climber',
        'explorer',
        'nomad',
        'pilgrim',
        'stranger',
        'singer',
        'guitarist',
        'violinist',
        'artist',
      ],
      ...['jogger', 'teenager', 'adult', 'commuter', 'pedestrian', 'camper', 'gardener', 'vendor', 'chef', 'teacher'],
    ],
    tall: 1,
    garments: ['trousers', 'coat', 'dress', 'trousers'],
  },
] as const satisfies readonly { words: readonly string[]; tall: number; garments: readonly [Garment, ...Garment[]] }[];
