import type { Slots } from '@flint/engines/english/fill';
import { nounPhrases } from '@flint/engines/english/tagger';
import { isTelling } from '@flint/engines/english/telling';
import { capital } from '@flint/engines/english/words';
import type { Voice } from '@flint/engines/spec/copy-kit';

/** Separates templates that must be filled with the same choices. */
const BETWEEN = '\u001f';

/** Templates filled together, such as an idea and its first line. */
export type Together = readonly string[];

/** Fills up to `count` of them, in random order without repetition; each begins with a capital. */
export function dealTogether(voice: Voice, templates: readonly Together[], count: number, extra?: Slots): string[][] {
  return voice
    .deal(
      templates.map((each) => each.join(BETWEEN)),
      count,
      extra,
    )
    .map((filled) => filled.split(BETWEEN).map((text) => capital(text.trim())));
}

/** A subject in as few words as name it, without description and audience. */
export function subjectOf({ brief }: Voice): Slots {
  const topic = brief.topic;
  return topic ? { subject: topic.shape === 'clause' ? (namedIn(topic.full) ?? topic.full) : topic.kind } : {};
}

/** The subject of a clause: "houseplants" of "why your houseplants keep dying". */
const namedIn = (clause: string) => nounPhrases(clause).find((phrase) => isTelling(phrase.split(' ').at(-1) ?? ''));
