/** What is written one way and said another. Rules are tried in order, each over the whole text. */
export type Rule = readonly [pattern: RegExp, spoken: string | ((...found: string[]) => string)];

/** A number as people write it: digits, thousands separators, a fraction. */
export const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
