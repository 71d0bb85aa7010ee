import { ASPECT_RATIO_IDS, ASPECT_RATIOS, IMAGE_STYLES, type ImageStyle } from '@flint/shared/contracts/image-options';
import { oklch } from 'culori';
import sharp from 'sharp';
import type { IllustrationRequest } from '../spec/illustrator';
import { inForm } from '../testing/in-form';
import { illustrate } from './illustrate';
import { SCENE_IDS } from './prompt/subjects';
import { SCENES } from './scenes/scenes';

/** A request at half size in each direction, to draw a quarter of the pixels with the same strokes. */
const request = (over: Partial<IllustrationRequest> = {}): IllustrationRequest => ({
  prompt: 'two boats on a calm lake at sunset',
  style: 'cartoon',
  ratio: '1:1',
  seed: 7,
  scale: 0.5,
  ...over,
});

async function thumbnail(image: Buffer): Promise<Buffer> {
  return sharp(image).removeAlpha().resize(128, 128, { fit: 'fill' }).raw().toBuffer();
}

/** Mean difference per channel of two pictures, 0–255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = [await thumbnail(one), await thumbnail(other)];
  return first.reduce((sum, value, at) => sum + Math.abs(value - second[at]!), 0) / first.length;
}

/** Places of the cartoon and the sketch, which are drawn quickest. */
const QUICK = [2, 3];
/** Places of the widest and the tallest ratio. */
const FARTHEST = [2, 3];

/** Share of strongly coloured pixels near a hue (degrees, OKLCH). */
async function shareOfHue(image: Buffer, hue: number): Promise<number> {
  const pixels = await thumbnail(image);
  let near = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = oklch({ mode: 'rgb', r: pixels[at]! / 255, g: pixels[at + 1]! / 255, b: pixels[at + 2]! / 255 });
    const apart = Math.abs((((colour.h ?? 0) - hue + 540) % 360) - 180);
    if (colour.c > 0.05 && apart < 28) near += 1;
  }
  return near / (pixels.length / 3);
}

