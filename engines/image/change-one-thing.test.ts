import type { ImageStyle } from '@flint/shared/contracts/image-options';
import { inForm } from '../testing/in-form';
import { keptOutside, pixelsOfPng } from '../testing/pictures';
import { illustrate } from './illustrate';

/** A prompt, the same with one thing changed, and the subject that the change is about. */
const PAIRS = [
  ['a boat on a calm lake at noon', 'a red boat on a calm lake at noon', 'boat'],
  ['a white boat on a calm lake', 'a green boat on a calm lake', 'boat'],
  ['two sailboats near a lighthouse in the evening', 'two blue sailboats near a lighthouse in the evening', 'sailboat'],
  ['a brown dog on the beach', 'a black dog on the beach', 'dog'],
  ['a woman in a park with a tree', 'a woman in a red dress in a park with a tree', 'woman'],
  ['a cat and two balloons over the hills', 'a white cat and two balloons over the hills', 'cat'],
  ['a yellow car on a country road', 'a blue car on a country road', 'car'],
  ['a bus in front of the mountains', 'an orange bus in front of the mountains', 'bus'],
  ['a cottage in a green valley', 'a pink cottage in a green valley', 'cottage'],
  ['a chalet in the snow', 'a blue chalet in the snow', 'chalet'],
  ['a tree on a hill', 'a pink tree on a hill', 'tree'],
  ['a cup of tea and a book', 'a teal cup of tea and a book', 'cup'],
  ['three horses at dawn', 'three white horses at dawn', 'horse'],
  ['a train crossing a viaduct', 'a violet train crossing a viaduct', 'train'],
] as const;

/** Paint takes seconds at its real size: one pair is enough, with a train across the whole picture. */
const styleOf = (index: number): ImageStyle =>
  index === PAIRS.length - 1 ? 'artistic' : (['photorealistic', 'cartoon', 'sketch'] as const)[index % 3]!;

/** A thing, a pair of things and a person, in each of the three styles, in the short form. */
const TELLING = [0, 4, 5];

describe('change one thing', () => {
  it.each(
    inForm(
      PAIRS.map(([one, other, about], index) => [one, other, styleOf(index), about] as const),
      TELLING,
    ),
  )('%s → %s: the rest stays (%s)', async (one, other, style, about) => {
    // Paint spreads some 30 pixels whatever the size, so it is judged at the real one.
    const scale = style === 'artistic' ? 1 : 0.28;
    const drawn = (prompt: string) => illustrate({ prompt, style, ratio: '1:1', seed: 21, scale });
    const [before, after] = [await drawn(one), await drawn(other)];
    const boxes = [...before.groups, ...after.groups].filter(({ name }) => name === about);
    const { kept, changed } = keptOutside(await pixelsOfPng(before.image), await pixelsOfPng(after.image), boxes);
    expect(changed).toBeGreaterThan(20);
    expect(kept).toBeGreaterThan(0.95);
  });

  it('keeps the composition in another light and season', async () => {
    const svg = async (prompt: string) => {
      const drawn = await illustrate({ prompt, style: 'cartoon', ratio: '1:1', seed: 21, scale: 0.3 });
      return drawn.svg.match(/ d="[^"]+"/g)!;
    };
    const before = new Set(await svg('mountains and a lake with a canoe'));
    for (const prompt of ['mountains and a lake with a canoe at dusk', 'mountains and a green lake with a red canoe']) {
      const after = await svg(prompt);
      expect(after.filter((path) => before.has(path)).length / after.length).toBeGreaterThan(0.9);
    }
  });
});
