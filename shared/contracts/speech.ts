import * as z from '@flint/shared/contracts/schema';
import { AUDIO_FORMATS, AudioFormatChoice } from './audio';
import { defineCall } from './call';
import { SERVED_BY } from './providers';
import { RunAccepted } from './runs';
import { VOICE_IDS } from './voices';

/** Client-side limit of text-to-speech in milliseconds. */
export const SPEECH_TIMEOUT_MS = 240_000;
/** The server answers a transcription within this, in milliseconds, though clients wait longer. */
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
  /** 1 is the voice's own pace, 2 twice as fast. */
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

/** A stretch of speech: seconds from the start of the recording. */
export const Segment = z.object({ start: z.number(), end: z.number(), text: z.string() });
export type Segment = z.infer<typeof Segment>;

/** A stretch of speech with the time of each word, where the engine tells. */
export const HeardSegment = z.extend(Segment, { words: z.optional(z.array(Segment)) });
export type HeardSegment = z.infer<typeof HeardSegment>;

/** What was heard. */
export const Transcript = z.object({
  text: z.string(),
  /** In order and without overlap. */
  segments: z.array(HeardSegment),
  /** BCP 47, `en`; null where the engine does not tell. */
  language: z.nullable(z.string()),
  /** Heard by the built-in engine, which mishears often: for a first look, not for publication. */
  draft: z.boolean(),
});
export type Transcript = z.infer<typeof Transcript>;

/** Where a recording is: anywhere public, or an address of ours as answers give it. */
const RecordingAddress = z.string('The address of the recording is a text.').check(
  z.maxLength(2048, 'The address of the recording is too long.'),
  z.refine((address) => (/^https?:\/\//i.test(address) ? URL.canParse(address) : address.startsWith('/media/')), {
    error: 'The address of the recording starts with http:// or https://.',
  }),
);

/** One of `audio_url` and `upload_id` is needed; the upload wins. Video files are taken too: their sound is heard. */
export const SpeechToTextBody = z
  .object({
    audio_url: z.optional(RecordingAddress),
    /** The `uploadId` of an upload of the caller's own. */
    upload_id: z.optional(
      z.string('The upload is named by its id.').check(z.maxLength(200, 'Is not the id of an upload.')),
    ),
    /** BCP 47; heard from the recording where left out and the engine can. */
    language: z.optional(
      z
        .string('The language is a code such as en or de.')
        .check(z.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, 'The language is a code such as en or de.')),
    ),
  })
  .check(
    z.refine((body) => body.audio_url !== undefined || body.upload_id !== undefined, {
      path: ['audio_url'],
      error: 'Choose a recording.',
    }),
  );
export type SpeechToTextBody = z.infer<typeof SpeechToTextBody>;

/** What every answer says that waited for its work. */
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
  /** Address that plays the speech; lapses, and is signed anew by every answer. */
  url: z.optional(z.string()),
  format: z.enum(AUDIO_FORMATS),
  content_type: z.string(),
  /** Seconds. */
  duration: z.number(),
  voice: z.enum(VOICE_IDS),
  /** When each sentence is spoken; empty where the engine does not tell. */
  segments: z.array(Segment),
  /** Spoken by the built-in engine: clear, and plainly synthetic. */
  draft: z.boolean(),
});
export type SpeechAnswer = z.infer<typeof SpeechAnswer>;

export const TranscriptAnswer = z.extend(Transcript, Waited);
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

/** Clients wait the default 300 s; the server answers, well or badly, within {@link TRANSCRIPTION_LIMIT_MS}. */
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

/** What writing a recording down will cost, before it is ordered. */
export const TranscriptQuote = z.object({
  success: z.literal(true),
  /** What the recording is called. */
  name: z.string(),
  /** Its length. */
  seconds: z.number(),
  /** Whole credits: the order holds exactly as many. */
  price: z.number(),
});
export type TranscriptQuote = z.infer<typeof TranscriptQuote>;

/** Measures a recording and says its price; nothing is held. Fails as the order itself would. */
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
