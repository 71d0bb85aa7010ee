/** `#` or `＃` at the start of a word, and letters, figures or `_` behind it that are not figures alone. */
const HASHTAGS = /(?:^|[^\p{L}\p{N}_&/#＃])([#＃](?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+)/gu;
const MENTIONS = /(?:^|[^\p{L}\p{N}_.@＠])([@＠][\p{L}\p{N}_](?:[\p{L}\p{N}_.]*[\p{L}\p{N}_])?)/gu;

const found = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ({ 1: name }) => name ?? '');

/** Hashtags of a text with their signs, in order, each as often as it stands there. */
export function hashtagsIn(text: string): string[] {
  return found(text, HASHTAGS);
}

/** Accounts that a text names, with their signs, in order. */
export function mentionsIn(text: string): string[] {
  return found(text, MENTIONS);
}
