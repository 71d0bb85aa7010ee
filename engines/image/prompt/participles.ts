import { colourAt } from './colours';
import type { Token } from './token';

const NOUNS = new Set([
  ...['building', 'ceiling', 'morning', 'evening', 'wedding', 'painting', 'lighting', 'spring', 'string', 'clothing'],
  ...[
    'awning',
    'railing',
    'clearing',
    'crossing',
    'seedling',
    'duckling',
    'landing',
    'frosting',
    'bed',
    'shed',
    'seed',
  ],
]);

/**
 * Disambiguates a form in -ing or -ed by its neighbours: a verb before an article or a place ("reading a book"), an
 * adjective before a noun ("running shoes").
 */
export function inPlace(token: Token, before: Token | undefined, after: Token | undefined): Token {
  if (!/^\p{L}{3,}(ing|ed)$/u.test(token.word) || NOUNS.has(token.word)) return token;
  const coloured = before !== undefined && colourAt([before.word], 0) !== undefined;
  const opens = !before || (!coloured && ['article', 'adjective', 'number'].includes(before.role));
  const leads =
    after?.role === 'article' || (after?.role === 'preposition' && !opens && before?.role !== 'preposition');
  if (token.role === 'noun' && leads) return { ...token, role: 'verb', lemma: stem(token.word, token.lemma) };
  if (token.role === 'verb' && (opens || coloured) && (after?.role === 'noun' || after?.role === 'adjective'))
    return { ...token, role: 'adjective' };
  return token.role === 'verb' ? { ...token, lemma: stem(token.word, token.lemma) } : token;
}

/** Stem of a form in -ing, good enough for look-up ("sitting" → "sit", "riding" → "ride", "reading" → "read"). */
function stem(form: string, otherwise: string): string {
  if (!form.endsWith('ing')) return otherwise;
  const base = form.slice(0, -3);
  if (/([bdfgmnprt])\1$/.test(base)) return base.slice(0, -1);
  return /^[^aeiou]*[aeiou][^aeiouwxy]$|[cvz]$/.test(base) ? `${base}e` : base;
}
