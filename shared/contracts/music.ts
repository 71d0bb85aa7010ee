import * as z from '@flint/shared/contracts/schema';
import { AudioFormatChoice } from './audio';
import { defineCall } from './call';
import { PROMPT_MAX } from './image-options';
import { ImageSeed } from './images';
import { SERVED_BY } from './providers';
import { RunAccepted } from './runs';

/** Client-side timeouts of the quick and the full mode, in milliseconds. */
export const MUSIC_TIMEOUT_MS = 240_000;
export const TEXT_TO_MUSIC_TIMEOUT_MS = 600_000;

/** The composer's genres, in display order. */
export const MUSIC_GENRES = [
  { id: 'lofi', label: 'Lo-fi' },
  { id: 'ambient', label: 'Ambient' },
  { id: 'cinematic', label: 'Cinematic' },
  { id: 'pop', label: 'Pop' },
  { id: 'rock', label: 'Rock' },
  { id: 'house', label: 'House' },
  { id: 'hiphop', label: 'Hip-hop' },
  { id: 'jazz', label: 'Jazz' },
  { id: 'folk', label: 'Acoustic folk' },
  { id: 'classical', label: 'Classical piano' },
  { id: 'bossa', label: 'Bossa nova' },
  { id: 'funk', label: 'Funk' },
  { id: 'synthwave', label: 'Synthwave' },
  { id: 'drumandbass', label: 'Drum and bass' },
] as const;
export type MusicGenre = (typeof MUSIC_GENRES)[number]['id'];
export const MUSIC_GENRE_IDS = MUSIC_GENRES.map(({ id }) => id) as unknown as readonly [MusicGenre, ...MusicGenre[]];

export const MUSIC_MOODS = [
  'uplifting',
  'happy',
  'calm',
  'dreamy',
  'romantic',
  'melancholic',
  'dark',
  'tense',
  'energetic',
  'epic',
] as const;
export type MusicMood = (typeof MUSIC_MOODS)[number];

/** Tonics in their usual spelling: the enharmonic with fewer accidentals, flats where even. */
const TONICS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const;
export type MusicKey = `${(typeof TONICS)[number]} ${'major' | 'minor'}`;
export const MUSIC_KEYS = TONICS.flatMap((tonic) => [`${tonic} major`, `${tonic} minor`]) as unknown as readonly [
  MusicKey,
  ...MusicKey[],
];

/** Quarter notes a minute. */
export const TEMPO_MIN = 50;
export const TEMPO_MAX = 200;
/** Seconds of one piece. */
export const MUSIC_SECONDS_MIN = 5;
export const MUSIC_SECONDS_MAX = 300;
/** The quick mode makes short pieces that always finish within its 240 seconds. */
export const QUICK_SECONDS_MAX = 120;
export const QUICK_SECONDS = 20;
export const MUSIC_SECONDS = 60;

/** Stems of a piece, each rendered as a separate file on request. */
export const MUSIC_STEMS = ['drums', 'bass', 'harmony', 'melody'] as const;
export type MusicStem = (typeof MUSIC_STEMS)[number];

const MUSIC_SECTIONS = ['intro', 'A', 'B', 'bridge', 'outro', 'ending'] as const;
export type MusicSection = (typeof MUSIC_SECTIONS)[number];

const Genre = z.enum(MUSIC_GENRE_IDS, `The genre is one of ${MUSIC_GENRE_IDS.join(', ')}.`);
const Mood = z.enum(MUSIC_MOODS, `The mood is one of ${MUSIC_MOODS.join(', ')}.`);
const Key = z.enum(MUSIC_KEYS, 'The key is a tonic and a mode, such as "C major" or "F# minor".');
const Tempo = z
  .number('The tempo is a number of beats a minute.')
  .check(
    z.minimum(TEMPO_MIN, `The tempo is at least ${TEMPO_MIN} beats a minute.`),
    z.maximum(TEMPO_MAX, `The tempo is at most ${TEMPO_MAX} beats a minute.`),
  );
