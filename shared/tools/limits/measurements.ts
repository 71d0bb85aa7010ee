import { hashtagsIn, mentionsIn } from '../measure/hashtags';
import { measure } from '../measure/measure';
import type { Chapter, Picture, Value } from './fields';
import type { MeasuredRule, Measurement } from './rule';

/** One measured amount of a value. */
export interface Amount {
  readonly amount: number;
  /** Index of its entry, from 0. */
  readonly at?: number;
}

type Find = (value: Value, rule: MeasuredRule) => readonly Amount[];

const entriesOf = (value: Value): readonly (string | Chapter)[] => (Array.isArray(value) ? value : []);
const wordsOf = (value: Value) => entriesOf(value).filter((entry) => typeof entry === 'string');
const chaptersOf = (value: Value) => entriesOf(value).filter((entry) => typeof entry !== 'string');

const ofText = (find: (text: string) => number): Find => {
  return (value) => (typeof value === 'string' ? [{ amount: find(value) }] : []);
};
const ofChapters = (find: (chapters: readonly Chapter[]) => readonly Amount[]): Find => {
  return (value) => find(chaptersOf(value));
};
const ofPicture = (find: (picture: Picture) => number): Find => {
  return (value) => (typeof value === 'object' && 'width' in value ? [{ amount: find(value) }] : []);
};
const signs = (pattern: RegExp) => ofText((text) => text.match(pattern)?.length ?? 0);

/** Seconds from each chapter's start to the next one's; of the last to its end, where known. */
const lengthsOf = (chapters: readonly Chapter[]): Amount[] =>
  chapters.flatMap(({ start, end }, at) => {
    const next = chapters[at + 1]?.start ?? end;
    return next === undefined ? [] : [{ amount: next - start, at }];
  });
/** Seconds from the previous chapter; a non-positive step belongs to the chapter that must move. */
const stepsTo = (chapters: readonly Chapter[]): Amount[] =>
  lengthsOf(chapters)
    .slice(0, Math.max(0, chapters.length - 1))
    .map(({ amount, at = 0 }) => ({ amount, at: at + 1 }));

const BYTES_PER_MEGABYTE = 1_000_000;

/** Commas between tags count, and the quotes around tags that contain a space. */
const lengthOfTags = (tags: readonly string[]): number =>
  tags.reduce((sum, tag) => sum + measure(tag, 'code-points') + (/\s/.test(tag) ? 2 : 0), Math.max(0, tags.length - 1));

const FINDERS: Readonly<Record<Measurement, Find>> = {
  text: (value, rule) =>
    typeof value === 'string' && rule.measured === 'text' ? [{ amount: measure(value, rule.unit) }] : [],
  hashtags: ofText((text) => hashtagsIn(text).length),
  mentions: ofText((text) => mentionsIn(text).length),
  entries: (value) => (Array.isArray(value) ? [{ amount: value.length }] : []),
  tags: (value) => [{ amount: lengthOfTags(wordsOf(value)) }],
  'angle-brackets': signs(/[<>]/g),
  'handle-signs': signs(/[^\p{L}\p{M}\p{N}_.·-]/gu),
  'handle-ends': signs(/^[_.·-]|[_.·-]$/g),
  'username-signs': signs(/[^\p{L}\p{N}_.]/gu),
  'last-full-stop': signs(/\.$/g),
  'plain-name-signs': signs(/[^a-z0-9_.]/gi),
  'first-chapter': ofChapters(([first]) => (first ? [{ amount: first.start, at: 0 }] : [])),
  'chapter-order': ofChapters(stepsTo),
  'chapter-lengths': ofChapters((chapters) => lengthsOf(chapters).filter(({ amount }) => amount > 0)),
  width: ofPicture(({ width }) => width),
  aspect: ofPicture(({ width, height }) => width / height),
  'file-size': ofPicture(({ bytes }) => bytes / BYTES_PER_MEGABYTE),
};

/** Measures what a rule limits; empty for a value of another shape than the rule's field. */
export function measured(value: Value, rule: MeasuredRule): readonly Amount[] {
  return FINDERS[rule.measured](value, rule);
}
