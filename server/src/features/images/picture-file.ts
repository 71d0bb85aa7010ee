import { EDIT_PIXELS_MAX } from '@flint/shared/contracts/editing-limits';
import type { ServedBy } from '@flint/shared/contracts/providers';
import { isFromPicture, type MadePictureRecipe } from '@flint/shared/contracts/recipes/editing';
import sharp from 'sharp';
import type { MadeFile } from '../generation/kind';
import { pictureXmp } from '../generation/provenance';

/** A picture as its maker delivered it. */
export interface MadePicture {
  readonly bytes: Uint8Array;
  readonly seed: number;
  readonly recipe: MadePictureRecipe;
  readonly servedBy: ServedBy;
  /** `#rrggbb`; measured when the maker gives none. */
  readonly dominantColor?: string;
}

const FORMATS = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const;
const MAX_PIXELS = EDIT_PIXELS_MAX;

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
  const file = await encodeAnew(picture.bytes, pictureXmp(originOf(picture)));
  const dominantColor = picture.dominantColor ?? (await dominantColorOf(file.content));
  return { ...file, seed: picture.seed, dominantColor };
}

export type PhotoFile = MadeFile & { readonly width: number; readonly height: number };

/** A photo ready to be stored: upright, its pixels alone. @throws Error when the bytes are no PNG, JPEG or WebP */
export async function toPhotoFile(bytes: Uint8Array): Promise<PhotoFile> {
  const file = await encodeAnew(bytes);
  return { ...file, dominantColor: await dominantColorOf(file.content) };
}

/** Decodes a picture and encodes it again in its format, so that only pixels and `xmp` are in it. */
async function encodeAnew(bytes: Uint8Array, xmp?: string) {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
  const { format, space, hasProfile } = await image.metadata();
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp') throw new Error(`Not a picture we keep: ${format}`);
  // CMYK without a profile stays as it is: browsers show it otherwise than a conversion by any press profile.
  if (space === 'cmyk' && !hasProfile) image.pipelineColourspace('cmyk').toColourspace('cmyk');
  image.autoOrient().toFormat(format, { quality: 95 });
  if (xmp !== undefined) image.withXmp(xmp);
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { role: 'image' as const, content: data, contentType: FORMATS[format], width, height };
}

async function dominantColorOf(bytes: Uint8Array): Promise<string> {
  const { dominant } = await sharp(bytes).stats();
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}