const seconds = (max: number) =>
  z
    .int('The duration is a whole number of seconds.')
    .check(
      z.minimum(MUSIC_SECONDS_MIN, `The duration is at least ${MUSIC_SECONDS_MIN} seconds.`),
      z.maximum(max, `The duration is at most ${max} seconds.`),
    );

/** The composition. */
export const MusicPlan = z.object({
  genre: z.enum(MUSIC_GENRE_IDS),
  mood: z.enum(MUSIC_MOODS),
  /** Beats per minute, as played: fitted to the duration unless ordered. */
  tempo: z.number(),
  key: z.enum(MUSIC_KEYS),
  /** Sections of the song in order, in seconds from its start. */
  sections: z.array(z.object({ name: z.enum(MUSIC_SECTIONS), start: z.number(), end: z.number() })),
});
export type MusicPlan = z.infer<typeof MusicPlan>;

const body = (max: number) => ({
  prompt: z
    .string('Describe the music.')
    .check(
      z.trim(),
      z.minLength(1, 'Describe the music.'),
      z.maxLength(PROMPT_MAX, `A prompt has at most ${PROMPT_MAX.toLocaleString('en')} characters.`),
    ),
  /** Seconds. */
  duration: z.optional(seconds(max)),
  genre: z.optional(Genre),
  mood: z.optional(Mood),
  tempo: z.optional(Tempo),
  key: z.optional(Key),
  seed: z.optional(ImageSeed),
  /** Whether stems are rendered as separate files. */
  stems: z.optional(z.boolean('The wish for stems is true or false.')),
  /** Whether the notes are exported as a MIDI file. */
  midi: z.optional(z.boolean('The wish for MIDI is true or false.')),
});

export const GenerateMusicBody = z.object(body(QUICK_SECONDS_MAX));
export type GenerateMusicBody = z.infer<typeof GenerateMusicBody>;
export const TextToMusicBody = z.object({ ...body(MUSIC_SECONDS_MAX), format: z.optional(AudioFormatChoice) });
export type TextToMusicBody = z.infer<typeof TextToMusicBody>;

const MediaFile = z.object({ url: z.string(), contentType: z.string(), bytes: z.number() });

/** The answer of a call that waited for its piece. */
export const MusicAnswer = z.object({
  success: z.boolean(),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  /** URL of the piece; equals `url`, the name all media calls share. */
  audioUrl: z.optional(z.string()),
  url: z.optional(z.string()),
  audio: z.optional(
    z.object({
      ...{ url: z.string(), contentType: z.string(), bytes: z.number(), seconds: z.number() },
      /** Integrated loudness in LUFS and true peak in dBTP (ITU-R BS.1770); null where the vendor made it. */
      loudness: z.nullable(z.number()),
      truePeak: z.nullable(z.number()),
      /** Peaks of the waveform, 0 to 1, evenly over the piece. */
      peaks: z.array(z.number()),
    }),
  ),
  plan: z.optional(MusicPlan),
  stems: z.optional(z.array(z.extend(MediaFile, { part: z.enum(MUSIC_STEMS) }))),
  midi: z.optional(MediaFile),
  runId: z.string(),
  seed: z.number(),
  charged: z.number(),
  returned: z.number(),
  balance: z.number(),
  servedBy: z.enum(SERVED_BY),
});
export type MusicAnswer = z.infer<typeof MusicAnswer>;

/** The quick mode. */
export const generateMusic = defineCall({
  id: 'generateMusic',
  method: 'POST',
  path: '/api/fal-ai/music/generate',
  tag: 'Music',
  summary: 'Compose a short piece from a prompt',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  body: GenerateMusicBody,
  response: MusicAnswer,
  accepted: RunAccepted,
  timeoutMs: MUSIC_TIMEOUT_MS,
  failure: 'Music generation failed',
});

/** The full mode. */
export const textToMusic = defineCall({
  id: 'textToMusic',
  method: 'POST',
  path: '/api/fal-ai/music/text-to-music',
  tag: 'Music',
  summary: 'Compose a piece from a prompt, in a chosen format',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  body: TextToMusicBody,
  response: MusicAnswer,
  accepted: RunAccepted,
  timeoutMs: TEXT_TO_MUSIC_TIMEOUT_MS,
  failure: 'Music generation failed',
});
