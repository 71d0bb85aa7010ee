import type { ServedBy } from '@flint/shared/contracts/providers';
import { isFromPicture, type PictureRecipe } from '@flint/shared/contracts/recipes/editing';
import sharp from 'sharp';
import type { MadeFile } from '../generation/kind';
import { pictureXmp } from '../generation/provenance';

/** A picture as its maker delivered it. */
export interface MadePicture {
  readonly bytes: Uint8Array;
  readonly seed: number;
  readonly recipe: PictureRecipe;
  readonly servedBy: ServedBy;
  /** `#rrggbb`; measured when the maker gives none. */
  readonly dominantColor?: string;
}

const FORMATS = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const;
/** An enlarged picture has up to 64 megapixels. */
const MAX_PIXELS = 64_000_000;

const originOf = ({ recipe, servedBy, seed }: MadePicture) => ({
  kind: 'image' as const,
  title: recipe.prompt,
  prompt: recipe.prompt,
  recipe: isFromPicture(recipe) ? recipe : { ...recipe, seed, count: 1 },
  servedBy,
});

const hex = (value: number) => value.toString(16).padStart(2, '0');

/**
 * A picture ready to be stored: decoded and encoded again, so that only pixels remain, with its provenance metadata.
 * @throws Error when the bytes are no PNG, JPEG or WebP
 */
export async function toPictureFile(picture: MadePicture): Promise<MadeFile> {
  const image = sharp(picture.bytes, { limitInputPixels: MAX_PIXELS });
  const { format } = await image.metadata();
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp') throw new Error(`Not a picture we keep: ${format}`);
  const { data, info } = await image
    .rotate()
    .toFormat(format, { quality: 95 })
    .withXmp(pictureXmp(originOf(picture)))
    .toBuffer({ resolveWithObject: true });
  return {
    role: 'image',
    content: data,
    contentType: FORMATS[format],
    width: info.width,
    height: info.height,
    seed: picture.seed,
    dominantColor: picture.dominantColor ?? (await dominantColor(data)),
  };
}

async function dominantColor(bytes: Uint8Array): Promise<string> {
  const { dominant } = await sharp(bytes).stats();
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}
