import { IMAGE_STYLES } from '@flint/shared/contracts/image-options';
import sharp from 'sharp';
import { illustrate } from '../image/illustrate';
import type { IllustrationRequest } from '../spec/illustrator';
import { ILLUSTRATOR_VERSION } from '../spec/illustrator-version';
import { inForm } from '../testing/in-form';
import { pixelsOfPng } from '../testing/pictures';
import { UNWRITTEN } from '../testing/unwritten-prompts';
import { cutOutDrawing } from './cut-out';

/**
 * The mask by another path: of the finished drawing everything is left out but the subjects, whose paints are all white, on
 * black, without style or shadow.
 */
async function maskOf(svg: string): Promise<Uint8Array> {
  const [, coloured = '', body = ''] = /^(.*<\/defs>)(.*)<\/svg>$/s.exec(svg) ?? [];
  const head = coloured.replace(/stop-color="[^"]*"/g, 'stop-color="#fff"');
  const levels: { subject: boolean; beside: boolean }[] = [{ subject: false, beside: false }];
  const white = body.replace(/<(\/?)(\w+)([^>]*)>/g, (tag, close: string, element: string, rest: string) => {
    const top = levels.at(-1)!;
    if (element === 'g' && close) {
      levels.pop();
      return tag;
    }
    if (element === 'g') {
      levels.push({
        subject: top.subject || rest.includes('data-subject'),
        beside: top.beside || rest.includes('data-beside'),
      });
      return tag;
    }
    if (!top.subject || top.beside) return '';
    return tag.replace(/ fill="#[^"]*"/, ' fill="#fff"').replace(/ stroke="#[^"]*"/, ' stroke="#fff"');
  });
  const black = '<rect width="100%" height="100%" fill="#000"/>';
  const grey = await sharp(Buffer.from(`${head}${black}${white}</svg>`), { unlimited: true })
    .greyscale()
    .raw()
    .toBuffer();
  return grey.map((value) => (value > 127 ? 1 : 0));
}

/** Prompts that the engine was not written for, in turn in each style. */
const ORDERS = UNWRITTEN.map((prompt, index) => [prompt, IMAGE_STYLES[index % IMAGE_STYLES.length]!] as const);
/** Each style, soft edges (rain), several subjects, thin ones, one subject in front of another. */
const TELLING = [0, 5, 7, 13, 15, 18];

describe('cutOutDrawing', () => {
  it.each(inForm(ORDERS, TELLING))('%s (%s): the alpha is the subjects’ mask', async (prompt, style) => {
    const request: IllustrationRequest = { prompt, style, ratio: '1:1', seed: 9, scale: 0.25 };
    const { svg, groups, version } = await illustrate(request);
    expect(groups.length).toBeGreaterThan(0);
    const { image } = await cutOutDrawing({ drawing: { version, request } });
    const [{ data }, mask] = [await pixelsOfPng(image), await maskOf(svg)];
    let [both, either] = [0, 0];
    for (let pixel = 0; pixel < mask.length; pixel += 1) {
      const [one, other] = [data[pixel * 4 + 3]! > 127, mask[pixel] === 1];
      if (one && other) both += 1;
      if (one || other) either += 1;
    }
    expect(both / either).toBeGreaterThanOrEqual(0.98);
    expect(either).toBeGreaterThan(50);
    expect(either / mask.length).toBeLessThan(0.95);
  });

  const drawing = (prompt: string, version = ILLUSTRATOR_VERSION) => ({
    drawing: { version, request: { prompt, style: 'cartoon', ratio: '1:1', seed: 3, scale: 0.3 } as const },
  });

  it.each(['abstract shapes in teal', 'rolling hills at sunset', ''])(
    'refuses %j, which has no subject',
    async (prompt) => {
      await expect(cutOutDrawing(drawing(prompt))).rejects.toMatchObject({
        name: 'EditError',
        message: 'There is nothing in front of this picture to cut out.',
      });
    },
  );

  it('refuses a drawing of an older version', async () => {
    await expect(cutOutDrawing(drawing('a boat on the sea', ILLUSTRATOR_VERSION - 1))).rejects.toMatchObject({
      name: 'EditError',
    });
  });

  it('has soft edges in the colours of the subject', async () => {
    const { image } = await cutOutDrawing(drawing('a white balloon over hills'));
    const { data } = await pixelsOfPng(image);
    const soft = [...data.keys()].filter((at) => at % 4 === 0 && data[at + 3]! > 20 && data[at + 3]! < 235);
    expect(soft.length).toBeGreaterThan(50);
    expect(data[3]).toBe(0);
  });
});
