import type { Slots } from '@flint/engines/english/fill';
import { nounPhrases } from '@flint/engines/english/tagger';
import { isTelling } from '@flint/engines/english/telling';
import { capital } from '@flint/engines/english/words';
import type { Voice } from '@flint/engines/spec/copy-kit';

/** Stands between templates that belong together and must be filled with the same choices of words. */
const BETWEEN = '\u001f';

/** Templates that belong together, such as an idea and its first line. */
export type Together = readonly string[];

/** As many as can be filled whole, in a chance order, none twice; each begins with a large letter. */
export function dealTogether(voice: Voice, templates: readonly Together[], count: number, extra?: Slots): string[][] {
  return voice
    .deal(
      templates.map((each) => each.join(BETWEEN)),
      count,
      extra,
    )
    .map((filled) => filled.split(BETWEEN).map((text) => capital(text.trim())));
}

/** A subject in as few words as name it: what is said of it, and for whom, is left away. */
export function subjectOf({ brief }: Voice): Slots {
  const topic = brief.topic;
  return topic ? { subject: topic.shape === 'clause' ? (namedIn(topic.full) ?? topic.full) : topic.kind } : {};
}

/** What a clause is about: "why your houseplants keep dying" about houseplants. */
const namedIn = (clause: string) => nounPhrases(clause).find((phrase) => isTelling(phrase.split(' ').at(-1) ?? ''));
