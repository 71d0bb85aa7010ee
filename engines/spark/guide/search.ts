import type { Section } from './read-pages';
import { termsOf } from './terms-of';

/** A search result. */
export interface Hit {
  readonly section: Section;
  readonly score: number;
  /** Share of the question's words it contains, weighted by rarity (IDF): 0 to 1. */
  readonly covers: number;
}

/** Saturation and length norm of BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009). */
const K1 = 1.2;
const B = 0.75;
/** Weight of a word in a heading, as a number of occurrences in the text. */
const HEADING_WEIGHT = 3;
/**
 * Caps the IDF of a word in the coverage: one rare word of ours must not decide it, and a word that no page has weighs
 * this much.
 */
const HEAVIEST = 2;
const UNHEARD = 1.5;
/**
 * Questions about Flint and Spark as a whole, which the first sections answer: "What is Flint?", "What can you do?".
 */
const ABOUT_US = [
  [/\bflint\b/i, '/'],
  [/\b(?:you|help)\b/i, '/viewspark'],
] as const;

/** Full-text search over the help pages (BM25), best first. */
export function createSearch(sections: readonly Section[]): (question: string) => Hit[] {
  const documents = sections.map((section) => {
    const heading = termsOf(`${section.title} ${section.question}`);
    const terms = [...termsOf(section.answer), ...Array.from({ length: HEADING_WEIGHT }, () => heading).flat()];
    const asks = new Set(termsOf(section.question));
    return { section, counts: countOf(terms), length: terms.length, asks };
  });
  const mean = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length);
  const rarities = raritiesOf(documents.map(({ counts }) => counts));
  const shareOf = (term: string) => Math.min(HEAVIEST, rarities.get(term) ?? UNHEARD);

  return (question) => {
    const terms = [...new Set(termsOf(question))];
    if (terms.length === 0) {
      const page = ABOUT_US.find(([words]) => words.test(question))?.[1];
      const section = sections.find((each) => each.page === page);
      return section ? [{ section, score: 1, covers: 1 }] : [];
    }
    const asked = total(terms, shareOf);
    return documents
      .map(({ section, counts, length, asks }) => {
        const norm = K1 * (1 - B + (B * length) / mean);
        const scoreOf = (term: string) => {
          const count = counts.get(term) ?? 0;
          return ((rarities.get(term) ?? 0) * count * (K1 + 1)) / (count + norm);
        };
        const found = terms.filter((term) => counts.has(term));
        // Of two headings with the same matches, the one with fewer other words ranks first.
        const meant = terms.filter((term) => asks.has(term)).length / Math.max(1, asks.size);
        return { section, score: total(found, scoreOf) * (1 + meant), covers: total(found, shareOf) / asked };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
  };
}

const total = (terms: readonly string[], of: (term: string) => number) =>
  terms.reduce((sum, term) => sum + of(term), 0);

function countOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Inverse document frequency (IDF) of each word, as BM25 defines it. */
function raritiesOf(documents: readonly Map<string, number>[]): Map<string, number> {
  const having = countOf(documents.flatMap((counts) => [...counts.keys()]));
  const all = documents.length;
  return new Map([...having].map(([term, count]) => [term, Math.log(1 + (all - count + 0.5) / (count + 0.5))]));
}
