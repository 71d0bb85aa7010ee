import * as z from '@flint/shared/contracts/schema';

/** What a file is in its run: the thing itself, or something that comes with it. */
export const MEDIA_ROLES = ['video', 'audio', 'stem', 'midi', 'subtitles'] as const;
export type MediaRole = (typeof MEDIA_ROLES)[number];

/** Anything a run made that is no picture. */
export const GeneratedMedia = z.object({
  id: z.string(),
  role: z.enum(MEDIA_ROLES),
  /** What it is called beside its like: a stem's instrument; null for the thing itself. */
  name: z.nullable(z.string()),
  /** Address that serves it, in parts if asked; lapses, and is signed anew by every answer. */
  url: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  seconds: z.nullable(z.number()),
  /** Pixels of a video; null for what has none. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** Address of a video's still. */
  posterUrl: z.nullable(z.string()),
  /** Loudness from start to end in equal parts, each 0 to 1. */
  peaks: z.nullable(z.array(z.number())),
});
export type GeneratedMedia = z.infer<typeof GeneratedMedia>;
