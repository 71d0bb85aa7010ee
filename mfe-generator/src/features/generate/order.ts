import type { Costs } from '@flint/shared/contracts/credits';
import {
  ASPECT_RATIO_IDS,
  DEFAULT_ASPECT_RATIO,
  DEFAULT_IMAGE_STYLE,
  IMAGE_CAP,
  IMAGE_STYLES,
  LOGO_CORNERS,
  modelFor,
} from '@flint/shared/contracts/image-options';
import type { GenerateImageBody } from '@flint/shared/contracts/images';
import { IMAGE_MODEL_IDS, type ImageModelId } from '@flint/shared/contracts/models';
import { imageItem, shownPrice } from '@flint/shared/contracts/prices/line-items';
import * as z from '@flint/shared/contracts/schema';

/** The stored form; missing and invalid values take their default. */
export const Order = z.object({
  prompt: z.catch(z.string(), ''),
  style: z.catch(z.enum(IMAGE_STYLES), DEFAULT_IMAGE_STYLE),
  /** Null follows the style. */
  model: z.catch(z.nullable(z.enum(IMAGE_MODEL_IDS)), null),
  aspectRatio: z.catch(z.enum(ASPECT_RATIO_IDS), DEFAULT_ASPECT_RATIO),
  count: z.catch(z.int().check(z.minimum(1), z.maximum(IMAGE_CAP)), 1),
  /** Overlay texts as typed, one per line. */
  texts: z.catch(z.string(), ''),
  /** Null for none. */
  brandId: z.catch(z.nullable(z.string()), null),
  /** Corner of the logo; empty for no logo. */
  logoCorner: z.catch(z.enum(['', ...LOGO_CORNERS]), ''),
  keepSeed: z.catch(z.boolean(), false),
  /** As typed. */
  seed: z.catch(z.string(), ''),
});
export type Order = z.infer<typeof Order>;

/** The order's model: the chosen one, else the style's. */
export function modelOf(order: Order): ImageModelId {
  return modelFor(order.model ?? undefined, order.style);
}

/** The price in whole credits; undefined until the prices are known. */
export function priceOf(order: Order, costs: Costs | null): number | undefined {
  const model = modelOf(order);
  return shownPrice(costs, imageItem({ model, count: order.count }));
}

/** The overlay texts, one per line. */
export function textsOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The request body of a form. A seed is sent only when it is kept. */
export function toImageBody(order: Order): GenerateImageBody {
  const { prompt, style, aspectRatio, count, keepSeed, seed, brandId, logoCorner } = order;
  const texts = textsOf(order.texts);
  return {
    prompt: prompt.trim(),
    style,
    model: modelOf(order),
    aspect_ratio: aspectRatio,
    num_images: count,
    ...(texts.length > 0 && { text_overlays: texts }),
    ...(brandId && { brandProfileId: brandId, ...(logoCorner && { logoCorner }) }),
    ...(keepSeed && { seed: Number(seed) }),
  };
}
