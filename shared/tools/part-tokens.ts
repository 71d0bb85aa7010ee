import { estimateTokens } from '../contracts/prices/tokens';
import type { AnyToolDefinition } from './definition';
import { RULES, rulesOf } from './limits/limits';
import { type AnswerNode, type Path, placeAt } from './paths';
import { PART_MAX, type Part, type Shape, WORD_MAX } from './shape';

/** Characters per token where every second one is of a script that takes a token each. */
const CHARACTERS_PER_TOKEN = 2;
/**
 * Tokens of brackets, names and quotation marks around a value, and a margin for a first attempt that is a little too
 * long.
 */
const AROUND = 40;
/** Characters of a number or a choice. */
const WORD = 20;

/** Most tokens of rewriting one part of an answer. */
interface PartTokens {
  readonly maxTokens: number;
  /** Charged tokens of the current answer: together with the output never more than the whole answer takes. */
  readonly told: number;
}

/**
 * Estimates the tokens that the price of rewriting one part is based on, from the longest value that fits there.
 * @param current the current answer, which is part of the prompt
 */
export function partTokens(
  { output, maxTokens: whole }: Pick<AnyToolDefinition, 'output' | 'maxTokens'>,
  path: Path,
  current: object,
): PartTokens {
  const place = placeAt(output, path);
  const longest = place ? Math.ceil(charactersOf(place) / CHARACTERS_PER_TOKEN) + AROUND : whole;
  const maxTokens = Math.min(whole, longest);
  return { maxTokens, told: Math.min(estimateTokens(JSON.stringify(current)), whole - maxTokens) };
}

const charactersOf = (place: AnswerNode) => ('part' in place ? ofPart(place.part) : ofShape(place.item));

const ofShape = (shape: Shape): number => Object.values(shape).reduce((sum, part) => sum + ofPart(part), 0);

function ofPart(part: Part): number {
  switch (part.type) {
    case 'text':
      return Math.min(part.max ?? PART_MAX, part.field ? maxLength(part.field) : PART_MAX);
    case 'words':
      return part.max * WORD_MAX;
    case 'list':
      return part.max * ofShape(part.item);
    case 'number':
    case 'choice':
      return WORD;
  }
}

/** The least of the maxima of a field's rules. */
function maxLength(field: Parameters<typeof rulesOf>[0]): number {
  const bounds = rulesOf(field).flatMap((id) => {
    const rule = RULES[id];
    return rule.severity === 'refused' && 'measured' in rule && rule.measured === 'text' && 'max' in rule
      ? [rule.max]
      : [];
  });
  return bounds.length > 0 ? Math.min(...bounds) : PART_MAX;
}
