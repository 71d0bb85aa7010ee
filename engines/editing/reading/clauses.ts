/** One wish of an edit: a part of what was typed, between commas and conjunctions. */
export interface Clause {
  /** As typed, trimmed. */
  readonly typed: string;
  /** Lower-case, single spaces, without politeness, negation and amounts; quoted texts stand as `«0»`. */
  readonly words: string;
  /** Whether the clause says what not to do ("don't crop"). */
  readonly negated: boolean;
  /** Factor of the usual amount: 0.5 for "slightly", 1.8 for "much". */
  readonly amount: number;
  /** How the amount is told: "slightly", "much" or nothing. */
  readonly adverb: string;
  /** Texts in quotation marks; `«0»` in `words` is the first. */
  readonly quoted: readonly string[];
}

/** Most characters that are read, as a guard against hostile input. */
const LONGEST = 2000;
const QUOTED = /"([^"]{1,200})"|“([^”]{1,200})”|«([^»]{1,200})»|(?<=^|\s)'([^']{1,200})'(?=$|[\s,.;!?])/g;
const BREAK = /[,;\n!?]|\.(?=\s|$)|\s(?:and|then|but|plus|also|or|nor|&|\+)\s/;
/** "and" between two colours, or within "black and white", belongs to the phrase. */
const JOINED = /\b(black|[a-z]+) and ([a-z]+)\b/g;

const NEGATION =
  /^(?:please )?(?:but )?(?:do not|don'?t|dont|not|no|never|without|avoid|neither|nor|keep|leave|preserve)\b(?: (?:do|any|the|too|so))?/;
const INHERITS = /\s(?:or|nor)\s/;
const SLIGHTLY =
  /\b(?:just )?(?:a (?:tiny |little )?bit|a little|a touch|a tad|slightly|somewhat|subtly|subtle|gently|light(?:ly)? touch of)\b/g;
const MUCH =
  /\b(?:very much|much|a lot(?: of)?|lots of|way|far|very|really|strongly|strong|extremely|heavily|heavy|dramatically)\b/g;

/** Splits a text into clauses. `isColour` tells colour words, which "and" may join. */
export function splitClauses(text: string, isColour: (word: string) => boolean): Clause[] {
  const quoted: string[] = [];
  const plain = text
    .slice(0, LONGEST)
    .replace(/[’‘`]/g, "'")
    .replace(QUOTED, (...found) => {
      quoted.push(found.slice(1, 5).find((part): part is string => typeof part === 'string') ?? '');
      return `«${quoted.length - 1}»`;
    })
    .replace(JOINED, (all: string, first: string, second: string) =>
      (first.toLowerCase() === 'black' && second.toLowerCase() === 'white') || (isColour(first) && isColour(second))
        ? `${first}\u0001and\u0001${second}`
        : all,
    );
  const clauses: Clause[] = [];
  let rest = plain;
  let negatedBefore = false;
  while (rest.length > 0) {
    const found = BREAK.exec(rest);
    const part = (found ? rest.slice(0, found.index) : rest).replaceAll('\u0001', ' ');
    const typed = part.replace(/«(\d+)»/g, (_, index: string) => `"${quoted[Number(index)] ?? ''}"`).trim();
    const clause: Clause | undefined = typed ? clauseOf(part, typed, quoted, negatedBefore) : undefined;
    if (clause) clauses.push(clause);
    negatedBefore = Boolean(clause?.negated && found && INHERITS.test(found[0]));
    rest = found ? rest.slice(found.index + found[0].length) : '';
  }
  return clauses;
}

function clauseOf(part: string, typed: string, quoted: readonly string[], inherits: boolean): Clause | undefined {
  let words = part.toLowerCase().replace(/\s+/g, ' ').trim();
  words = words.replace(/^(?:and|then|but|also|please|or|nor)\s+/, '');
  const negated = inherits || (NEGATION.test(words) && !/^no colou?rs?$|^without colou?rs?$/.test(words));
  if (negated) words = words.replace(NEGATION, '').trim();
  const slightly = words.match(SLIGHTLY) !== null;
  if (slightly) words = words.replace(SLIGHTLY, ' ');
  const much = words.match(MUCH) !== null;
  if (much) words = words.replace(MUCH, ' ');
  return {
    typed,
    words: words.replace(/\s+/g, ' ').trim(),
    negated,
    amount: slightly ? 0.5 : much ? 1.8 : 1,
    adverb: slightly ? 'slightly ' : much ? 'much ' : '',
    quoted,
  };
}
