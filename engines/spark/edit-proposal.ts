import { planEdit } from '../editing/reading/plan-edit';
import { type ProposedAction, tidy } from './proposal';

const ASK = String.raw`^\s*(?:please\s+|(?:can|could|would) you\s+(?:please\s+)?)?`;
const PICTURE = String.raw`(?:it|this|that|(?:the|this|that|my)\s+(?:picture|image|photo|illustration|drawing|poster))`;
const CUTOUT = new RegExp(
  `${ASK}(?:(?:remove|delete|erase|cut\\s+out)\\s+(?:the|its)\\s+background|cut\\s+(?:it|this|the\\s+\\w+)\\s+out)\\b`,
  'i',
);
const UPSCALE = new RegExp(`${ASK}(?:(?:upscale|enlarge)\\b|make\\s+${PICTURE}\\s+(?:bigger|larger)\\b)`, 'i');
const FOUR_TIMES = /\b(?:4\s?x|x\s?4|four times)\b|4\s?×/i;
const EDIT = new RegExp(`${ASK}(?:edit|retouch)\\s+${PICTURE}[\\s:,]+(?:to\\s+(?:be\\s+)?)?(?<what>.+)$`, 'is');

/** As `actionIn`, for a picture of the conversation that is to be changed. */
export function editIn(words: string): ProposedAction | undefined {
  if (CUTOUT.test(words)) return { kind: 'cutout', input: {}, words: 'The background can be removed.' };
  if (UPSCALE.test(words)) {
    const factor = FOUR_TIMES.test(words) ? 4 : 2;
    return { kind: 'upscale', input: { factor }, words: 'That can be enlarged.' };
  }
  const { steps, ignored } = planEdit(words);
  const asked = EDIT.exec(words)?.groups?.what ?? (steps.length > 0 && ignored.length === 0 ? words : undefined);
  if (asked === undefined) return undefined;
  return { kind: 'edit', input: { prompt: tidy(asked) }, words: 'That can be edited.' };
}
