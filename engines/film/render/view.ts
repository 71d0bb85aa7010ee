import type { Pose } from '../camera/pose';
import type { Depth } from './depth';
import type { Planes } from './planes';

/**
 * Cell size of the warp mesh, frame pixels. Depth is smooth, so positions between the corners are interpolated
 * linearly.
 */
const CELL = 8;

/** Warp mesh: picture coordinates at the corners of the frame's cells, in pixels of the picture. */
interface Mesh {
  columns: number;
  x: Float32Array;
  y: Float32Array;
}

/** Renders one frame of a picture from a camera pose. Positions are subpixel, so that motion is smooth. */
export function view(picture: Planes, depth: Depth, pose: Pose, frame: Planes): void {
  const mesh = meshOf(picture, depth, pose, frame);
  sample(picture.y, picture.width, picture.height, frame.y, frame.width, frame.height, mesh, 1);
  sample(picture.u, picture.width / 2, picture.height / 2, frame.u, frame.width / 2, frame.height / 2, mesh, 2);
  sample(picture.v, picture.width / 2, picture.height / 2, frame.v, frame.width / 2, frame.height / 2, mesh, 2);
}

function meshOf(picture: Planes, depth: Depth, pose: Pose, frame: Planes): Mesh {
  const columns = Math.ceil(frame.width / CELL) + 1;
  const rows = Math.ceil(frame.height / CELL) + 1;
  const x = new Float32Array(columns * rows);
  const y = new Float32Array(columns * rows);
  const [cos, sin] = [Math.cos(pose.roll), Math.sin(pose.roll)];
  for (let row = 0; row < rows; row += 1) {
    const down = (row * CELL - frame.height / 2) / frame.width;
    for (let column = 0; column < columns; column += 1) {
      const across = (column * CELL - frame.width / 2) / frame.width;
      const turnedX = across * cos - down * sin;
      const turnedY = across * sin + down * cos;
      // The visible point depends on its depth, and the depth on the point: two fixed-point iterations are near enough.
      let near = 0;
      let px = 0;
      let py = 0;
      for (let round = 0; round < 3; round += 1) {
        const scale = 1 / (pose.zoom * (1 + pose.dolly * near));
        px = (turnedX * scale + pose.x + pose.parallaxX * near + 0.5) * picture.width;
        py = (turnedY * scale + pose.y + pose.parallaxY * near) * picture.width + picture.height / 2;
        near = nearnessAt(depth, px / picture.width, py / picture.height) - 0.5;
      }
      x[row * columns + column] = px;
      y[row * columns + column] = py;
    }
  }
  return { columns, x, y };
}

/** Depth at a point, 0 to 1, by bilinear interpolation. */
function nearnessAt({ data, width, height }: Depth, across: number, down: number): number {
  const x = Math.max(0, Math.min(width - 1.001, across * width - 0.5));
  const y = Math.max(0, Math.min(height - 1.001, down * height - 0.5));
  const at = (y | 0) * width + (x | 0);
  const fx = x - (x | 0);
  const fy = y - (y | 0);
  const upper = (data[at] as number) * (1 - fx) + (data[at + 1] as number) * fx;
  const lower = (data[at + width] as number) * (1 - fx) + (data[at + width + 1] as number) * fx;
  return (upper * (1 - fy) + lower * fy) / 255;
}

/**
 * Samples a plane of the picture into the frame, by bilinear interpolation.
 * @param step frame pixels for one of this plane's
 */
function sample(
  from: Uint8Array,
  fromWidth: number,
  fromHeight: number,
  to: Uint8Array,
  width: number,
  height: number,
  { columns, x, y }: Mesh,
  step: number,
): void {
  const cell = CELL / step;
  const [right, bottom] = [(fromWidth - 1) * 256 - 1, (fromHeight - 1) * 256 - 1];
  for (let row = 0; row < height; row += 1) {
    const middle = (row + 0.5) / cell;
    const line = middle | 0;
    const part = middle - line;
    for (let column = 0; column < width; column += cell) {
      const corner = line * columns + ((column / cell) | 0);
      const below = corner + columns;
      const leftX = (x[corner] as number) * (1 - part) + (x[below] as number) * part;
      const leftY = (y[corner] as number) * (1 - part) + (y[below] as number) * part;
      const rightX = (x[corner + 1] as number) * (1 - part) + (x[below + 1] as number) * part;
      const rightY = (y[corner + 1] as number) * (1 - part) + (y[below + 1] as number) * part;
      const dx = (rightX - leftX) / cell;
      const dy = (rightY - leftY) / cell;
      const end = Math.min(width, column + cell);
      for (let pixel = column; pixel < end; pixel += 1) {
        const along = pixel - column + 0.5;
        const sx = Math.max(0, Math.min(right, (((leftX + dx * along) / step - 0.5) * 256) | 0));
        const sy = Math.max(0, Math.min(bottom, (((leftY + dy * along) / step - 0.5) * 256) | 0));
        const at = (sy >> 8) * fromWidth + (sx >> 8);
        const fx = sx & 255;
        const fy = sy & 255;
        const upper = (from[at] as number) * (256 - fx) + (from[at + 1] as number) * fx;
        const lower = (from[at + fromWidth] as number) * (256 - fx) + (from[at + fromWidth + 1] as number) * fx;
        to[row * width + pixel] = (upper * (256 - fy) + lower * fy + 32_768) >> 16;
      }
    }
  }
}
