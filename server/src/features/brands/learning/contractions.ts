const LONG: readonly (readonly [RegExp, string])[] = [
  [/^cannot$/, "can't"],
  [/^can not$/, "can't"],
  [/^will not$/, "won't"],
  [/^shall not$/, "shan't"],
  [/^(do|does|did|is|are|was|were|have|has|had|would|could|should) not$/, "$1n't"],
  [/^i am$/, "i'm"],
  [/^(you|we|they) are$/, "$1're"],
  [/^(it|that|there|what|here|she|he|who) (?:is|has)$/, "$1's"],
  [/^(i|you|we|they|it|he|she) (?:will|shall)$/, "$1'll"],
  [/^(i|you|we|they) have$/, "$1've"],
  [/^(i|you|we|they|he|she) (?:would|had)$/, "$1'd"],
  [/^let us$/, "let's"],
];

/** The contraction of words such as "do not"; undefined when there is none. */
export function shortened(words: string): string | undefined {
  const [long, short] = LONG.find(([pattern]) => pattern.test(words)) ?? [];
  return long && words.replace(long, short ?? '');
}
