import type { ProviderPicture } from '@flint/engines/spec/image-model';
import { DECLINED_PROMPT, ProviderError } from '@flint/engines/spec/provider-error';
import * as z from 'zod/mini';

const FalImage = z.object({
  url: z.url(),
  content_type: z.nullish(z.string()),
  width: z.nullish(z.number()),
  height: z.nullish(z.number()),
});

/** Common output of the image endpoints; Recraft's has neither seed, size nor flags. */
const FalOutput = z.object({
  images: z.array(FalImage),
  seed: z.nullish(z.number()),
  has_nsfw_concepts: z.nullish(z.array(z.boolean())),
});

/**
 * The usable pictures of a vendor's result. Flagged ones are left out, because the vendor has blackened them.
 * @throws ProviderError `refused` when all were flagged, `failed` when there is none or the answer is unreadable
 */
export function toPictures(output: unknown, requestId: string): readonly ProviderPicture[] {
  const parsed = z.safeParse(FalOutput, output);
  if (!parsed.success) {
    throw new ProviderError('failed', { requestId, diagnostic: z.prettifyError(parsed.error) });
  }
  const { images, seed, has_nsfw_concepts: flags } = parsed.data;
  const clean = images.filter((_, index) => flags?.[index] !== true);
  if (clean.length === 0) {
    throw images.length > 0
      ? new ProviderError('refused', { message: DECLINED_PROMPT, requestId, diagnostic: 'every picture was flagged' })
      : new ProviderError('failed', { requestId, diagnostic: 'no pictures in the result' });
  }
  return clean.map((image) => ({
    url: image.url,
    contentType: image.content_type ?? 'application/octet-stream',
    width: image.width ?? null,
    height: image.height ?? null,
    seed: seed ?? null,
  }));
}
