import * as z from '@flint/shared/contracts/schema';
import { AUDIO_FORMATS, AudioFormatChoice } from './audio';
import { defineCall } from './call';
import { SERVED_BY } from './providers';
import { RunAccepted } from './runs';
import { VOICE_IDS } from './voices';

/** Client-side timeout of text-to-speech in milliseconds. */
const SPEECH_TIMEOUT_MS = 240_000;
/** Server-side limit of a transcription in milliseconds, shorter than the clients' timeout. */
export const TRANSCRIPTION_LIMIT_MS = 240_000;

export const SPEECH_TEXT_MAX = 5000;
export const SPEED_MIN = 0.5;
export const SPEED_MAX = 2;
export const DEFAULT_SPEED = 1;

export const TextToSpeechBody = z.object({
  text: z.string('Write the text to be spoken.').check(
    z.trim(),
    z.minLength(1, 'Write the text to be spoken.'),
    z.maxLength(SPEECH_TEXT_MAX, `A text has at most ${SPEECH_TEXT_MAX.toLocaleString('en')} characters.`),
    z.refine((text) => text === '' || /[\p{L}\p{N}]/u.test(text), 'There is nothing to be spoken in this text.'),
  ),
  voice: z.optional(z.enum(VOICE_IDS, `The voice is one of ${VOICE_IDS.join(', ')}.`)),
  format: z.optional(AudioFormatChoice),
  /** Relative speed: 1 is the voice's own, 2 twice as fast. */
  speed: z.optional(
    z
      .number('The speed is a number.')
      .check(
        z.minimum(SPEED_MIN, `The speed is at least ${SPEED_MIN}.`),
        z.maximum(SPEED_MAX, `The speed is at most ${SPEED_MAX}.`),
      ),
  ),
});
export type TextToSpeechBody = z.infer<typeof TextToSpeechBody>;

/** A segment of speech; seconds from the start of the recording. */
export const Segment = z.object({ start: z.number(), end: z.number(), text: z.string() });
export type Segment = z.infer<typeof Segment>;

/** A segment with the times of its words, where the engine reports them. */
export const HeardSegment = z.extend(Segment, { words: z.optional(z.array(Segment)) });
export type HeardSegment = z.infer<typeof HeardSegment>;

/** A transcript. */
export const Transcript = z.object({
  text: z.string(),
  /** In order and without overlap. */
  segments: z.array(HeardSegment),
  /** BCP 47, `en`; null where the engine does not report it. */
  language: z.nullable(z.string()),
  /** Whether the built-in engine transcribed, which makes many mistakes: not for publication. */
  draft: z.boolean(),
});
export type Transcript = z.infer<typeof Transcript>;

/** URL of a recording: public, or one of our own as answers give it. */
const RecordingAddress = z.string('The address of the recording is a text.').check(
  z.maxLength(2048, 'The address of the recording is too long.'),
  z.refine((address) => (/^https?:\/\//i.test(address) ? URL.canParse(address) : address.startsWith('/media/')), {
    error: 'The address of the recording starts with http:// or https://.',
  }),
);

/** Whether a text is a language tag of BCP 47, such as `en`, `es-419` or `zh-Hant-TW`. */
const isLanguage = (text: string): boolean => {
  try {
    const { language } = new Intl.Locale(text);
    return /^[a-z]{2,3}$/.test(language) && language !== 'und';
  } catch {
    return false;
  }
};

/** Requires `audio_url` or `upload_id`; the upload wins. Video files are accepted: their sound is transcribed. */
export const SpeechToTextBody = z
  .object({
    audio_url: z.optional(RecordingAddress),
    /** The `uploadId` of an upload of the caller. */
    upload_id: z.optional(
      z.string('The upload is named by its id.').check(z.maxLength(200, 'Is not the id of an upload.')),
    ),
    /** BCP 47; detected where omitted and the engine can. */
    language: z.optional(
      z
        .string('The language is a code such as en or de.')
        .check(z.maxLength(35), z.refine(isLanguage, 'The language is a code such as en or de.')),
    ),
  })
  .check(
    z.refine((body) => body.audio_url !== undefined || body.upload_id !== undefined, {
      path: ['audio_url'],
      error: 'Choose a recording.',
    }),
  );
export type SpeechToTextBody = z.infer<typeof SpeechToTextBody>;

/** Fields of every answer that waited for its work. */
const Waited = {
  success: z.boolean(),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  runId: z.string(),
  charged: z.number(),
  returned: z.number(),
  balance: z.number(),
  servedBy: z.enum(SERVED_BY),
};

export const SpeechAnswer = z.object({
  ...Waited,
  /** Signed URL of the speech; expires, and every answer renews it. Equals `audioUrl`, its name in answers of music. */
  url: z.optional(z.string()),
  audioUrl: z.optional(z.string()),
  format: z.enum(AUDIO_FORMATS),
  content_type: z.string(),
  /** Seconds. */
  duration: z.number(),
  voice: z.enum(VOICE_IDS),
  /** Times of the sentences; empty where the engine does not report them. */
  segments: z.array(Segment),
  /** Whether the built-in engine spoke: intelligible, and clearly synthetic. */
  draft: z.boolean(),
});
export type SpeechAnswer = z.infer<typeof SpeechAnswer>;

export const TranscriptAnswer = z.extend(Transcript, {
  ...Waited,
  /** Whether the times are placed by the pauses of the sound, because the provider gives none. */
  placed: z.optional(z.boolean()),
});
export type TranscriptAnswer = z.infer<typeof TranscriptAnswer>;

export const textToSpeech = defineCall({
  id: 'textToSpeech',
  method: 'POST',
  path: '/api/fal-ai/speech/text-to-speech',
  tag: 'Speech',
  summary: 'Speak a text',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  timeoutMs: SPEECH_TIMEOUT_MS,
  body: TextToSpeechBody,
  response: SpeechAnswer,
  accepted: RunAccepted,
  failure: 'Speech generation failed',
});

/** Clients wait the default 300 s; the server answers within {@link TRANSCRIPTION_LIMIT_MS}, success or failure. */
export const speechToText = defineCall({
  id: 'speechToText',
  method: 'POST',
  path: '/api/fal-ai/speech/to-text',
  tag: 'Speech',
  summary: 'Write down what is said in a recording or a video',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  body: SpeechToTextBody,
  response: TranscriptAnswer,
  accepted: RunAccepted,
  failure: 'Transcription failed',
});

/** The price of a transcription before it is ordered. */
export const TranscriptQuote = z.object({
  success: z.literal(true),
  /** Name of the recording. */
  name: z.string(),
  /** Duration of the recording in seconds. */
  seconds: z.number(),
  /** Whole credits: exactly what the order holds. */
  price: z.number(),
});
export type TranscriptQuote = z.infer<typeof TranscriptQuote>;

/** Measures a recording and answers its price without a hold. Fails as the order would. */
export const quoteTranscript = defineCall({
  id: 'quoteTranscript',
  method: 'POST',
  path: '/api/fal-ai/speech/to-text/quote',
  tag: 'Speech',
  summary: 'The length of a recording, and the price of writing it down',
  auth: 'verified',
  rateLimit: 'write',
  idempotency: 'natural',
  body: SpeechToTextBody,
  response: TranscriptQuote,
  failure: 'The recording could not be read',
});
