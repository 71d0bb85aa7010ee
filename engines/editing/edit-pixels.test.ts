import { inForm } from '../testing/in-form';
import { asPng, measurePicture, pixelsOfPng, seededPicture } from '../testing/pictures';
import { editPicture } from './edit-picture';
import { planEdit } from './reading/plan-edit';

const SEEDS = inForm([1, 2, 3], [0]);

async function edited(words: string, seed = 1, strength = 0.5) {
  const picture = seededPicture(seed);
  const plan = planEdit(words);
  expect(plan.ignored).toEqual([]);
  const { image } = await editPicture({ image: await asPng(picture), plan, strength, seed });
  return { before: picture, after: await pixelsOfPng(image) };
}

type Statistic = keyof ReturnType<typeof measurePicture>;

describe('each edit moves the statistic it names and leaves the others', () => {
  it.each<[words: string, moves: Statistic, least: number, leaves: Partial<Record<Statistic, number>>]>([
    ['brighter', 'light', 0.06, { contrast: 0.02, red: 0.006, yellow: 0.006, chroma: 0.006 }],
    ['darker', 'light', -0.06, { contrast: 0.02, red: 0.006, yellow: 0.006, chroma: 0.006 }],
    ['more contrast', 'contrast', 0.008, { light: 0.01, red: 0.006, yellow: 0.006, chroma: 0.01 }],
    ['less contrast', 'contrast', -0.008, { light: 0.01, red: 0.006, yellow: 0.006, chroma: 0.006 }],
    ['warmer', 'yellow', 0.02, { light: 0.01, contrast: 0.008 }],
    ['cooler', 'yellow', -0.02, { light: 0.01, contrast: 0.008 }],
    ['more saturated', 'chroma', 0.012, { light: 0.01, contrast: 0.008 }],
    ['less saturated', 'chroma', -0.01, { light: 0.01, contrast: 0.008 }],
    ['black and white', 'chroma', -0.02, { light: 0.01, contrast: 0.008 }],
    ['a red tint', 'red', 0.02, { light: 0.012, contrast: 0.008 }],
    ['less red', 'red', -0.02, { light: 0.012, contrast: 0.008 }],
    ['much blurred', 'detail', -0.002, { light: 0.004, red: 0.004, yellow: 0.004 }],
    ['much sharper', 'detail', 0.002, { light: 0.006, red: 0.004, yellow: 0.004 }],
    ['grainy', 'detail', 0.01, { light: 0.006, red: 0.004, yellow: 0.004 }],
  ])('%s: %s', async (words, moves, least, leaves) => {
    for (const seed of SEEDS) {
      const { before, after } = await edited(words, seed);
      const [was, is] = [measurePicture(before), measurePicture(after)];
      const moved = is[moves] - was[moves];
      expect(least > 0 ? moved : -moved).toBeGreaterThan(Math.abs(least));
      for (const [name, most] of Object.entries(leaves) as [Statistic, number][]) {
        expect([words, seed, name, Math.abs(is[name] - was[name]) < most]).toEqual([words, seed, name, true]);
      }
    }
  });

  it('darkens the corners alone for a vignette', async () => {
    for (const seed of SEEDS) {
      const { before, after } = await edited('vignette', seed);
      const at = (x: number, y: number) => (y * before.width + x) * 4;
      expect(after.data[at(0, 0)]).toBeLessThan(0.7 * before.data[at(0, 0)]!);
      expect(after.data[at(60, 45)]).toBe(before.data[at(60, 45)]);
    }
  });

  it('scales with the strength, and does nothing at 0', async () => {
    const light = async (strength: number) => measurePicture((await edited('brighter', 1, strength)).after).light;
    const [none, half, described, full] = [await light(0), await light(0.25), await light(0.5), await light(1)];
    expect(none).toBeCloseTo(measurePicture(seededPicture(1)).light, 4);
    expect(half).toBeGreaterThan(none + 0.02);
    expect(described).toBeGreaterThan(half + 0.02);
    expect(full).toBeGreaterThan(described + 0.03);
    const { before, after } = await edited('warmer, blurred, vintage, grain, vignette, sharper', 1, 0);
    expect(after.data.equals(before.data)).toBe(true);
  });
});

describe('shapes', () => {
  it.each([
    ['crop to 4:5', 72, 90],
    ['square', 90, 90],
    ['crop 16:9', 120, 68],
    ['crop 20% off the left', 96, 90],
    ['rotate 90 degrees', 90, 120],
    ['upside down', 120, 90],
    ['mirror', 120, 90],
    ['a white frame', 128, 98],
    ['warmer, crop 1:1, black frame', 98, 98],
  ])('%s gives %i x %i', async (words, width, height) => {
    const { after } = await edited(words);
    expect([after.width, after.height]).toEqual([width, height]);
  });

  it('mirrors and turns exactly', async () => {
    const { before, after } = await edited('mirror');
    expect(after.data.subarray(0, 4)).toEqual(before.data.subarray(119 * 4, 120 * 4));
    const turned = await edited('upside down');
    expect(turned.after.data.subarray(0, 4)).toEqual(before.data.subarray(-4));
  });

  it('leaves transparent corners when it turns by less than a quarter, and none when it straightens', async () => {
    const { after } = await edited('rotate 30 degrees');
    expect(after.data[3]).toBe(0);
    const straight = (await edited('straighten by 5 degrees')).after;
    expect(straight.data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
    expect(straight.width).toBeGreaterThan(95);
  });
});

describe('filters, duotone and text', () => {
  it('duotone has the two colours alone', async () => {
    const { after } = await edited('duotone navy and white');
    const hues = [0, 2000, 5000, 9000].map((pixel) => after.data[pixel * 4 + 2]! - after.data[pixel * 4]!);
    expect(Math.min(...hues)).toBeGreaterThan(-8);
  });

  it.each([
    'sepia',
    'vintage',
    'cinematic',
    'pastel',
    'film noir',
    'dreamy',
    'pixelated',
    'posterised',
    'inverted',
    'oil painting',
    'pencil sketch',
  ])('%s changes the picture and keeps its size', async (words) => {
    const { before, after } = await edited(words);
    expect([after.width, after.height]).toEqual([before.width, before.height]);
    expect(after.data.equals(before.data)).toBe(false);
  });

  it('sets a text where it is asked for', async () => {
    const { before, after } = await edited('write "Sale" at the bottom');
    const changed = (from: number, to: number) =>
      before.data.subarray(from * 480, to * 480).some((value, at) => value !== after.data[from * 480 + at]);
    expect([changed(0, 30), changed(55, 90)]).toEqual([false, true]);
  });
});
