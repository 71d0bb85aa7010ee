import type { Section } from './read-pages';

/** A section that fits a question. */
export interface Hit {
  readonly section: Section;
  readonly score: number;
  /** What part of the question's words it has, by how rare they are: 0 to 1. */
  readonly covers: number;
}

/** Saturation and length norm of BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009). */
const K1 = 1.2;
const B = 0.75;
/** What a word of a heading counts, as words of the text. */
const HEADING_WEIGHT = 3;

const STOP = new Set(
  'a an and are as at be but by can could do does for from get give has have help how i if in into is it its me my need of on or please show so tell that the their them there these they this to use want was we what when where which who why will with would you your flint'.split(
    ' ',
  ),
);

/** Words that say the same here. */
const SAME: Readonly<Record<string, string>> = {
  image: 'picture',
  photo: 'picture',
  film: 'video',
  clip: 'video',
  song: 'music',
  track: 'music',
  voice: 'speech',
  speak: 'speech',
  spoken: 'speech',
  transcribe: 'transcript',
  subtitle: 'transcript',
  cost: 'price',
  pay: 'price',
  paid: 'price',
  pric: 'price',
  chat: 'spark',
  assistant: 'spark',
  remove: 'delet',
  delete: 'delet',
  undo: 'back',
  restore: 'back',
  email: 'mail',
  save: 'download',
  export: 'download',
};

/** The words of a text that tell it from others, without their endings. */
function termsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/e-mail/g, 'email')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !STOP.has(word))
    .map((word) => {
      const stem = word.replace(/(?:ing|ies|es|ed|s)$/, (ending) => (word.length - ending.length >= 3 ? '' : ending));
      return SAME[word] ?? SAME[stem] ?? SAME[`${stem}e`] ?? stem;
    });
}

/** Finds sections by the words of a question, the best first. */
export function createSearch(sections: readonly Section[]): (question: string) => Hit[] {
  const documents = sections.map((section) => {
    const heading = termsOf(`${section.title} ${section.question}`);
    const terms = [...termsOf(section.answer), ...Array.from({ length: HEADING_WEIGHT }, () => heading).flat()];
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    return { section, counts, length: terms.length };
  });
  const mean = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length);
  const rarity = (term: string) => {
    const having = documents.filter(({ counts }) => counts.has(term)).length;
    return Math.log(1 + (documents.length - having + 0.5) / (having + 0.5));
  };

  return (question) => {
    const terms = [...new Set(termsOf(question))];
    const weights = new Map(terms.map((term) => [term, rarity(term)]));
    const asked = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    return documents
      .map(({ section, counts, length }) => {
        const norm = K1 * (1 - B + (B * length) / mean);
        const found = terms.filter((term) => counts.has(term));
        const weigh = (value: (count: number) => number) =>
          found.reduce((sum, term) => sum + (weights.get(term) ?? 0) * value(counts.get(term) ?? 0), 0);
        const score = weigh((count) => (count * (K1 + 1)) / (count + norm));
        return { section, score, covers: weigh(() => 1) / asked };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
  };
}
