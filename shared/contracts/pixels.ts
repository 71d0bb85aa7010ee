/** Cookie of this browser's answer; scripts write it, since the page is loaded anew by it. */
export const CONSENT_COOKIE = 'flint-pixels';

/** What the answer cookie may say. */
export const CONSENTS = ['granted', 'refused'] as const;
export type Consent = (typeof CONSENTS)[number];

/** Seconds for which an answer holds: half a year, then people are asked again. */
export const CONSENT_MAX_AGE_S = 15_552_000;

/** Identifiers of the configured analytics and advertising services. */
export interface PixelIds {
  readonly googleAnalytics?: string;
  readonly meta?: string;
}

/** State of analytics and pixels in a page; absent where none is configured, and in pages of signed-in users. */
export interface Pixels {
  /** `signal`: the browser's Global Privacy Control, which is a refusal. */
  readonly consent: Consent | 'unasked' | 'signal';
  /** Present only with consent. */
  readonly ids?: PixelIds;
}
