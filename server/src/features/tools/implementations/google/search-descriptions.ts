import { sentence } from '@flint/engines/english/words';
import type { Voice } from '@flint/engines/spec/copy-kit';
import { hasWords } from '@flint/shared/tools/google/has-words';
import { RULES } from '@flint/shared/tools/limits/limits';
import { joined } from './joined';

const { max: SHOWN, unit: UNIT } = RULES['google.description.shown'];

/** Openings by angle. */
const LEADS = {
  facts: [''],
  audience: ['For {audience}: {about}.', '{About}, for {audience}.'],
  answer: ['{About} in short.', 'What to know about {about}.', '{About}, answered shortly.'],
  benefit: ['Everything about {about} in one place.', '{About}, in plain words.', 'A clear look at {about}.'],
  action: ['Looking for {keyword}?', 'Thinking about {about}?', '{About}?'],
} as const;

export type Angle = keyof typeof LEADS;
export const ANGLES = Object.keys(LEADS) as Angle[];

interface DescriptionFacts {
  readonly facts: readonly string[];
  readonly keyword: string;
  /** Call to action, where it fits. */
  readonly call?: string;
}

/** A description with the given angle, truncated to a search result's length; empty when the angle has no facts. */
export function searchDescription(voice: Voice, angle: Angle, { facts, keyword, call = '' }: DescriptionFacts): string {
  const lead = voice.say(LEADS[angle], keyword ? { keyword } : {});
  if (lead === '' && (angle !== 'facts' || facts.length === 0)) return '';
  const sentences = [lead, ...facts.map(sentence)].filter(Boolean);
  const said = sentences.join(' ');
  const searched = hasWords(said, keyword) ? [] : [sentence(keyword)];
  const whole = joined([...searched, ...sentences, call].filter(Boolean), SHOWN, UNIT);
  return whole || sentences[0] || '';
}
