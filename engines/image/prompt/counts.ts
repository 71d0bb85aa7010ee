const NUMBERS = new Map(
  Object.entries({
    ...{ one: 1, single: 1, lone: 1, lonely: 1, solitary: 1, two: 2, both: 2, twin: 2, three: 3, four: 4, five: 5 },
    ...{ six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, fifteen: 15, twenty: 20 },
    ...{ few: 3, several: 5, many: 9, numerous: 12, countless: 24, hundred: 40, thousand: 60, dozen: 12 },
  }),
);

/** Quantity nouns, which count the noun after their "of". */
const MEASURES = new Map(
  Object.entries({
    ...{ pair: 2, couple: 2, duo: 2, trio: 3, handful: 4, quartet: 4, group: 5, row: 5, bunch: 5, cluster: 5, line: 5 },
    ...{ fleet: 6, herd: 7, pack: 5, pile: 7, stack: 5, flock: 9, school: 9, lot: 9, plenty: 9 },
    ...{ crowd: 12, swarm: 12, multitude: 24, sea: 24, ocean: 24, carpet: 24 },
  }),
);

/** The number a word stands for, or undefined. More than two digits are a year or a size. */
export function numberOf(word: string, plural = false): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const number = NUMBERS.get(word);
  return number && plural ? number * 2 : number;
}

/** The number a quantity noun stands for ("a flock of"), or undefined. */
export const measureOf = (word: string): number | undefined => MEASURES.get(word);
