import { type Box, FACES, HEIGHT, type TextLayer, WIDTH } from './layer';

const LEADING = 1.08;
/** Outline width and padding of a plate, relative to the font size. */
const OUTLINE = 0.14;
const PLATE = 0.18;
/** Ascent and descent of these fonts, relative to the font size. */
const ASCENT = 0.86;

const fontOf = ({ face, size }: Pick<TextLayer, 'face' | 'size'>) => `800 ${size}px ${FACES[face]}, Arial, sans-serif`;
const linesOf = ({ text }: Pick<TextLayer, 'text'>) => text.split('\n');

/** Loads the fonts of the layers, because a canvas does not wait for them. */
export async function loadFaces(layers: readonly TextLayer[]): Promise<void> {
  await Promise.all(layers.map((layer) => document.fonts.load(fontOf(layer), layer.text)));
}

/** Bounding box of a layer's text, with outline or plate. */
export function boxOf(context: CanvasRenderingContext2D, layer: TextLayer): Box {
  context.font = fontOf(layer);
  const widths = linesOf(layer).map((line) => context.measureText(line).width);
  const width = Math.max(1, ...widths);
  const height = linesOf(layer).length * layer.size * LEADING;
  const edge = layer.look === 'plate' ? layer.size * PLATE : layer.look === 'outline' ? (layer.size * OUTLINE) / 2 : 0;
  const start = { left: 0, center: width / 2, right: width }[layer.align];
  return {
    left: layer.x - start - edge,
    top: layer.y - edge,
    width: width + edge * 2,
    height: height + edge * 2,
  };
}

/** Moves a layer, clamped to the picture. */
export function moveLayer(context: CanvasRenderingContext2D, layer: TextLayer, dx: number, dy: number): TextLayer {
  const { left, top, width, height } = boxOf(context, layer);
  const within = (at: number, by: number, size: number, room: number) => {
    const [low, high] = [Math.min(0, room - size), Math.max(0, room - size)];
    return Math.min(high, Math.max(low, at + by)) - at;
  };
  return {
    ...layer,
    x: Math.round(layer.x + within(left, dx, width, WIDTH)),
    y: Math.round(layer.y + within(top, dy, height, HEIGHT)),
  };
}

/** Input of a drawing. */
interface Thumbnail {
  /** Centre-cropped to 16:9; a plain background where null. */
  readonly picture: CanvasImageSource | null;
  /** Of the picture, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly layers: readonly TextLayer[];
}

/** Draws a thumbnail at 1280 by 720, the last layer on top. */
export function drawThumbnail(context: CanvasRenderingContext2D, { picture, size, layers }: Thumbnail): void {
  if (picture) drawCovering(context, picture, size);
  else drawGround(context);
  for (const layer of layers) drawLayer(context, layer);
}

function drawCovering(
  context: CanvasRenderingContext2D,
  picture: CanvasImageSource,
  { width, height }: Thumbnail['size'],
) {
  const scale = Math.max(WIDTH / width, HEIGHT / height);
  const [w, h] = [WIDTH / scale, HEIGHT / scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h, 0, 0, WIDTH, HEIGHT);
}

/** Draws a placeholder picture: a window between cold and warm light. */
function drawGround(context: CanvasRenderingContext2D) {
  const air = context.createLinearGradient(0, 0, WIDTH, HEIGHT);
  air.addColorStop(0, '#20364a');
  air.addColorStop(0.55, '#3f6274');
  air.addColorStop(1, '#d8894a');
  context.fillStyle = air;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const light = context.createRadialGradient(960, 430, 20, 960, 430, 420);
  light.addColorStop(0, 'rgb(255 226 176 / 95%)');
  light.addColorStop(0.4, 'rgb(232 164 92 / 70%)');
  light.addColorStop(1, 'rgb(232 164 92 / 0%)');
  context.fillStyle = light;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

function drawLayer(context: CanvasRenderingContext2D, layer: TextLayer) {
  const { x, y, size, colour, second, look, align } = layer;
  if (look === 'plate' && layer.text.trim() !== '') {
    const { left, top, width, height } = boxOf(context, layer);
    context.fillStyle = second;
    context.beginPath();
    context.roundRect(left, top, width, height, size * 0.12);
    context.fill();
  }
  context.font = fontOf(layer);
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  linesOf(layer).forEach((line, at) => {
    const base = y + at * size * LEADING + size * ASCENT;
    if (look === 'outline') {
      context.strokeStyle = second;
      context.lineWidth = size * OUTLINE;
      context.strokeText(line, x, base);
    }
    context.fillStyle = colour;
    context.fillText(line, x, base);
  });
}
