const SUBJECTS = [
  'mountain lake',
  'lighthouse',
  'red boat',
  'old café',
  'desert road',
  'city street',
  'glass vase',
  'fox',
];
const TIMES = ['at dawn', 'at noon', 'in the golden hour', 'at night', 'in soft rain', 'under 100% cloud'];
const MANNERS = ['seen from above', 'with long shadows', 'in muted colours', 'very still', 'with a lot of sky'];
const RARE = 'heliotrope';

/** Interval of prompts with a rare word, for searches with few results. */
const RARE_EVERY = 997;

const nth = (/** @type {string[]} */ list, /** @type {number} */ index) => list[index % list.length];

/** Deterministic prompt of the seeded run at an index, with many different ones. */
export function promptAt(/** @type {number} */ index) {
  const words = [
    nth(SUBJECTS, index),
    nth(TIMES, Math.floor(index / SUBJECTS.length)),
    nth(MANNERS, Math.floor(index / 48)),
  ];
  const rare = index % RARE_EVERY === RARE_EVERY - 1 ? `, ${RARE}` : '';
  return `A ${words.join(' ')}, no. ${index}${rare}`;
}

export const searchAt = (/** @type {number} */ index) =>
  promptAt(index)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
