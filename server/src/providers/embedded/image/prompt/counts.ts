const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  single: 1,
  lone: 1,
  lonely: 1,
  solitary: 1,
  two: 2,
  pair: 2,
  couple: 2,
  twin: 2,
  three: 3,
  trio: 3,
  few: 3,
  four: 4,
  five: 5,
  several: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  many: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
};
/** "three small white sailing boats": how far a noun may stand from its number. */
const REACH = 4;

/** For every number in the prompt, the words it may count. The nearest number wins. */
export function readCounts(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  words.forEach((word, index) => {
    const count = /^\d{1,2}$/.test(word) ? Number(word) : NUMBERS[word];
    if (!count) return;
    const isArticle = word === 'a' || word === 'an';
    for (const counted of words.slice(index + 1, index + 1 + REACH)) {
      if (NUMBERS[counted] !== undefined || /^(of|and|with|on|in|at|by|under|over|near)$/.test(counted)) break;
      if (isArticle && counts.has(counted)) continue;
      counts.set(counted, count);
    }
  });
  return counts;
}
