import * as z from '@flint/shared/contracts/schema';

/** A film as the API answers it: the request's own spelling for what the request names. */
export const GeneratedVideo = z.object({
  id: z.string(),
  /** Address that plays the film; lapses, and is signed anew by every answer. */
  url: z.string(),
  /** Address of a still to be shown until it plays; lapses as `url` does. */
  poster_url: z.string(),
  prompt: z.string(),
  timestamp: z.string(),
  aspect_ratio: z.string(),
  /** Seconds as made: a vendor's model makes only the lengths it offers. */
  duration: z.number(),
  model: z.string(),
  seed: z.number(),
  /** Absent where the model does not take it. */
  motion_bucket_id: z.optional(z.number()),
  width: z.number(),
  height: z.number(),
  content_type: z.string(),
  bytes: z.number(),
});
export type GeneratedVideo = z.infer<typeof GeneratedVideo>;

/** A film as the client keeps it. */
export interface VideoItem {
  id: string;
  url: string;
  prompt: string;
  aspectRatio: string;
  duration: number;
  model: string;
  seed: number;
}

/** Maps an API film to the client's names: exactly the specification's seven fields. */
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
