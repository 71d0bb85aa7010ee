import type { RuleTopic } from '@flint/shared/contracts/brand-rules';
import type { Finding, Habit, ReadEdit } from './lesson';
import { quoteOf } from './quote';
import { countOf } from './read-text';

const EMOJI = /\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier})*/gu;
const EXCLAMATION = /!/g;
const LONG_DASH = /—|\s–\s/g;
const HASHTAG = /#[\p{L}\p{N}_]+/gu;
/** A hashtag within a sentence. */
const INLINE_HASHTAG = /#[\p{L}\p{N}_]+[ ,]+(?=\p{Ll})/gu;

interface Sign {
  readonly topic: RuleTopic;
  readonly sign: RegExp;
  readonly none: string;
  /** Text of the rule when fewer signs are kept. */
  readonly most: (count: number) => string;
  /** Text of the rule when signs are added; absent when that teaches nothing. */
  readonly some?: string;
}

const plural = (count: number, one: string, many: string) =>
  `At most ${count === 1 ? `one ${one}` : `${count} ${many}`}.`;

const SIGNS: readonly Sign[] = [
  {
    topic: 'emoji',
    sign: EMOJI,
    none: 'No emoji.',
    most: (count) => plural(count, 'emoji', 'emoji'),
    some: 'Use an emoji or two.',
  },
  {
    topic: 'exclamation',
    sign: EXCLAMATION,
    none: 'No exclamation marks.',
    most: (count) => plural(count, 'exclamation mark', 'exclamation marks'),
    some: 'Exclamation marks are welcome.',
  },
  {
    topic: 'dashes',
    sign: LONG_DASH,
    none: 'No long dashes.',
    most: (count) => plural(count, 'long dash', 'long dashes'),
  },
  {
    topic: 'hashtags',
    sign: HASHTAG,
    none: 'No hashtags.',
    most: (count) => plural(count, 'hashtag', 'hashtags'),
    some: 'End with hashtags.',
  },
];

/** Signs that were removed, halved or fewer, or added. */
export const amounts: Habit = (edit) => SIGNS.flatMap((sign) => amountOf(edit, sign) ?? []);

function amountOf(edit: ReadEdit, { topic, sign, none, most, some }: Sign): Finding | undefined {
  const [wrote, kept] = [countOf(edit.wrote, sign), countOf(edit.kept, sign)];
  const said =
    wrote > 0 && kept === 0
      ? none
      : kept > 0 && wrote >= 2 * kept
        ? most(kept)
        : wrote === 0 && kept > 0
          ? some
          : undefined;
  if (!said) return undefined;
  return {
    topic,
    about: 'how many',
    text: said,
    quote: quoteOf(edit, new RegExp(sign.source, sign.flags.replace('g', ''))),
  };
}

/** Hashtags that were moved out of the sentences. */
export const hashtagPlace: Habit = (edit) => {
  const moved = countOf(edit.wrote, INLINE_HASHTAG) > 0 && countOf(edit.kept, INLINE_HASHTAG) === 0;
  if (!moved || countOf(edit.kept, HASHTAG) === 0) return [];
  return [{ topic: 'hashtags', about: 'where', text: 'Hashtags stand at the end.', quote: quoteOf(edit, /#/) }];
};
