import type { TaggedWord } from './words';

/** Placeholder of each part of speech that is content; all other words are form and stay. */
const SLOTS: Readonly<Partial<Record<TaggedWord['pos'], string>>> = { NOUN: 'thing', PROPN: 'name', NUM: 'number' };
/** Nouns that are form rather than content. */
const FORM = new Set([
  ...['way', 'ways', 'thing', 'things', 'reason', 'reasons', 'step', 'steps', 'time', 'times', 'day', 'days', 'week'],
  ...['weeks', 'month', 'months', 'year', 'years', 'people', 'mistake', 'mistakes', 'secret', 'secrets', 'tip', 'tips'],
  ...[
    'post',
    'link',
    'bio',
    'comment',
    'comments',
    'lesson',
    'problem',
    'result',
    'results',
    'today',
    'tomorrow',
    'part',
  ],
  ...[
    'everyone',
    'nobody',
    'someone',
    'anyone',
    'minute',
    'minutes',
    'hour',
    'hours',
    'here',
    'lot',
    'example',
    'guide',
  ],
]);

/**
 * Replaces the content words of a text by placeholders `{thing 1}`, `{name 1}`, `{number 1}`, the same for the same
 * words. Keeps list numbers, hash signs, punctuation and line ends.
 */
export function templateOf(words: readonly TaggedWord[]): string {
  const slots = new Map<string, string>();
  const counts = new Map<string, number>();
  const slotFor = (kind: string, phrase: string): string => {
    const key = `${kind} ${phrase.toLowerCase()}`;
    const known = slots.get(key);
    if (known) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    slots.set(key, `{${kind} ${count}}`);
    return `{${kind} ${count}}`;
  };
  let template = '';
  for (let at = 0; at < words.length; ) {
    const { before, text, pos } = words[at] as TaggedWord;
    const kind = slotOf(words, at);
    let end = at + 1;
    if (kind) while (words[end]?.pos === pos && slotOf(words, end) === kind && words[end]?.before === ' ') end += 1;
    const phrase = words
      .slice(at, end)
      .map((word) => word.text)
      .join(' ');
    template += before + (kind ? slotFor(kind, phrase) : text);
    at = end;
  }
  return template.trim();
}

/**
 * Whether the number is a list marker. The word after it is usually an instruction, tagged as a name because of its
 * capital.
 */
function isListNumber(words: readonly TaggedWord[], at: number): boolean {
  const startsLine = at === 0 || words[at - 1]?.pos === 'SPACE';
  return startsLine && words[at]?.pos === 'NUM' && /^[.)]$/.test(words[at + 1]?.text ?? '');
}

function slotOf(words: readonly TaggedWord[], at: number): string | undefined {
  const { text = '', pos = 'X' } = words[at] ?? {};
  if (/^#\p{L}/u.test(text)) return 'tag';
  if (FORM.has(text.toLowerCase()) || !/[\p{L}\p{N}]/u.test(text)) return undefined;
  if (isListNumber(words, at) || isListNumber(words, at - 2)) return undefined;
  return SLOTS[pos];
}
