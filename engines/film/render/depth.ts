import sharp from 'sharp';

/** Depth map: 0 farthest, 255 nearest. Smoothed, so that parallax does not tear the picture. */
export interface Depth {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Long side of the map, pixels: smaller details do not shift on their own. */
const LONG = 320;
/** Blur radius, pixels of the map. */
const SOFT = 3.5;
/**
 * Dilation radius, pixels of the map: the surroundings of an object shift with it, so that it keeps its shape and the
 * stretching lies behind it.
 */
const AROUND = 7;
/** Share of a layer's depth by which its foot is nearer than its head: the ground comes towards the viewer. */
const GROUND = 0.16;

/**
 * Depth map of a drawing, from the order its layers were painted in: later layers are nearer.
 * @param svg of our own illustrator
 */
export async function depthOfDrawing(svg: string, shape: number): Promise<Depth> {
  const [width, height] = sizeFor(shape);
  const body = svg.indexOf('</defs>') + '</defs>'.length;
  const layers = layersOf(svg.slice(body, svg.lastIndexOf('</svg>')));
  const last = Math.max(1, layers.length - 1);
  const painted = layers.map((layer, index) => `<g filter="url(#z${index})">${layer}</g>`).join('');
  const filters = layers.map((_, index) => nearness(index, index / last)).join('');
  const drawn = svg
    .slice(0, body - '</defs>'.length)
    .replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`);
  const flat = `${drawn}${filters}</defs><rect width="100%" height="100%"/>${painted}</svg>`;
  const { data } = await sharp(Buffer.from(flat), { limitInputPixels: 40_000_000 })
    .removeAlpha()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 1) {
    const down = Math.floor(at / width) / height;
    data[at] = (data[at] ?? 0) * (1 - GROUND + GROUND * down);
  }
  return softened(dilated(data, width, height), width, height);
}

/** Dilation (maximum filter) of near areas, along rows and then along columns. */
function dilated(data: Uint8Array, width: number, height: number): Uint8Array {
  const wide = new Uint8Array(data.length);
  const grown = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 1) {
    const column = at % width;
    const [from, to] = [at - Math.min(AROUND, column), at + Math.min(AROUND, width - 1 - column)];
    for (let near = from; near <= to; near += 1) wide[at] = Math.max(wide[at] ?? 0, data[near] ?? 0);
  }
  for (let at = 0; at < data.length; at += 1) {
    const row = Math.floor(at / width);
    const [from, to] = [Math.max(0, row - AROUND), Math.min(height - 1, row + AROUND)];
    for (let near = from; near <= to; near += 1)
      grown[at] = Math.max(grown[at] ?? 0, wide[near * width + (at % width)] ?? 0);
  }
  return grown;
}

/** Estimated depth map of a picture without layers: the lower part and the middle are nearer. */
export function estimatedDepth(shape: number): Promise<Depth> {
  const [width, height] = sizeFor(shape);
  const data = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) / width - 0.5, Math.floor(at / width) / height];
    const middle = Math.exp(-(x * x * 9 + (y - 0.58) ** 2 * 7));
    return 255 * Math.min(1, 0.5 * y * y + 0.5 * middle);
  });
  return softened(data, width, height);
}

function sizeFor(shape: number): [number, number] {
  return shape <= 1 ? [LONG, Math.round(LONG * shape)] : [Math.round(LONG / shape), LONG];
}

/** Fills a layer with one grey value, keeping its opacity. */
function nearness(index: number, value: number): string {
  const tone = `0 0 0 0 ${value.toFixed(3)} `;
  return `<filter id="z${index}" x="0" y="0" width="100%" height="100%" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feColorMatrix values="${tone.repeat(3)}0 0 0 1 0"/></filter>`;
}

/**
 * Layers of a drawing in painting order: the children of its first group. Siblings of that group are atmosphere in
 * front of everything, and are ignored.
 */
function layersOf(body: string): string[] {
  const children = childrenOf(body);
  const [back = ''] = children;
  const inner = back.startsWith('<g>') ? childrenOf(back.slice('<g>'.length, back.lastIndexOf('</g>'))) : [];
  return inner.length > 1 ? inner : inner.length === 1 && inner[0]?.startsWith('<g>') ? layersOf(inner[0]) : children;
}

function childrenOf(markup: string): string[] {
  const children: string[] = [];
  let depth = 0;
  let start = 0;
  for (const tag of markup.matchAll(/<(\/?)[a-zA-Z]+[^>]*?(\/?)>/g)) {
    if (depth === 0) start = tag.index;
    if (tag[1]) depth -= 1;
    else if (!tag[2]) depth += 1;
    if (depth === 0) children.push(markup.slice(start, tag.index + tag[0].length));
  }
  return children;
}

async function softened(data: Uint8Array, width: number, height: number): Promise<Depth> {
  const soft = await sharp(data, { raw: { width, height, channels: 1 } })
    .blur(SOFT)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { width, height, data: soft };
}
