import { shortened } from '../../contracts/graphemes';

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
  ...{ twelve: 12, a: 1, an: 1 },
};
const NUMBER = `\\d{1,3}|${Object.keys(NUMBERS).join('|')}`;

/** The number that stands before a thing, with at most two words between: `three short captions`. */
export function readCount(clause: string, thing: RegExp): number | undefined {
  const [, found] = new RegExp(`\\b(${NUMBER})\\s+(?:[\\w-]+\\s+){0,2}?(?:${thing.source})`, 'i').exec(clause) ?? [];
  if (found === undefined) return undefined;
  return /^an?$/i.test(found) ? undefined : (NUMBERS[found.toLowerCase()] ?? Number(found));
}

/** Longer subjects do not fit into the lines of tools. */
const SUBJECT_MAX = 150;
const POINTS_BACK =
  /^(?:it|them|this|that|these|those|each|every|one|(?:the|my|our|this|that) (?:topic|text|thread|posts?|page|article|captions?|titles?|result|summary|script|newsletter|picture|transcript|notes))$/i;

/** What a clause says that it is about; undefined where it points back, or says nothing. */
export function readSubject(clause: string): string | undefined {
  const [, found] = /\b(?:about|on)\s+(.+?)(?=\s+(?:from|for|in|with|using)\s|$)/i.exec(clause) ?? [];
  const words = found?.trim().replace(/^["“']|["”']$/g, '');
  return words === undefined || words === '' || POINTS_BACK.test(words) ? undefined : shortened(words, SUBJECT_MAX);
}

/** For whom: `for beginners`. */
export function readAudience(clause: string): string | undefined {
  const [, found] = /\bfor\s+(.+?)(?=\s+(?:about|from|on|in|with)\s|$)/i.exec(clause) ?? [];
  const words = found?.trim();
  return words === undefined ||
    /^(?:each|every|it|them|this|that|me|us|the|my|our|instagram|x|twitter|youtube|linkedin|facebook|tiktok)\b/i.test(
      words,
    )
    ? undefined
    : shortened(words, SUBJECT_MAX);
}

const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/\b(\d{1,2}:\d{1,2})\b/, ''],
  [/\b(?:square)\b/i, '1:1'],
  [/\b(?:vertical|portrait|story|reel|short|tall)\b/i, '9:16'],
  [/\b(?:wide|landscape|thumbnail|header|cover|banner)\b/i, '16:9'],
];

/** Of films: a reel is upright, a short film has no shape of its own. */
const FILM_SHAPES: typeof SHAPES = [
  [/\b(\d{1,2}:\d{1,2})\b/, ''],
  [/\bsquare\b/i, '1:1'],
  [/\b(?:vertical|upright|portrait|reels?|shorts|tiktoks?|instagram stor(?:y|ies))\b/i, '9:16'],
  [/\b(?:wide|widescreen|landscape|horizontal)\b/i, '16:9'],
];

/** The ratio that a clause asks for, among those that there are. */
export const readRatio = (clause: string, known: readonly string[]) => readShape(SHAPES, clause, known);

/** The ratio of the film that a clause asks for, among those that there are. */
export const readFilmRatio = (clause: string, known: readonly string[]) => readShape(FILM_SHAPES, clause, known);

function readShape(shapes: typeof SHAPES, clause: string, known: readonly string[]): string | undefined {
  for (const [pattern, ratio] of shapes) {
    const found = pattern.exec(clause);
    const wanted = found && (ratio || found[1]);
    if (wanted && known.includes(wanted)) return wanted;
  }
  return undefined;
}

/** A first letter in capitals. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
