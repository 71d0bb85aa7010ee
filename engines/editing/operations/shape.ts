import { EDIT_PIXELS_MAX } from '@flint/shared/contracts/editing-limits';
import sharp from 'sharp';
import { EditError } from '../../spec/edit-error';
import type { EditStep } from '../../spec/picture-editor';
import { premultiply, unpremultiply } from '../raster/premultiply';
import { over, type Raster, readPixels } from '../raster/raster';
import { numberIn } from './step-values';

/** Longest side of the copy in which the place of a crop is looked for, pixels. */
const COPY = 256;

interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Crops to a shape around what draws the eye, takes a share off a side, or comes closer. */
export async function crop(raster: Raster, step: EditStep): Promise<Raster> {
  const cut = typeof step.ratio === 'string' ? await toRatio(raster, step.ratio) : offSide(raster, step);
  const whole = cut.width === raster.width && cut.height === raster.height;
  return whole ? raster : readPixels(over(raster).extract(cut), raster);
}

async function toRatio(raster: Raster, ratio: string): Promise<Cut> {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const wanted = across > 0 && down > 0 ? across / down : 1;
  const width = Math.max(1, Math.min(raster.width, Math.round(raster.height * wanted)));
  const height = Math.max(1, Math.min(raster.height, Math.round(raster.width / wanted)));
  const scale = Math.min(1, COPY / Math.max(raster.width, raster.height));
  const small = await over(raster)
    .resize(Math.max(1, Math.round(raster.width * scale)), Math.max(1, Math.round(raster.height * scale)), {
      fit: 'fill',
    })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { info } = await sharp(small)
    .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), {
      fit: 'cover',
      position: 'attention',
    })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(-(info.cropOffsetLeft ?? 0) / scale);
  const top = Math.round(-(info.cropOffsetTop ?? 0) / scale);
  return {
    left: Math.max(0, Math.min(raster.width - width, left)),
    top: Math.max(0, Math.min(raster.height - height, top)),
    width,
    height,
  };
}

function offSide({ width, height }: Raster, step: EditStep): Cut {
  const share = numberIn(step.share, 0, 0.9) ?? 0;
  const [across, down] = [Math.round(width * (1 - share)), Math.round(height * (1 - share))];
  switch (step.side) {
    case 'left':
      return { left: width - across, top: 0, width: Math.max(1, across), height };
    case 'right':
      return { left: 0, top: 0, width: Math.max(1, across), height };
    case 'top':
      return { left: 0, top: height - down, width, height: Math.max(1, down) };
    case 'bottom':
      return { left: 0, top: 0, width, height: Math.max(1, down) };
    default:
      return {
        left: Math.floor((width - across) / 2),
        top: Math.floor((height - down) / 2),
        width: Math.max(1, across),
        height: Math.max(1, down),
      };
  }
}

/** Turns by degrees to the right, and mirrors. Corners that come free are transparent. */
export async function rotate(raster: Raster, step: EditStep): Promise<Raster> {
  const degrees = (((numberIn(step.degrees, -360, 360) ?? 0) % 360) + 360) % 360;
  const turned = degrees === 0 ? raster : await turnedBy(raster, degrees);
  if (step.mirror === 'x') return readPixels(over(turned).flop(), turned);
  if (step.mirror === 'y') return readPixels(over(turned).flip(), turned);
  return turned;
}

async function turnedBy(raster: Raster, degrees: number): Promise<Raster> {
  if (degrees % 90 === 0) return readPixels(over(raster).rotate(degrees), raster);
  const { width, height } = raster;
  const [sin, cos] = [Math.abs(Math.sin((degrees * Math.PI) / 180)), Math.abs(Math.cos((degrees * Math.PI) / 180))];
  if ((width * cos + height * sin) * (width * sin + height * cos) > EDIT_PIXELS_MAX) {
    throw new EditError('Turned by this angle the picture would have more than 64 megapixels. Make it smaller first.');
  }
  const loose = premultiply({ ...raster, data: raster.data.slice() });
  const ground = { r: 0, g: 0, b: 0, alpha: 0 };
  return unpremultiply(await readPixels(over(loose).rotate(degrees, { background: ground }), raster));
}

/** Turns by a small angle and cuts off the corners: the largest part of the same shape that is full. */
export async function straighten(raster: Raster, degrees: number): Promise<Raster> {
  if (Math.abs(degrees) < 0.05) return raster;
  const turned = await turnedBy(raster, (degrees + 360) % 360);
  const { width, height } = raster;
  const turn = (Math.abs(degrees) * Math.PI) / 180;
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  const factor = short / (long * Math.sin(turn) + short * Math.cos(turn));
  const cut = { width: Math.floor(width * factor) - 2, height: Math.floor(height * factor) - 2 };
  if (cut.width < 1 || cut.height < 1) return raster;
  const left = Math.round((turned.width - cut.width) / 2);
  const top = Math.round((turned.height - cut.height) / 2);
  return readPixels(over(turned).extract({ left, top, ...cut }), raster);
}
