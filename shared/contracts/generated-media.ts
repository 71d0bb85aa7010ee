import * as z from '@flint/shared/contracts/schema';

/** Role of a file in its run: the result itself, or something beside it. */
const MEDIA_ROLES = ['video', 'audio', 'stem', 'midi', 'subtitles'] as const;
export type MediaRole = (typeof MEDIA_ROLES)[number];

/** Any file of a run except pictures. */
export const GeneratedMedia = z.object({
  id: z.string(),
  role: z.enum(MEDIA_ROLES),
  /** Name among similar files, such as a stem's instrument; null for the result itself. */
  name: z.nullable(z.string()),
  /** Signed URL, which supports range requests; expires, and every answer renews it. */
  url: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  seconds: z.nullable(z.number()),
  /** Width of a video in pixels; null for other files. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** URL of a video's poster frame. */
  posterUrl: z.nullable(z.string()),
  /** Peaks of equal parts from start to end, each 0 to 1. */
  peaks: z.nullable(z.array(z.number())),
});
export type GeneratedMedia = z.infer<typeof GeneratedMedia>;
