/** `#` or `＃` at the start of a word, followed by letters, digits or `_` that are not digits alone. */
const HASHTAGS = /(?:^|[^\p{L}\p{N}_&/#＃])([#＃](?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+)/gu;
const MENTIONS = /(?:^|[^\p{L}\p{N}_.@＠])([@＠][\p{L}\p{N}_](?:[\p{L}\p{N}_.]*[\p{L}\p{N}_])?)/gu;

const found = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ({ 1: name }) => name ?? '');

/** Hashtags of a text with their signs, in order, with duplicates. */
export function hashtagsIn(text: string): string[] {
  return found(text, HASHTAGS);
}

/** Mentions of a text with their signs, in order. */
export function mentionsIn(text: string): string[] {
  return found(text, MENTIONS);
}
