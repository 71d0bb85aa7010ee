import { kindsOf } from '../../image/prompt/kinds';
import { singular } from '../../image/prompt/singular';
import type { DrawnGroup, EditStep } from '../../spec/picture-editor';
import type { Clause } from './clauses';
import { colourIn } from './colour-phrases';

/** Clothes: their colour is that of the person who wears them. */
const CLOTHES = new Set(['dress', 'coat', 'jacket', 'shirt', 'raincoat', 'cloak', 'scarf', 'clothes']);

/** Words around the noun in a wish for another colour. */
const AROUND =
  /\b(?:please|make|turn|paint|dye|recolou?r|change|set|give|put|the|that|this|both|all|my|an?|it|its|colou?r|of|to|into|be|should|must|is|are|in|with)\b/g;

/**
 * Reads "make the boat red" where the picture has a boat that stands apart; undefined for other wishes and for things
 * that the picture has not.
 */
export function readRecolour({ words }: Clause, groups: readonly DrawnGroup[]): EditStep | undefined {
  if (groups.length === 0) return undefined;
  const parts = words.split(' ');
  for (let at = 0; at < parts.length; at += 1) {
    const colour = colourIn(parts, at);
    if (!colour) continue;
    const around = [...parts.slice(0, at), ...parts.slice(at + colour.words)].join(' ').replace(/'s\b/g, '');
    const noun = around.replace(AROUND, ' ').replace(/\s+/g, ' ').trim();
    const target = /^[a-z]+(?: [a-z]+)?$/.test(noun) ? groupOf(noun, groups) : undefined;
    if (target === undefined) continue;
    const name = parts.slice(at, at + colour.words).join(' ');
    return { operation: 'recolour', says: `make the ${target} ${name}`, target, colour: colour.hex };
  }
  return undefined;
}

/** The name of the group that a noun means: itself, a kind of it, or what wears it. */
function groupOf(words: string, groups: readonly DrawnGroup[]): string | undefined {
  const noun = singular(words.split(' ').at(-1) ?? '');
  const names = [...new Set(groups.map(({ name }) => name))];
  const wears = CLOTHES.has(noun) ? 'person' : noun;
  return (
    names.find((name) => name === noun) ??
    names.find((name) => kindsOf(name).includes(wears) || kindsOf(noun).includes(name)) ??
    names.find((name) => name === wears)
  );
}
