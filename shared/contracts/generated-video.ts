import * as z from '@flint/shared/contracts/schema';

/** A film as the API answers it, with the request's own spelling of field names. */
export const GeneratedVideo = z.object({
  id: z.string(),
  /** Signed URL of the film; expires, and every answer renews it. */
  url: z.string(),
  /** Signed URL of the poster frame; expires like `url`. */
  poster_url: z.string(),
  prompt: z.string(),
  timestamp: z.string(),
  aspect_ratio: z.string(),
  /** Actual seconds: a vendor's model makes only the lengths it offers. */
  duration: z.number(),
  model: z.string(),
  seed: z.number(),
  /** Absent where the model does not support it. */
  motion_bucket_id: z.optional(z.number()),
  width: z.number(),
  height: z.number(),
  content_type: z.string(),
  bytes: z.number(),
});
export type GeneratedVideo = z.infer<typeof GeneratedVideo>;

/** A film in the client's field names. */
export interface VideoItem {
  id: string;
  url: string;
  prompt: string;
  aspectRatio: string;
  duration: number;
  model: string;
  seed: number;
}

/** Maps an API film to the client's seven fields. */
export function toVideoItem(video: GeneratedVideo): VideoItem {
  return {
    id: video.id,
    url: video.url,
    prompt: video.prompt,
    aspectRatio: video.aspect_ratio,
    duration: video.duration,
    model: video.model,
    seed: video.seed,
  };
}
