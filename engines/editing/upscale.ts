import { tooLargeToMake } from '@flint/shared/contracts/editing-limits';
import { drawnSize } from '../image/compose';
import { illustrate } from '../image/illustrate';
import { EditError } from '../spec/edit-error';
import type { UpscaledPicture, UpscaleOrder } from '../spec/picture-editor';
import { finished } from './finished';
import { isPresent } from './is-present';
import { toEightBits } from './raster/eight-bits';
import { readPicture } from './raster/read-picture';
import { resample } from './resample';

/**
 * Enlarges a picture. A drawing of this version is drawn again at the larger size, which is exact; any other is resampled
 * along its edges.
 * @throws {EditError} when the result would have more than 64 megapixels, or the picture cannot be read
 */
export async function upscalePicture({ image, factor, drawing }: UpscaleOrder): Promise<UpscaledPicture> {
  if (isPresent(drawing)) {
    const { request } = drawing;
    const scaled = { ...request, scale: (request.scale ?? 1) * factor };
    const [width, height] = drawnSize(scaled);
    refuseTooLarge(width, height);
    const drawn = await illustrate(scaled);
    const { image: png, contentType, dominantColor } = drawn;
    return {
      image: png,
      contentType,
      width: drawn.width,
      height: drawn.height,
      dominantColor,
      notes: [],
      how: 'redrawn',
    };
  }
  const { raster, notes } = await readPicture(image, { whole: true });
  refuseTooLarge(raster.width * factor, raster.height * factor);
  const larger = await resample(toEightBits(raster), factor);
  return { ...(await finished(larger, notes)), how: 'resampled' };
}

function refuseTooLarge(width: number, height: number): void {
  const tooLarge = tooLargeToMake({ width, height });
  if (tooLarge !== undefined) throw new EditError(tooLarge);
}
