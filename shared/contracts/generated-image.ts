import * as z from '@flint/shared/contracts/schema';

/** A picture as the API answers it, with the request's own spelling of field names. */
export const GeneratedImage = z.object({
  id: z.string(),
  /** Signed URL of the picture; expires, and every answer renews it. */
  url: z.string(),
  /** The file's name for a photo of one's own. */
  prompt: z.string(),
  timestamp: z.string(),
  aspect_ratio: z.string(),
  style: z.nullable(z.string()),
  /** Empty for a photo, whose seed is 0. */
  model: z.string(),
  seed: z.number(),
  text_overlays: z.array(z.string()),
  edited_url: z.nullable(z.string()),
  /** `uploaded`: a photo of one's own, in the library alone. */
  type: z.enum(['generated', 'edited', 'variation', 'uploaded']),
  width: z.number(),
  height: z.number(),
  /** Placeholder colour, `#rrggbb`. */
  dominant_color: z.string(),
  content_type: z.string(),
  bytes: z.number(),
});
export type GeneratedImage = z.infer<typeof GeneratedImage>;

/** A picture in the client's field names. */
export interface ImageItem {
  id: string;
  url: string;
  prompt: string;
  timestamp: string;
  aspectRatio: string;
  style: string | null;
  model: string;
  seed: number;
  textOverlays: string[];
  editedUrl: string | null;
  type: GeneratedImage['type'];
}

/** Maps an API picture to the client's eleven fields. */
export function toImageItem(image: GeneratedImage): ImageItem {
  return {
    id: image.id,
    url: image.url,
    prompt: image.prompt,
    timestamp: image.timestamp,
    aspectRatio: image.aspect_ratio,
    style: image.style,
    model: image.model,
    seed: image.seed,
    textOverlays: image.text_overlays,
    editedUrl: image.edited_url,
    type: image.type,
  };
}
