/** Text normalisation rule: a pattern and its spoken form. Rules apply in order, each to the whole text. */
export type Rule = readonly [pattern: RegExp, spoken: string | ((...found: string[]) => string)];

/** A number as people write it: digits, thousands separators, a fraction. */
export const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
