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

/** The rules that can be kept to without understanding a text, as lessons of edits word them. */
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

/** Copy brought to what its brand's owner changes in every text: words and signs, in the order of the rules. */
export function bySigns(copy: string, rules: readonly string[]): string {
  return rules.reduce((text, rule) => {
    for (const [sentence, apply] of RULES) {
      const found = sentence.exec(rule);
      if (found) return apply(text, ...found.slice(1));
    }
    return text;
  }, copy);
}
