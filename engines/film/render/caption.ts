import sharp from 'sharp';
import { setBlock } from '../../image/lettering/block';
import { covers, faceOf } from '../../image/lettering/faces';
import type { Planes } from './planes';

/**
 * A rendered caption with its background, to overlay on frames. Sizes and positions are even, so that the half-size
 * chroma planes fit.
 */
export interface Caption extends Planes {
  left: number;
  top: number;
  /** 0–255, at full size. */
  alpha: Uint8Array;
}

/** Margins at the sides and below, and the largest line height, as shares of the frame. */
const SIDE = 0.08;
const BELOW = 0.07;
const LARGEST = 0.046;
const TALLEST = 0.18;

/** Renders a caption at the bottom of a frame: light text on a dark rounded box, readable over any picture. */
export async function captionFor(text: string, width: number, height: number): Promise<Caption> {
  const face = covers(faceOf('manrope'), text) ? faceOf('manrope') : faceOf('fredoka');
  const short = Math.min(width, height);
  const tall = TALLEST * height;
  const room = { x: SIDE * width, y: height * (1 - BELOW) - tall, width: width * (1 - 2 * SIDE), height: tall };
  const { path, box, size } = setBlock([text], face, room, LARGEST * short, 'centre');
  // The block is centred in its box: move it to the bottom.
  const drop = room.y + tall - (box.y + box.height) - size * 0.5;
  const [padX, padY] = [size * 0.75, size * 0.42];
  const left = even(box.x - padX);
  const top = even(box.y + drop - padY);
  const [w, h] = [
    Math.min(width - left, even(box.width + 2 * padX)),
    Math.min(height - top, even(box.height + 2 * padY)),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" rx="${(size * 0.5).toFixed(1)}" fill="#0b0d12" opacity="0.62"/><path transform="translate(${-left} ${(drop - top).toFixed(2)})" d="${path}" fill="#ffffff"/></svg>`;
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { ...greyPlanes(data, w, h), left, top };
}

const even = (length: number) => 2 * Math.round(length / 2);

/** Greyscale planes: black, white and between. */
function greyPlanes(rgba: Uint8Array, width: number, height: number): Planes & { alpha: Uint8Array } {
  const y = new Uint8Array(width * height);
  const alpha = new Uint8Array(width * height);
  for (let pixel = 0; pixel < y.length; pixel += 1) {
    y[pixel] = 16.5 + 0.859 * (rgba[pixel * 4 + 1] ?? 0);
    alpha[pixel] = rgba[pixel * 4 + 3] ?? 0;
  }
  const grey = new Uint8Array((width / 2) * (height / 2)).fill(128);
  return { width, height, y, u: grey, v: grey, alpha };
}

/** Alpha-blends a caption over a frame. @param share opacity, 0–1 */
export function layCaption(caption: Caption, frame: Planes, share: number): void {
  const weight = Math.round(share * 256);
  if (weight === 0) return;
  const { left, top, width, height, alpha } = caption;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const cover = ((alpha[row * width + column] as number) * weight) >> 8;
      if (cover === 0) continue;
      const at = (top + row) * frame.width + left + column;
      frame.y[at] = over(frame.y[at] as number, caption.y[row * width + column] as number, cover);
      if (row % 2 || column % 2) continue;
      const half = ((top + row) / 2) * (frame.width / 2) + (left + column) / 2;
      frame.u[half] = over(frame.u[half] as number, 128, cover);
      frame.v[half] = over(frame.v[half] as number, 128, cover);
    }
  }
}

const over = (own: number, laid: number, cover: number) => own + ((laid - own) * cover + 127) / 255;
