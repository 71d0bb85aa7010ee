import * as z from '@flint/shared/contracts/schema';
import { Composition, ImageAnalysis, PaletteColour, TextAnalysis } from './analysis';
import { defineCall } from './call';
import { isPictureId } from './picture-reference';
import { SERVED_BY } from './providers';
import { RunAccepted } from './runs';

/** Client-side timeout in milliseconds. */
const PROMPT_TIMEOUT_MS = 120_000;
/** Server-side limit in milliseconds, shorter than the clients' timeout. */
export const PROMPT_LIMIT_MS = 110_000;

export const REFERENCE_IMAGES_MAX = 4;
export const ANALYSED_TEXT_MAX = 10_000;

/**
 * An https URL, one of our own URLs, a data URL of a picture, or the id of an upload or library picture of the caller.
 */
const Reference = z.string('A picture is named by its address or the id of its upload.').check(
  z.maxLength(1_000_000, 'The picture is too large to be sent as text: upload it.'),
  z.refine(
    (named) =>
      named.startsWith('data:')
        ? /^data:image\/(png|jpeg|webp|gif|avif);base64,[A-Za-z\d+/]+=*$/.test(named)
        : isPictureId(named) || named.startsWith('/media/') || (/^https?:\/\//i.test(named) && URL.canParse(named)),
    'A picture is an https address, an upload or a picture of your own.',
  ),
);

/** One to four pictures, a text, or both, to derive a prompt from. */
export const PromptBody = z
  .object({
    images: z.optional(
      z
        .array(Reference, 'Pictures are a list.')
        .check(z.maxLength(REFERENCE_IMAGES_MAX, `Choose up to ${REFERENCE_IMAGES_MAX} pictures.`)),
    ),
    text: z.optional(
      z
        .string('The text to read is words.')
        .check(
          z.trim(),
          z.maxLength(ANALYSED_TEXT_MAX, `A text has at most ${ANALYSED_TEXT_MAX.toLocaleString('en')} characters.`),
        ),
    ),
  })
  .check(
    z.refine(({ images = [], text = '' }) => images.length > 0 || text !== '', {
      path: ['images'],
      error: 'Choose a picture or paste a text.',
    }),
  );
export type PromptBody = z.infer<typeof PromptBody>;

export const PromptAnswer = z.object({
  success: z.boolean(),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  /** A prompt for this style: for pictures one for the picture generator, else one for the writer. */
  prompt: z.string(),
  /** Whether the prompt names a subject; otherwise the user adds one. */
  subjectKnown: z.boolean(),
  /** Palette of all pictures together, most frequent first; empty without any. */
  palette: z.array(PaletteColour),
  /** Composition of the first picture; null without any. */
  composition: z.nullable(Composition),
  images: z.array(ImageAnalysis),
  /** Analysis of the pasted text; null without one. */
  text: z.nullable(TextAnalysis),
  runId: z.string(),
  charged: z.number(),
  returned: z.number(),
  balance: z.number(),
  servedBy: z.enum(SERVED_BY),
});
export type PromptAnswer = z.infer<typeof PromptAnswer>;

export const promptFromImages = defineCall({
  id: 'promptFromImages',
  method: 'POST',
  path: '/api/open-ai/prompt/from-images',
  tag: 'Analysis',
  summary: 'Write the prompt that makes something like these pictures or this text',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  timeoutMs: PROMPT_TIMEOUT_MS,
  body: PromptBody,
  response: PromptAnswer,
  accepted: RunAccepted,
  failure: 'The analysis failed',
});
