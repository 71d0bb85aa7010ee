/** Modifiers: words of intent, or of every search, which do not name its subject. */
const MODIFIERS = new Set(
  'how to what is are the a an of for in on at with without and or best top vs versus review reviews cheap price prices cost costs buy near me my your from by does do can i you easy guide tips ideas diy beginner beginners online free'.split(
    ' ',
  ),
);
/** A word in more than this share of the searches distinguishes nothing. */
const COMMON_SHARE = 0.5;

export const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const stemOf = (word: string) => word.replace(/(?:ings?|ies|es|s|e|y)$/, '').replace(/(.)\1$/, '$1') || word;
const stemsOf = (keyword: string) => [
  ...new Set(
    wordsOf(keyword)
      .filter((word) => !MODIFIERS.has(word))
      .map(stemOf),
  ),
];

/** Clusters searches by their most distinctive shared word, the largest cluster first. */
export function groupsOf(keywords: readonly string[]): { stem: string; keywords: string[] }[] {
  const times = new Map<string, number>();
  for (const stem of keywords.flatMap(stemsOf)) times.set(stem, (times.get(stem) ?? 0) + 1);
  const many = keywords.length > 2 ? keywords.length * COMMON_SHARE : keywords.length;
  const groups = new Map<string, string[]>();
  for (const keyword of keywords) {
    const stems = stemsOf(keyword);
    const telling = stems.filter((stem) => (times.get(stem) ?? 0) <= many);
    const pool = telling.length > 0 ? telling : stems;
    const key = pool.reduce(
      (best, stem) => ((times.get(stem) ?? 0) > (times.get(best) ?? 0) ? stem : best),
      pool[0] ?? keyword,
    );
    groups.set(key, [...(groups.get(key) ?? []), keyword]);
  }
  return [...groups]
    .map(([stem, own]) => ({ stem, keywords: own }))
    .sort((a, b) => b.keywords.length - a.keywords.length);
}

/** Words that all searches of a cluster share, as one of them writes them; empty when there are none. */
export function sharedWords(search: string, keywords: readonly string[]): string {
  const others = keywords.map(stemsOf);
  const shared = wordsOf(search).filter((word) => others.every((stems) => stems.includes(stemOf(word))));
  return shared.join(' ');
}
