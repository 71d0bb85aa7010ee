import { EDIT_PIXELS_MAX, editedSize, smallerNote, tooLargeToEdit } from '@flint/shared/contracts/editing-limits';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { EditError } from '../../spec/edit-error';
import { asBytes, asWords, type Raster } from './raster';

/** Most pixels that are edited with 16 bits: twice the memory; above it a picture is read with 8. */
const MOST_DEEP = 16_000_000;
/** Formats of photographs and drawings; a document format such as SVG or PDF is none. */
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp', 'gif', 'heif', 'avif']);

export const FIRST_FRAME = 'Only the first frame of the animation was edited.';

export interface ReadPicture {
  raster: Raster;
  notes: string[];
}

interface Reading {
  /** Whether it keeps its size; otherwise one that is too large to work on is made smaller, and a note says so. */
  readonly whole?: boolean;
}

/**
 * Decodes a picture: upright, in sRGB, with alpha; 16 bits stay 16 bits.
 * @throws {EditError} when it is none that can be edited, or has more than 64 megapixels
 */
export async function readPicture(image: Uint8Array, { whole = false }: Reading = {}): Promise<ReadPicture> {
  const metadata = await metadataOf(image);
  const { autoOrient: size, pages = 1, depth } = metadata;
  const tooLarge = tooLargeToEdit(size);
  if (tooLarge !== undefined) throw new EditError(tooLarge);
  const smaller = whole ? undefined : smallerNote(size);
  const notes = [...(pages > 1 ? [FIRST_FRAME] : []), ...(smaller === undefined ? [] : [smaller])];
  const upright = sharp(image, { limitInputPixels: EDIT_PIXELS_MAX }).autoOrient();
  const { width, height } = editedSize(size);
  const sized = smaller === undefined ? upright : upright.resize(width, height, { fit: 'fill' });
  try {
    const raster = isPlainCmyk(metadata)
      ? await fromPlainCmyk(sized)
      : await fromColours(sized, depth === 'ushort' && size.width * size.height <= MOST_DEEP);
    return { raster, notes };
  } catch {
    throw new EditError('This picture is damaged and cannot be edited.');
  }
}

async function metadataOf(image: Uint8Array): Promise<Metadata> {
  const metadata =
    image.length === 0
      ? undefined
      : await sharp(image, { limitInputPixels: false })
          .metadata()
          .catch(() => undefined);
  if (!metadata || !FORMATS.has(metadata.format)) {
    throw new EditError('Only PNG, JPEG, WebP, GIF and AVIF pictures can be edited.');
  }
  return metadata;
}

async function fromColours(upright: Sharp, deep: boolean): Promise<Raster> {
  const { data, info } = await upright
    .toColourspace(deep ? 'rgb16' : 'srgb')
    .ensureAlpha()
    .raw({ depth: deep ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data: deep ? asWords(data) : asBytes(data), width: info.width, height: info.height };
}

/**
 * CMYK without a profile: browsers multiply the inks, which looks brighter than any press profile. For CMYK with one see
 * decision 70.
 */
const isPlainCmyk = ({ space, hasProfile }: Metadata) => space === 'cmyk' && !hasProfile;

async function fromPlainCmyk(upright: Sharp): Promise<Raster> {
  const { data, info } = await upright
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const out = new Uint8Array(width * height * 4);
  for (let at = 0; at < out.length; at += 4) {
    const light = 255 - (data[at + 3] ?? 0);
    for (let ink = 0; ink < 3; ink += 1) out[at + ink] = Math.round(((255 - (data[at + ink] ?? 0)) * light) / 255);
    out[at + 3] = 255;
  }
  return { data: out, width, height };
}
