import { IMAGE_STYLES } from '@flint/shared/contracts/image-options';
import { oklch } from 'culori';
import { illustrate } from '../image/illustrate';
import type { IllustrationRequest } from '../spec/illustrator';
import { ILLUSTRATOR_VERSION } from '../spec/illustrator-version';
import { inForm } from '../testing/in-form';
import { keptOutside, pixelsOfPng, type TestPicture } from '../testing/pictures';
import { editPicture } from './edit-picture';
import { planEdit } from './reading/plan-edit';

const colourAt = ({ data }: TestPicture, at: number) => ({
  mode: 'rgb' as const,
  ...{ r: data[at]! / 255, g: data[at + 1]! / 255, b: data[at + 2]! / 255 },
});
/** Held-out prompts: not used while the engine was written; each names a subject. */
const WISHES = [
  ['a fishing boat leaving the harbour at first light', 'make the boat red'],
  ['two sailboats racing past a lighthouse', 'make the sailboats yellow'],
  ['canoe on a foggy mountain lake', 'paint the canoe orange'],
  ['an old man reading under a tree in autumn', 'make the man blue'],
  ['a girl dancing at a summer festival', 'make the dress green'],
  ['couple walking along a rainy street', 'make the couple purple'],
  ['a fox in a snowy clearing', 'make the fox white'],
  ['a sleeping cat by the fireplace', 'make the cat black'],
  ['wild horses galloping over the plain', 'make the horses white'],
  ['a taxi crossing the desert at noon', 'make the taxi pink'],
  ['blue bicycle leaning at a country road', 'make the bicycle red'],
  ['a school bus in front of the hills', 'make the bus green'],
  ['express train on a stone bridge', 'make the train teal'],
  ['small cottage between lavender fields', 'make the cottage white'],
  ['log cabins in a winter valley', 'make the cabins red'],
  ['single oak on a green hill', 'make the oak golden'],
  ['birch trees around a misty path', 'make the trees blue'],
  ['a cup of hot chocolate on a rainy morning', 'make the cup red'],
  ['three mugs and a laptop on the desk by the window, coffee break', 'make the mugs navy'],
  ['an owl in the moonlight', 'make the owl white'],
] as const;

/** The wishes, in turn in each style. */
const ORDERS = WISHES.map(([prompt, words], index) => [prompt, words, IMAGE_STYLES[index % 4]!] as const);
/** A boat, a person, an animal, a vehicle, a house, trees and cups; each style. */
const TELLING = [0, 3, 6, 9, 13, 16, 18];

async function edit(request: IllustrationRequest, words: string, strength = 0.5) {
  const drawn = await illustrate(request);
  const plan = planEdit(words, drawn.groups);
  const drawing = { version: drawn.version, request };
  const edited = await editPicture({ image: drawn.image, plan, drawing, strength, seed: 1 });
  return { drawn, plan, edited, before: await pixelsOfPng(drawn.image), after: await pixelsOfPng(edited.image) };
}

describe('recolouring a subject of a drawing', () => {
  it.each(inForm(ORDERS, TELLING))('%s: %s (%s) changes that alone', async (prompt, words, style) => {
    const request: IllustrationRequest = { prompt, style, ratio: '1:1', seed: 11, scale: 0.2 };
    const { drawn, plan, before, after, edited } = await edit(request, words);
    expect(plan).toMatchObject({ steps: [{ operation: 'recolour' }], ignored: [] });
    expect(edited.notes).toEqual([]);
    const targets = drawn.groups.filter(({ name }) => name === plan.steps[0]!.target);
    const { kept, changed } = keptOutside(before, after, targets);
    expect(changed).toBeGreaterThan(20);
    expect(kept).toBeGreaterThan(0.95);
  });
});

describe('a drawing', () => {
  const request: IllustrationRequest = {
    prompt: 'a boat on a calm lake at noon, "Ahoy"',
    style: 'cartoon',
    ratio: '1:1',
    seed: 5,
    scale: 0.4,
  };

  it('gets the colour that was asked for', async () => {
    const { drawn, before, after } = await edit(request, 'make the boat green');
    const { box } = drawn.groups.find(({ name }) => name === 'boat')!;
    const hues = (picture: TestPicture) => {
      let green = 0;
      for (let y = Math.floor(box.y * picture.height); y < (box.y + box.height) * picture.height; y += 1) {
        for (let x = Math.floor(box.x * picture.width); x < (box.x + box.width) * picture.width; x += 1) {
          const { c, h = 0 } = oklch(colourAt(picture, (y * picture.width + x) * 4));
          if (c > 0.06 && Math.abs(h - oklch('#3f8a4d')!.h!) < 25) green += 1;
        }
      }
      return green;
    };
    expect(hues(after)).toBeGreaterThan(hues(before) + 60);
  });

  it('keeps its lettering, and takes other edits with it', async () => {
    const { before, after, edited } = await edit(request, 'make the boat red, crop 1:1, a white frame');
    expect(edited.width).toBeGreaterThan(before.width);
    const side = (after.width - before.width) / 2;
    // The picture's upper left corner stands unchanged within the frame.
    expect([...after.data.subarray((side * after.width + side) * 4, (side * after.width + side) * 4 + 4)]).toEqual([
      ...before.data.subarray(0, 4),
    ]);
  });

  it('of an older version is edited as pixels and says so', async () => {
    const drawn = await illustrate(request);
    const plan = planEdit('make the boat red, warmer', drawn.groups);
    const drawing = { version: ILLUSTRATOR_VERSION - 1, request };
    const { notes, image } = await editPicture({ image: drawn.image, plan, drawing, strength: 0.5, seed: 1 });
    expect(notes).toEqual([
      'This picture was drawn by an older version, so it was edited as pixels: "make the boat red" was left out.',
    ]);
    expect(image.equals(drawn.image)).toBe(false);
  });

  it('is refused where nothing else was asked of an older version or a photo', async () => {
    const drawn = await illustrate(request);
    const plan = planEdit('make the boat red', drawn.groups);
    await expect(editPicture({ image: drawn.image, plan, strength: 0.5, seed: 1 })).rejects.toMatchObject({
      name: 'EditError',
      message: 'Only in our own drawings of the present version can one subject be changed alone.',
    });
  });
});
