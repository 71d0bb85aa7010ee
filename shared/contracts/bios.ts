import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { SERVED_BY } from './providers';
import { RunAccepted } from './runs';
import { RunToolBody } from './tool-runs';
import { isVisible } from './visible-text';

/** Results that a page keeps. */
export const BIO_RESULTS_MAX = 10;
/** The score of a bio without a rating. */
export const DEFAULT_BIO_SCORE = 80;

export const Bio = z.object({
  id: z.string(),
  bio: z.string(),
  style: z.string(),
  /** Whole; {@link DEFAULT_BIO_SCORE} without a rating. */
  score: z.number(),
  /** Whether `score` is a rating; otherwise pages show "not scored" instead of the number. */
  scored: z.boolean(),
});
export type Bio = z.infer<typeof Bio>;

/** The status of every answer: a result exists, or the call failed. */
export const BIO_STATUS = 'completed';

export const BioResult = z.object({
  success: z.literal(true),
  /** Both ids are the same. */
  id: z.string(),
  resultId: z.string(),
  prompt: z.string(),
  bios: z.array(Bio),
  status: z.literal(BIO_STATUS),
  createdAt: z.string(),
  /** Whole credits. */
  creditsUsed: z.number(),
  brandProfile: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      logoUrl: z.nullable(z.string()),
      primaryColor: z.nullable(z.string()),
    }),
  ),
  /** The run that wrote them. */
  runId: z.string(),
  charged: z.number(),
  returned: z.number(),
  balance: z.number(),
  servedBy: z.enum(SERVED_BY),
  message: z.optional(z.string()),
});
export type BioResult = z.infer<typeof BioResult>;

const PROMPT_MAX = 1_000;

const BioBody = z.extend(RunToolBody, {
  /** The profile's owner and topic. */
  prompt: z
    .string('Say who you are.')
    .check(
      z.trim(),
      z.minLength(1, 'Say who you are.'),
      z.maxLength(PROMPT_MAX, `The prompt has at most ${PROMPT_MAX.toLocaleString('en')} characters.`),
    ),
  /** The tool's other fields; omitted ones take their defaults. */
  input: z.optional(RunToolBody.shape.input),
});
export type BioBody = z.infer<typeof BioBody>;

export const generateBios = defineCall({
  id: 'generateBios',
  method: 'POST',
  path: '/api/instagram-bio-generator',
  tag: 'Instagram',
  summary: 'Write bios',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  body: BioBody,
  response: BioResult,
  accepted: RunAccepted,
  failure: 'Failed to generate bios',
});

/** A bio from an untrusted source. */
export interface RawBio {
  readonly id?: unknown;
  readonly bio?: unknown;
  readonly style?: unknown;
  readonly score?: unknown;
}

const wordsOr = (value: unknown, missing: string) => (typeof value === 'string' && isVisible(value) ? value : missing);

/**
 * Normalises a bio: a missing id is the position counted from 1, blank text counts as missing, scores are rounded, and
 * a score that is not a finite number counts as missing.
 * @param at its position in the list, from 0
 */
export function toBio({ id, bio, style, score }: RawBio, at: number): Bio {
  const place = at + 1;
  const scored = typeof score === 'number' && Number.isFinite(score);
  return {
    id: wordsOr(id, `bio-${place}`),
    bio: wordsOr(bio, `Bio option ${place}`),
    style: wordsOr(style, `Variation ${place}`),
    score: scored ? Math.round(score) : DEFAULT_BIO_SCORE,
    scored,
  };
}

/** The text that a page shows for a bio's score. */
export function scoreWords({ score, scored }: Pick<Bio, 'score' | 'scored'>): string {
  return scored ? `Score ${score}` : 'Not scored';
}
