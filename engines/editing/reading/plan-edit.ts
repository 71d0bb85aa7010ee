import type { DrawnGroup, EditPlan, EditStep } from '../../spec/picture-editor';
import { type Clause, splitClauses } from './clauses';
import { COLOUR_PHRASES, isColourWord } from './colour-phrases';
import { FINISH_PHRASES } from './finish-phrases';
import { LIGHT_PHRASES } from './light-phrases';
import type { Phrase } from './phrase';
import { readRecolour } from './recolour';
import { SHAPE_PHRASES } from './shape-phrases';

const PHRASES: readonly Phrase[] = [...FINISH_PHRASES, ...SHAPE_PHRASES, ...LIGHT_PHRASES, ...COLOUR_PHRASES];

/** Most steps of one edit. */
const MOST = 12;

/** Words that say nothing about what to change. */
const FILLER =
  /\b(?:please|can you|could you|i want|i would like|i'd like|make|made|turn|give|get|have|add|apply|use|put|want|with|to|into|be|look|looks|feel|it|its|this|that|the|a|an|of|some|all|whole|entire|overall|everything|picture|image|photo|photograph|pic|shot|drawing|more|bit|effect|filter|style|tone|tones|colou?rs?|as|is|in|on|so|just|should|only|slightly|much)\b/g;

/** What a "keep" may name, and the operations it forbids. */
const KEPT: readonly (readonly [RegExp, readonly EditStep['operation'][]])[] = [
  [/^(?:everything|all|the rest|the others?|anything)(?: else)?(?: as (?:it|they) (?:is|are|was|were))?$/, []],
  [/^(?:the )?(?:size|shape|format|aspect ratio|ratio)$/, ['crop', 'rotate', 'frame']],
  [/^(?:the )?colou?rs?$/, ['colour', 'temperature', 'saturation', 'duotone', 'filter', 'recolour']],
  [/^(?:the )?(?:light|brightness|exposure)$/, ['light']],
];

/**
 * Reads what an edit asks for. A clause is understood as a whole or not at all: "brighten the man" is no wish for a
 * brighter picture.
 */
export function planEdit(words: string, groups: readonly DrawnGroup[] = []): EditPlan {
  const steps: EditStep[] = [];
  const ignored: string[] = [];
  const forbidden = new Set<EditStep['operation']>();
  for (const clause of splitClauses(words, isColourWord)) {
    if (clause.negated) {
      const denied = deniedBy(clause);
      if (denied) for (const operation of denied) forbidden.add(operation);
      else ignored.push(clause.typed);
      continue;
    }
    const recolour = readRecolour(clause, groups);
    const asked = recolour ? [recolour] : stepsOf(clause);
    if (asked) steps.push(...asked);
    else if (clause.words !== '' || clause.typed !== '') ignored.push(clause.typed);
  }
  const kept = steps.filter(({ operation }) => !forbidden.has(operation));
  return { steps: kept.slice(0, MOST), ignored };
}

/** The steps of a clause all of whose words are understood; empty for a clause of fillers alone. */
function stepsOf(clause: Clause): readonly EditStep[] | undefined {
  const steps: EditStep[] = [];
  let rest = clause.words;
  for (let found = firstPhrase(rest, clause); found; found = firstPhrase(rest, clause)) {
    steps.push(...found.steps);
    rest = `${rest.slice(0, found.at)} ${rest.slice(found.at + found.length)}`.replace(/\s+/g, ' ').trim();
  }
  const left = rest.replace(FILLER, ' ').replace(/[^\p{L}\p{N}]+/gu, '');
  return left === '' && steps.length > 0 ? steps : undefined;
}

function firstPhrase(words: string, clause: Clause) {
  for (const { pattern, steps } of PHRASES) {
    const match = pattern.exec(words);
    const found = match && match[0].trim() !== '' ? steps(match, clause) : undefined;
    if (match && found) return { steps: found, at: match.index, length: match[0].length };
  }
  return undefined;
}

/** Operations that a negated clause forbids; undefined when it is not understood. */
function deniedBy(clause: Clause): readonly EditStep['operation'][] | undefined {
  const kept = KEPT.find(([pattern]) => pattern.test(clause.words));
  if (kept) return kept[1];
  return stepsOf(clause)?.map(({ operation }) => operation);
}
