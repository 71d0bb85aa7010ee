import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { SERVED_BY } from './providers';
import { RunAccepted } from './runs';
import { RunToolBody } from './tool-runs';

/** Results that a page keeps. */
export const BIO_RESULTS_MAX = 10;
/** The score of a bio that nobody scored. */
export const DEFAULT_BIO_SCORE = 80;

export const Bio = z.object({
  id: z.string(),
  bio: z.string(),
  style: z.string(),
  /** Whole; {@link DEFAULT_BIO_SCORE} where nobody scored it. */
  score: z.number(),
  /** Whether `score` is somebody's judgement: what is not is shown as "not scored", never as a number. */
  scored: z.boolean(),
});
export type Bio = z.infer<typeof Bio>;

/** The status whatever is said: a result is there, or the call failed. */
export const BIO_STATUS = 'completed';

export const BioResult = z.object({
  success: z.literal(true),
  /** The same twice. */
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

export const BioBody = z.extend(RunToolBody, {
  /** Who the profile is of, and what it is about. */
  prompt: z
    .string('Say who you are.')
    .check(
      z.trim(),
      z.minLength(1, 'Say who you are.'),
      z.maxLength(PROMPT_MAX, `The prompt has at most ${PROMPT_MAX.toLocaleString('en')} characters.`),
    ),
  /** The other fields of the tool; what is left out takes its default. */
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

/** A bio as it comes from anywhere. */
export interface RawBio {
  readonly id?: unknown;
  readonly bio?: unknown;
  readonly style?: unknown;
  readonly score?: unknown;
}

const wordsOr = (value: unknown, missing: string) =>
  typeof value === 'string' && value.trim() !== '' ? value : missing;

/**
 * A bio with everything it has to have: places are counted from 1, blank text is missing, scores are rounded
 * and nothing else, and what is no finite number is no score.
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

/** What a page says of a bio's score. */
export function scoreWords({ score, scored }: Pick<Bio, 'score' | 'scored'>): string {
  return scored ? `Score ${score}` : 'Not scored';
}
