import type { TextAnalysis } from '@flint/shared/contracts/analysis';
import { wordCount } from './word-count';

const PERSONS: readonly (readonly [TextAnalysis['tone']['person'], RegExp])[] = [
  ['you', /\b(you|your|yours|you[’'](re|ll|ve|d))\b/gi],
  ['I', /\b(i|me|my|mine|i[’'](m|ll|ve|d))\b/gi],
  ['we', /\b(we|us|our|ours|we[’'](re|ll|ve|d))\b/gi],
];

/** Classifies the tone of a text. @param sentiment −1 to 1, as `readText` measured it */
export function toneOf(text: string, sentiment: number): TextAnalysis['tone'] {
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0;
  const words = Math.max(1, wordCount(text));
  const [first] = PERSONS.map(([person, sign]) => ({ person, said: count(sign) })).sort((a, b) => b.said - a.said);
  const loud = count(/!/g) + count(/\b\p{Lu}{3,}\b/gu);
  const contracted = count(/\p{L}[’'](s|t|re|ll|ve|d|m)\b/giu);
  return {
    sentiment: Math.round(sentiment * 100) / 100,
    person: first && first.said > 0 ? first.person : 'they',
    formal: contracted === 0 && loud === 0 && words > 12,
    energy: loud / words > 0.04 ? 'loud' : loud > 0 || count(/\?/g) > 0 ? 'lively' : 'calm',
    emoji: /\p{Extended_Pictographic}/u.test(text),
  };
}
