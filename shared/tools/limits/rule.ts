import type { TextUnit } from '../measure/units';

export const PLATFORMS = ['youtube', 'x', 'instagram', 'tiktok', 'facebook', 'google', 'eu'] as const;

/** Unit of a rule's numbers. */
export type Unit = TextUnit | 'items' | 'seconds' | 'megabytes' | 'ratio';

/** Scope of a rule: the platform's own app, its API, or both. */
export type Scope = 'app' | 'api' | 'both';

/**
 * Reliability of a rule: `official` is from the platform itself, `secondary` from others who quote or tested it,
 * `general` is common knowledge of the field.
 */
export type Confidence = 'official' | 'secondary' | 'general';

/** Effect of a violation: refused (or not accepted as what it should be), truncated, or none. */
export type Severity = 'refused' | 'cut' | 'advice';

export interface Source {
  readonly title: string;
  readonly url?: string;
}

/** How a rule's amount is measured: a row of `measurements.ts`. */
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
  /** The rule as a sentence that names the platform; `{max}` and `{min}` are its numbers. */
  readonly what: string;
  readonly scope: Scope;
  readonly severity: Severity;
  readonly source: Source;
  /** Day of the last check of the source, as `2026-11-21`. */
  readonly checked: string;
  readonly confidence: Confidence;
}

/** A rule that can be checked: the measured amount is from `min` to `max`, inclusive. */
export type MeasuredRule = Facts & {
  readonly max?: number;
  readonly min?: number;
} & (
    | { readonly measured: 'text'; readonly unit: TextUnit }
    | { readonly measured: Exclude<Measurement, 'text'>; readonly unit: Unit }
  );

/** Advice about a platform that cannot be checked. */
export interface Fact extends Facts {
  readonly measured?: undefined;
}

export type Rule = MeasuredRule | Fact;
