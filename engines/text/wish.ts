import { formIn } from './brief/asked';
import { WORKS_ON_TEXT } from './brief/pasted';

const ASKS_ME = /^(?:can|could|will|would) (?:you|u|i get|i have|we get)\b/i;
const WHICH =
  /^(?:(?:what|which) (?:are|is|would be)|what['’]s) (?:some\b|(?:an? |the )?(?:good|best|great|catchy|nice|strong)\b)/i;
/** "Which hashtags should I use for it?" */
const TO_USE =
  /^(?:what|which)(?: [\w-]+){1,3} (?:(?:should|can|could|would|do) (?:i|we|you) (?:use|write|choose|pick|put|add|give|suggest|recommend|propose)|(?:would )?(?:fit|suit)s?|goe?s? with)\b/i;
const HAVE = /^(?:is it possible|do you have|have you got|got|any|how about|what about|is there|are there)\b/i;
/** "What should I post about tea?" asks for ideas. */
const WHAT_TO_MAKE = /^what (?:should|can|could) (?:i|we) (?:post|make|film|write)\b/i;

const OPENS =
  /^(?:(?:when|where|why|(?:what|which)(?: (?!(?:my|your|our|the|his|her|their|its|this|nobody|no|i|you|we|they)\b)[\w-]+){0,2}?|how(?: (?:much|many|long|often|big|far|old|fast|tall|short|wide|large)(?: [\w-]+)?)?) (?:is|are|was|were|do|does|did|can|could|should|will|would|has|have)|(?:what|where|who|how)['’]s|who|whom|whose|(?:is|are|was|were|do|does|did|can|could|should|will|would|has|have) (?:you|i|we|they|he|she|it|this|that|there|the|my|your|our|an?))\b/i;
const ENDS =
  /^(?:who|whom|whose|what|when|where|why|which|how|is|are|was|were|do|does|did|can|could|should|will|would)\b[^\n]*\?\s*$/i;

/** "Best time to post on Instagram" */
const BEST = /^(?:the )?best (?:times?|days?|hours?|ways?|length|size|format) (?:to|for|of)\b/i;

/** Whether a line asks for words to be written, although it may be put as a question. */
export function isWish(line: string): boolean {
  const form = formIn(line)?.form;
  if (ASKS_ME.test(line) || WHAT_TO_MAKE.test(line)) return true;
  return form !== undefined && (WORKS_ON_TEXT.has(form) || WHICH.test(line) || TO_USE.test(line) || HAVE.test(line));
}

/** Whether a line asks for a fact: a question that is no wish, with or without its mark. */
export const isQuestion = (line: string): boolean =>
  BEST.test(line) || ((OPENS.test(line) || ENDS.test(line)) && !isWish(line));
