const NEGATIONS = new Set(['no', 'without', 'minus', 'never', 'exclude', 'excluding', 'avoid']);
/** Words that join two things denied together: "no people or cars". */
const JOINERS = new Set(['or', 'nor', 'and', 'any', 'a', 'an', 'the', 'visible', 'single', 'more']);
/** A denial reaches at most this many words, joiners included. */
const REACH = 5;

export interface Split {
  wanted: string[];
  absent: Set<string>;
}

/** Splits words into what the prompt asks for and what it denies ("no people", "without clouds or birds"). */
export function splitDenied(words: readonly string[]): Split {
  const wanted: string[] = [];
  const absent = new Set<string>();
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (!NEGATIONS.has(word)) {
      wanted.push(word);
      continue;
    }
    index = deny(words, index + 1, absent);
  }
  return { wanted, absent };
}

/** Collects one denied noun and those joined to it; answers the last index it used. */
function deny(words: readonly string[], start: number, absent: Set<string>): number {
  let last = start - 1;
  let joined = true;
  for (let index = start; index < Math.min(words.length, start + REACH); index += 1) {
    const word = words[index] ?? '';
    if (JOINERS.has(word)) {
      joined = true;
      continue;
    }
    if (!joined) break;
    absent.add(word);
    last = index;
    joined = false;
  }
  return last;
}
