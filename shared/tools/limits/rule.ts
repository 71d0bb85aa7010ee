import type { TextUnit } from '../measure/units';

export const PLATFORMS = ['youtube', 'x', 'instagram', 'tiktok', 'facebook', 'google', 'eu'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** What a rule's numbers count. */
export type Unit = TextUnit | 'items' | 'seconds' | 'megabytes' | 'ratio';

/** Where a rule holds: for people in the platform's own app, for programs, or for both. */
export type Scope = 'app' | 'api' | 'both';

/**
 * How sure a rule is: `official` was read in the platform's own words, `secondary` in those of others who quote or
 * tried it, `general` is what the field takes for known.
 */
export type Confidence = 'official' | 'secondary' | 'general';

/** What happens to what breaks a rule: it is refused (or not taken as what it should be), its end is not shown, nothing. */
export type Severity = 'refused' | 'cut' | 'advice';

export interface Source {
  readonly title: string;
  readonly url?: string;
}

/** How what a rule limits is found in a value: a row of `measurements.ts`. */
export type Measurement =
  | 'text'
  | 'hashtags'
  | 'mentions'
  | 'entries'
  | 'tags'
  | 'angle-brackets'
  | 'handle-signs'
  | 'handle-ends'
  | 'username-signs'
  | 'last-full-stop'
  | 'plain-name-signs'
  | 'first-chapter'
  | 'chapter-order'
  | 'chapter-lengths'
  | 'width'
  | 'aspect'
  | 'file-size';

interface Facts {
  /** The rule in a sentence that names the platform; `{max}` and `{min}` stand for its numbers. */
  readonly what: string;
  readonly scope: Scope;
  readonly severity: Severity;
  readonly source: Source;
  /** The day somebody last looked at the source, as `2026-11-21`. */
  readonly checked: string;
  readonly confidence: Confidence;
}

/** A rule that a value can be held against: what was measured is from `min` to `max`, both allowed. */
export type MeasuredRule = Facts & {
  readonly max?: number;
  readonly min?: number;
} & (
    | { readonly measured: 'text'; readonly unit: TextUnit }
    | { readonly measured: Exclude<Measurement, 'text'>; readonly unit: Unit }
  );

/** What is worth knowing of a platform, and no text can break. */
export interface Fact extends Facts {
  readonly measured?: undefined;
}

export type Rule = MeasuredRule | Fact;
