import sharp, { type Metadata } from 'sharp';
import { EditError } from '../../spec/edit-error';
import { asBytes, asWords, type Raster } from './raster';

/** Most pixels of a picture that is edited, and of one that is made. */
export const MOST_PIXELS = 64_000_000;
/** Most pixels that are edited with 16 bits: twice the memory; above it a picture is read with 8. */
const MOST_DEEP = 16_000_000;
/** Formats of photographs and drawings; a document format such as SVG or PDF is none. */
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp', 'gif', 'heif', 'avif']);

export const FIRST_FRAME = 'Only the first frame of the animation was edited.';

export interface ReadPicture {
  raster: Raster;
  notes: string[];
}

/**
 * Decodes a picture: upright, in sRGB, with alpha; 16 bits stay 16 bits.
 * @throws {EditError} when it is none that can be edited, or has more than 64 megapixels
 */
export async function readPicture(image: Uint8Array): Promise<ReadPicture> {
  const metadata = await metadataOf(image);
  const { width = 0, height = 0, pageHeight, pages = 1, depth } = metadata;
  const pixels = width * (pageHeight ?? height);
  if (pixels > MOST_PIXELS) {
    throw new EditError(
      `A picture to edit has at most 64 megapixels; this one has ${Math.ceil(pixels / 1e6)}. Make it smaller first.`,
    );
  }
  const notes = pages > 1 ? [FIRST_FRAME] : [];
  try {
    const raster = isPlainCmyk(metadata)
      ? await fromPlainCmyk(image)
      : await fromColours(image, depth === 'ushort' && pixels <= MOST_DEEP);
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

async function fromColours(image: Uint8Array, deep: boolean): Promise<Raster> {
  const { data, info } = await sharp(image, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .toColourspace(deep ? 'rgb16' : 'srgb')
    .ensureAlpha()
    .raw({ depth: deep ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data: deep ? asWords(data) : asBytes(data), width: info.width, height: info.height };
}

/** CMYK without a profile: browsers multiply the inks, which looks brighter than any press profile. */
const isPlainCmyk = ({ space, hasProfile }: Metadata) => space === 'cmyk' && !hasProfile;

async function fromPlainCmyk(image: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(image, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
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
