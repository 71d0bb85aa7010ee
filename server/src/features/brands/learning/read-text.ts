import { closingOf, greetingOf } from './ends';

/** A word or a punctuation mark. */
export interface Token {
  readonly kind: 'word' | 'hashtag' | 'emoji' | 'address' | 'mark';
  readonly text: string;
  /** Offset in the text. */
  readonly at: number;
  /** Normalised form, for comparison. */
  readonly key: string;
}

/** A parsed text, as habits read it. */
export interface Read {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Words between greeting and closing. */
  readonly words: readonly Token[];
  readonly greeting: string | undefined;
  readonly closing: string | undefined;
}

const TOKENS =
  /(?<address>https?:\/\/\S+|@[\p{L}\p{N}_.]+)|(?<hashtag>#[\p{L}\p{N}_]+)|(?<emoji>\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier})*)|(?<word>[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*)|(?<mark>\S)/gu;

/** Parses a text for {@link Read}. */
export function readText(given: string): Read {
  const text = given.normalize('NFC').replace(/\r\n?/g, '\n').trim();
  const tokens = [...text.matchAll(TOKENS)].map(({ 0: found, index, groups = {} }): Token => {
    const kind = (Object.keys(groups).find((name) => groups[name] !== undefined) ?? 'mark') as Token['kind'];
    return { kind, text: found, at: index, key: keyOf(found) };
  });
  const greeting = greetingOf(text);
  const closing = closingOf(text);
  const start = greeting?.length ?? 0;
  const end = closing ? text.lastIndexOf(closing) : text.length;
  const words = tokens.filter(({ kind, at }) => kind === 'word' && at >= start && at < end);
  return { text, tokens, words, greeting, closing };
}

/** Normalises a word: ignores case and the form of apostrophes. */
export function keyOf(word: string): string {
  return word.toLowerCase().replaceAll('’', "'");
}

/** Number of matches in a text. */
export function countOf({ text }: Pick<Read, 'text'>, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}
