import sharp from 'sharp';
import { banded, type Stop, stopMarkup } from './stops';
import type { Texture } from './texture';

/** `soft`: gradients, blur and grainy materials. `flat`: colour bands and ink outlines. */
export type Finish = 'soft' | 'flat';

export interface LinearShape {
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
  /** Number of bands in the flat finish. */
  bands?: number;
}
export interface RadialShape {
  cx?: number;
  cy?: number;
  r?: number;
  bands?: number;
}

/**
 * Builder of one SVG picture and its definitions. Injection guard: all values are numbers and validated hex colours,
 * never text.
 */
export class Canvas {
  readonly #definitions: string[] = [];
  readonly #textures: Texture[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
    readonly finish: Finish,
    readonly ink: string,
    /** Distinguishes its definitions from those of another canvas in one document. */
    readonly prefix = 'd',
    /** Size of the finished document in pixels; default: the canvas's own. */
    readonly output: Readonly<{ width: number; height: number }> = { width, height },
  ) {}

  /** Pixels of the finished document per unit of the canvas. */
  get scale(): number {
    return this.output.width / this.width;
  }

  get flat(): boolean {
    return this.finish === 'flat';
  }

  /** Adds a definition and returns `url(#id)`. */
  define(make: (id: string) => string): string {
    const id = `${this.prefix}${this.#definitions.length}`;
    this.#definitions.push(make(id));
    return `url(#${id})`;
  }

  /** A linear gradient over a shape's box, from top to bottom by default. */
  linear(stops: readonly Stop[], { x1 = 0, y1 = 0, x2 = 0, y2 = 1, bands = 3 }: LinearShape = {}): string {
    const inner = this.#stops(stops, bands);
    return this.define(
      (id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${inner}</linearGradient>`,
    );
  }

  /** A radial gradient over a shape's box. */
  radial(stops: readonly Stop[], { cx = 0.5, cy = 0.5, r = 0.5, bands = 3 }: RadialShape = {}): string {
    const inner = this.#stops(stops, bands);
    return this.define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${inner}</radialGradient>`);
  }

  /** A blur attribute; empty in the flat finish, where shadows have hard edges. */
  blur(radius: number): string {
    if (this.flat) return '';
    const url = this.define(
      (id) =>
        `<filter id="${id}" x="-25%" y="-30%" width="150%" height="160%"><feGaussianBlur stdDeviation="${radius.toFixed(1)}"/></filter>`,
    );
    return ` filter="${url}"`;
  }

  /** A clip attribute for a path. */
  clip(path: string): string {
    return ` clip-path="${this.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)}"`;
  }

  /** Places a texture, stretched over a box. */
  texture(texture: Texture, x: number, y: number, width: number, height: number): string {
    this.#textures.push(texture);
    const box = `x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"`;
    return `<image ${box} preserveAspectRatio="none" href="texture:${this.prefix}${this.#textures.length - 1};"/>`;
  }

  /** The finished document. Several layers may share one canvas, and a layer may have parts of another canvas. */
  async document(body: string, ...others: readonly Canvas[]): Promise<string> {
    const { width, height, output } = this;
    const canvases = [this, ...others];
    const pictures = await Promise.all(canvases.map((canvas) => canvas.#pictures(body)));
    const encoded = new Map(pictures.flat());
    const filled = body.replace(/texture:(\w+);/g, (_, id: string) => encoded.get(id) ?? '');
    const definitions = canvases.flatMap((canvas) => canvas.#definitions).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${output.width}" height="${output.height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><defs>${definitions}</defs>${filled}</svg>`;
  }

  /** Adds copies of the definitions that markup refers to, each changed, and returns the markup that refers to them. */
  redefine(markup: string, change: (definition: string) => string): string {
    return markup.replace(new RegExp(`url\\(#${this.prefix}(\\d+)\\)`, 'g'), (all, index: string) => {
      const definition = this.#definitions[Number(index)];
      if (definition === undefined) return all;
      return this.define((id) => change(definition).replace(`id="${this.prefix}${index}"`, `id="${id}"`));
    });
  }

  /** Markup with the content of its definitions in place of their ids, to compare drawings of two canvases. */
  inlined(markup: string): string {
    return markup
      .replace(new RegExp(`url\\(#${this.prefix}(\\d+)\\)`, 'g'), (all, index: string) =>
        (this.#definitions[Number(index)] ?? all).replace(/ id="\w+"/, ''),
      )
      .replaceAll(`texture:${this.prefix}`, 'texture:');
  }

  /** The textures that a body shows, as data URLs by their ids. */
  #pictures(body: string): Promise<[id: string, url: string][]> {
    const shown = this.#textures
      .map((texture, index) => ({ texture, id: `${this.prefix}${index}` }))
      .filter(({ id }) => body.includes(`texture:${id};`));
    return Promise.all(shown.map(async ({ texture, id }): Promise<[string, string]> => [id, await dataUrl(texture)]));
  }

  #stops(stops: readonly Stop[], bands: number): string {
    return (this.flat ? banded(stops, bands) : stops).map(stopMarkup).join('');
  }
}

async function dataUrl({ data, width, height }: Texture): Promise<string> {
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