describe('illustrate', () => {
  it.each(inForm(IMAGE_STYLES, QUICK))('gives the same bytes for the same %s request', async (style) => {
    const [one, other] = [await illustrate(request({ style })), await illustrate(request({ style }))];
    expect(one.image.equals(other.image)).toBe(true);
    expect(one.svg).toBe(other.svg);
  });

  it('draws another picture for another seed', async () => {
    const [one, other] = [await illustrate(request()), await illustrate(request({ seed: 8 }))];
    expect(await difference(one.image, other.image)).toBeGreaterThan(4);
  });

  it.each(ASPECT_RATIO_IDS)('draws %s at its exact size', async (ratio) => {
    const drawn = await illustrate(request({ ratio, scale: 1 }));
    const { width, height, format } = await sharp(drawn.image).metadata();
    expect([width, height, format]).toEqual([...ASPECT_RATIOS[ratio], 'png']);
    expect([drawn.width, drawn.height]).toEqual(ASPECT_RATIOS[ratio]);
    expect(drawn.contentType).toBe('image/png');
    expect(drawn.dominantColor).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('makes the four styles clearly different on one prompt', async () => {
    const images = await Promise.all(
      IMAGE_STYLES.map(async (style) => ({ style, ...(await illustrate(request({ style }))) })),
    );
    const pairs = images.flatMap((one, at) => images.slice(at + 1).map((other) => [one, other] as const));
    const apart: [ImageStyle, ImageStyle, number][] = [];
    for (const [one, other] of pairs) apart.push([one.style, other.style, await difference(one.image, other.image)]);
    expect(apart.filter(([, , mean]) => mean < 5)).toEqual([]);
  });

  it.each([
    ['a red boat on a blue sea at noon', 'a white boat on a blue sea at noon', '#c8321f', 0.0008],
    ['green hills', 'violet hills', '#3f8a4d', 0.12],
    ['record on a blue background', 'record on a red background', '#2d67b0', 0.15],
    ['three red vases', 'three green vases', '#c8321f', 0.015],
    ['abstract shapes in teal', 'abstract shapes in pink', '#1f7a7a', 0.08],
  ])('paints %j in the colour asked for, unlike %j', async (asked, otherwise, colour, least) => {
    const hue = oklch(colour)?.h ?? 0;
    const [painted, plain] = [
      await illustrate(request({ prompt: asked })),
      await illustrate(request({ prompt: otherwise })),
    ];
    const share = await shareOfHue(painted.image, hue);
    expect(share).toBeGreaterThan(least);
    expect(share).toBeGreaterThan(1.3 * (await shareOfHue(plain.image, hue)));
  });

  it('changes colours with the time of day', async () => {
    const brightness = async (prompt: string) => {
      const { channels } = await sharp((await illustrate(request({ prompt }))).image).stats();
      return channels.reduce((sum, { mean }) => sum + mean, 0) / 3;
    };
    expect(await brightness('the sea at noon')).toBeGreaterThan(50 + (await brightness('the sea at midnight')));
  });

  it('paletteSeed takes the colours of another seed, and nothing else', async () => {
    const asked = request({ prompt: 'three pears on a table', style: 'artistic' });
    const [source, own, lent] = [
      await illustrate({ ...asked, seed: 43 }),
      await illustrate({ ...asked, seed: 902 }),
      await illustrate({ ...asked, seed: 902, paletteSeed: 43 }),
    ];
    expect(await difference(source.image, lent.image)).toBeLessThan(0.5 * (await difference(source.image, own.image)));
    expect(lent.image.equals(source.image)).toBe(false);
  });

  it('follows a reference palette', async () => {
    const green = await illustrate(request({ prompt: 'dunes', palette: ['#0f3d2e', '#2f8f5b', '#bfe8c9'] }));
    const plain = await illustrate(request({ prompt: 'dunes' }));
    const hue = oklch('#2f8f5b')?.h ?? 0;
    expect(await shareOfHue(green.image, hue)).toBeGreaterThan(0.2 + (await shareOfHue(plain.image, hue)));
  });

  it('paints the number of things asked for', async () => {
    const drawn = await Promise.all(
      ['one pear', 'two pears', 'five pears'].map((prompt) =>
        illustrate(request({ prompt, palette: ['not a colour'] })),
      ),
    );
    const stems = drawn.map(({ svg }) => svg.match(/stroke-width="[\d.]+" stroke-linecap/g)?.length ?? 0);
    expect(stems).toEqual([1, 2, 5]);
  });

  it('has a painter for every scene', () => {
    expect(Object.keys(SCENES).sort()).toEqual([...SCENE_IDS].sort());
  });

  it.each(SCENE_IDS)('paints %s, however wide or tall', async (scene) => {
    const words: Record<string, string> = {
      ...{ mountains: 'lake', fruit: 'pear', vases: 'vase', botanic: 'rose', hills: 'hill', dunes: 'dune' },
      ...{ music: 'guitar', winter: 'snowman' },
    };
    for (const ratio of inForm(ASPECT_RATIO_IDS, FARTHEST)) {
      const drawn = await illustrate(request({ prompt: words[scene] ?? scene, ratio }));
      const { channels } = await sharp(drawn.image).stats();
      expect([ratio, drawn.scene]).toEqual([ratio, scene]);
      expect(drawn.svg.replace(/base64,[^"]*/g, '')).not.toMatch(/NaN|undefined|Infinity/);
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8);
    }
  });

  it.each([
    ['markup', '"/><script>alert(1)</script><image href="file:///etc/passwd"/> &xxe; lake'],
    ['a very long prompt', `a lake ${'very '.repeat(600)}`.slice(0, 2000)],
    ['nothing but space', '   '],
    ['control characters', 'a \u0000lake\u0007 \ud800 \u202e'],
    ['emoji and CJK', '🗻🌸 富士山と桜'],
    ['prototype names', 'constructor __proto__ toString hasOwnProperty'],
  ])('survives %s', async (_name, prompt) => {
    const { svg, image } = await illustrate(request({ prompt, palette: ['"/><script>', '#12'], scale: 1 }));
    expect(svg).not.toMatch(/script|passwd|xxe|alert|NaN|undefined|Infinity/);
    expect((await sharp(image).metadata()).width).toBe(1024);
  });
});
