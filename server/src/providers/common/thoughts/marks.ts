/** How a model marks the beginning and the end of its thoughts; in lower case, though any case is read. */
interface Mark {
  readonly begin: string;
  readonly end: string;
}

const tag = (name: string): Mark => ({ begin: `<${name}>`, end: `</${name}>` });

/** Marks around thoughts that stand in the answer's text. */
const MARKS: readonly Mark[] = [
  ...['think', 'thinking', 'thought', 'thoughts', 'reasoning', 'antthinking', 'seed:think'].map(tag),
  { begin: '[think]', end: '[/think]' },
  { begin: '◁think▷', end: '◁/think▷' },
  { begin: '<|begin_of_thought|>', end: '<|end_of_thought|>' },
  { begin: '<|start_thinking|>', end: '<|end_thinking|>' },
  { begin: '<|channel>thought', end: '<channel|>' },
];

/** Marks around the answer itself. */
const ANSWER_MARKS = ['<|begin_of_solution|>', '<|end_of_solution|>', '<|start_response|>', '<|end_response|>'];

/**
 * Tokens of the harmony format (cookbook.openai.com/articles/openai-harmony, read 2026-11-24): a message is
 * `<|start|>assistant<|channel|>NAME<|message|>…<|end|>`, and only the channel `final` is the answer.
 */
const HARMONY_HEADS = ['<|start|>', '<|channel|>'];
const HARMONY_ENDS = ['<|end|>', '<|return|>', '<|call|>'];
const HARMONY_MESSAGE = '<|message|>';

const ALL = [
  ...MARKS.flatMap(({ begin, end }) => [begin, end]),
  ...[...ANSWER_MARKS, ...HARMONY_HEADS, ...HARMONY_ENDS, HARMONY_MESSAGE],
];
const LONGEST = Math.max(...ALL.map(({ length }) => length));
const OPENER = /[<[◁]/;

const matching = (marks: readonly string[]) =>
  new RegExp(marks.map((mark) => mark.replace(/[[\]|/]/g, '\\$&')).join('|'), 'i');

/** Matches any mark. */
export const ANY_MARK = matching(ALL);

/** What ends thoughts, by the mark that begins them. */
export const ENDINGS: ReadonlyMap<string, RegExp> = new Map(MARKS.map(({ begin, end }) => [begin, matching([end])]));
/** What ends a message of the harmony format. */
export const HARMONY_ENDING = matching([...HARMONY_ENDS, ...HARMONY_HEADS]);

const SORTS = new Map([
  ...MARKS.flatMap(({ begin, end }) => [[begin, 'begin'] as const, [end, 'end'] as const]),
  ...HARMONY_HEADS.map((mark) => [mark, 'head'] as const),
]);

/** What a mark does; `noise` means nothing to a reader. */
export function sortOf(mark: string): 'begin' | 'end' | 'head' | 'noise' | 'word' {
  const low = mark.toLowerCase();
  // In lower case these are words in brackets.
  if (low.startsWith('[') && low === mark) return 'word';
  return SORTS.get(low) ?? 'noise';
}

/** Whether a text may hold or begin a mark. */
export const mayMark = (text: string) => OPENER.test(text);

/** Number of characters at the end of a text that may still become a mark. */
export function begunMark(text: string): number {
  for (let at = Math.max(0, text.length - LONGEST + 1); at < text.length; at += 1) {
    if (!OPENER.test(text.charAt(at))) continue;
    const begun = text.slice(at).toLowerCase();
    if (ALL.some((mark) => mark.startsWith(begun))) return text.length - at;
  }
  return 0;
}
