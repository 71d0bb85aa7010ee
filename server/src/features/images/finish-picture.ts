import {
  ASPECT_RATIOS,
  type AspectRatio,
  DEFAULT_IMAGE_STYLE,
  type ImageStyle,
} from '@flint/shared/contracts/image-options';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import sharp from 'sharp';
import type { Letterer } from './image-offer';

const MAX_PIXELS = 50_000_000;

/** Crops a vendor's picture to the ordered shape and sets the ordered words on it. */
export async function finishPicture(
  bytes: Uint8Array,
  recipe: ImageRecipe,
  letterer: Letterer,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const image = recipe.cutFrom ? await cut(bytes, recipe.aspectRatio as AspectRatio) : bytes;
  const texts = recipe.textOverlays ?? [];
  if (texts.length === 0) return image;
  const style = (recipe.style as ImageStyle | null) ?? DEFAULT_IMAGE_STYLE;
  return letterer.letter({ image, texts, style, prompt: recipe.prompt }, signal);
}

/** Centre crop: the largest centred part of the ordered shape, without scaling. */
async function cut(bytes: Uint8Array, ratio: AspectRatio): Promise<Uint8Array> {
  const source = sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate();
  const { data, info } = await source.toBuffer({ resolveWithObject: true });
  const [across, down] = ASPECT_RATIOS[ratio];
  const scale = Math.min(info.width / across, info.height / down);
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)];
  const left = Math.floor((info.width - width) / 2);
  const top = Math.floor((info.height - height) / 2);
  return sharp(data).extract({ left, top, width, height }).toBuffer();
}
