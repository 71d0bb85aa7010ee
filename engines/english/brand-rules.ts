type Rule = readonly [sentence: RegExp, apply: (text: string, ...named: string[]) => string];

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])${literal(words)}(?![\\p{L}\\p{N}])`, 'giu');
const sameCase = (was: string, now: string) =>
  /^\p{Lu}/u.test(was) ? now.charAt(0).toUpperCase() + now.slice(1) : now;
const closedUp = (text: string) =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ +([.,!?])/g, '$1')
    .replace(/ +$/gm, '');

/**
 * Brand rules that can be applied by pattern, without understanding the text; worded as the lessons learned from edits
 * are.
 */
const RULES: readonly Rule[] = [
  [
    /^Write “(.+)” instead of “(.+)”\.$/,
    (text, instead = '', words = '') => text.replace(whole(words), (was) => sameCase(was, instead)),
  ],
  [/^Leave out “(.+)”\.$/, (text, words = '') => closedUp(text.replace(whole(words), ''))],
  [
    /^No emoji\.$/,
    (text) => closedUp(text.replace(/\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*/gu, '')),
  ],
  [/^No exclamation marks\.$/, (text) => text.replace(/!+(?=\s|$|[*_”])/gu, '.')],
  [/^No long dashes\.$/, (text) => text.replace(/\s*—\s*|\s–\s/g, ', ')],
  [/^No hashtags\.$/, (text) => closedUp(text.replace(/(?<=\s|^)#[\p{L}\p{N}_]+/gmu, ''))],
];

/** Applies a brand's rules (replaced words, left-out words and signs) to a copy, in the order of the rules. */
export function applyBrandRules(copy: string, rules: readonly string[]): string {
  return rules.reduce((text, rule) => {
    for (const [sentence, apply] of RULES) {
      const found = sentence.exec(rule);
      if (found) return apply(text, ...found.slice(1));
    }
    return text;
  }, copy);
}
