import type { PoseName } from '../figures/poses';

/** Poses by their words in a prompt; the first match counts. */
export const POSE_WORDS: readonly (readonly [PoseName, ...string[]])[] = [
  ['kick', 'kick', 'kicking', 'football', 'soccer', 'footballer', 'scoring'],
  ['throwing', 'basketball', 'baseball', 'volleyball', 'throwing'],
  ['swing', 'tennis', 'golf', 'golfer'],
  ['run', 'run', 'running', 'runner', 'jog', 'jogging', 'jogger', 'race', 'marathon', 'sprint'],
  ['leap', 'jump', 'jumping', 'leap', 'leaping', 'ballet', 'ballerina'],
  ['dance', 'dance', 'dancing', 'dancer', 'party', 'disco', 'festival', 'tango', 'salsa'],
  ['read', 'read', 'reading', 'reader', 'book', 'study', 'studying', 'phone', 'writing'],
  ['rest', 'picnic', 'relaxing', 'resting', 'campfire', 'camper', 'sunbathing'],
  ['sit', 'sit', 'sitting', 'seated', 'bench', 'fishing', 'fisherman', 'meditation'],
  ['cheer', 'cheer', 'cheering', 'celebrate', 'celebrating', 'celebration', 'winner', 'concert', 'audience'],
  ['tree', 'yoga'],
  ['strum', 'guitar', 'guitarist', 'busker', 'musician', 'band', 'jazz', 'orchestra', 'saxophonist'],
  ['holdUp', 'umbrella', 'lantern'],
  [
    'walk',
    'walk',
    'walking',
    'walker',
    'hike',
    'hiking',
    'hiker',
    'pilgrim',
    'traveller',
    'traveler',
    'commuter',
    'nomad',
  ],
  ['wait', 'wait', 'waiting', 'standing', 'watching', 'looking', 'stargazing'],
];
