import { IMAGE_STYLES } from '@flint/shared/contracts/image-options';
import sharp from 'sharp';
import { illustrate } from '../image/illustrate';
import { ILLUSTRATOR_VERSION } from '../spec/illustrator-version';
import { inForm } from '../testing/in-form';
import { psnr, ssim, toGrey } from '../testing/likeness';
import { asPng, pixelsOfPng, seededPicture } from '../testing/pictures';
import { UNWRITTEN } from '../testing/unwritten-prompts';
import { upscalePicture } from './upscale';

/** Each style; fine lines, large plain areas and many small subjects. */
const TELLING = [1, 3, 6, 8, 11, 16];

const halved = (image: Buffer, width: number) =>
  sharp(image)
    .resize(width / 2)
    .png()
    .toBuffer();
const lanczos = (image: Buffer, width: number) =>
  sharp(image).resize(width, null, { kernel: 'lanczos3' }).png().toBuffer();
const grey = async (image: Buffer) => toGrey(await pixelsOfPng(image));

describe('upscalePicture', () => {
  it('resamples no worse than Lanczos: drawings halved and enlarged, against the truth', async () => {
    const ours = { psnr: 0, ssim: 0 };
    const theirs = { psnr: 0, ssim: 0 };
    const orders = inForm([...UNWRITTEN.entries()], TELLING);
    for (const [index, prompt] of orders) {
      const style = IMAGE_STYLES[index % IMAGE_STYLES.length]!;
      const { image, width } = await illustrate({ prompt, style, ratio: '1:1', seed: index, scale: 0.2 });
      const [truth, small] = [await grey(image), await halved(image, width)];
      const upscaled = await upscalePicture({ image: small, factor: 2 });
      expect(upscaled.how).toBe('resampled');
      const [own, other] = [await grey(upscaled.image), await grey(await lanczos(small, width))];
      const gain = [psnr(own, truth) - psnr(other, truth), ssim(own, truth) - ssim(other, truth)];
      expect([prompt, gain[0]! > 0, gain[1]! > -0.001]).toEqual([prompt, true, true]);
      ours.psnr += psnr(own, truth) / orders.length;
      ours.ssim += ssim(own, truth) / orders.length;
      theirs.psnr += psnr(other, truth) / orders.length;
      theirs.ssim += ssim(other, truth) / orders.length;
    }
    expect(ours.psnr).toBeGreaterThan(theirs.psnr);
    expect(ours.ssim).toBeGreaterThan(theirs.ssim);
  });

  it.each([2, 4] as const)('draws an own drawing %ix as large, with the same composition', async (factor) => {
    const request = {
      prompt: 'a sailboat and a lighthouse at noon',
      style: 'cartoon',
      ratio: '4:5',
      seed: 4,
      scale: 0.25,
    } as const;
    const drawn = await illustrate(request);
    const drawing = { version: drawn.version, request };
    const upscaled = await upscalePicture({ image: drawn.image, factor, drawing });
    expect(upscaled.how).toBe('redrawn');
    expect([upscaled.width, upscaled.height]).toEqual([drawn.width * factor, drawn.height * factor]);
    const back = await sharp(upscaled.image).resize(drawn.width, drawn.height).png().toBuffer();
    expect(ssim(await grey(back), await grey(drawn.image))).toBeGreaterThan(0.85);
    // Thin lines look different when they are made smaller; the drawing itself is the same, number for number.
    const unsized = (svg: string) => svg.replace(/ width="\d+" height="\d+"/, '');
    const larger = await illustrate({ ...request, scale: request.scale * factor });
    expect(unsized(larger.svg)).toBe(unsized(drawn.svg));
  });

  it('resamples a drawing of an older version', async () => {
    const request = { prompt: 'a lake', style: 'cartoon', ratio: '1:1', seed: 4, scale: 0.1 } as const;
    const { image } = await illustrate(request);
    const drawing = { version: ILLUSTRATOR_VERSION - 1, request };
    expect((await upscalePicture({ image, factor: 2, drawing })).how).toBe('resampled');
  });

  it('keeps transparency, with soft edges and no fringe', async () => {
    const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><circle cx="30" cy="30" r="20" fill="#f4e8d0"/></svg>`;
    const { image } = await upscalePicture({ image: await sharp(Buffer.from(disc)).png().toBuffer(), factor: 4 });
    const { data, width } = await pixelsOfPng(image);
    expect([width, data[3], data[(120 * 240 + 120) * 4 + 3]]).toEqual([240, 0, 255]);
    const edge = [...data.keys()].filter((at) => at % 4 === 0 && data[at + 3]! > 40 && data[at + 3]! < 215);
    expect(edge.length).toBeGreaterThan(200);
    expect(Math.min(...edge.map((at) => data[at]!))).toBeGreaterThan(228);
  });

  it('refuses a result of more than 64 megapixels, and names the limit', async () => {
    const image = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    await expect(upscalePicture({ image, factor: 4 })).rejects.toMatchObject({
      name: 'EditError',
      message: 'The larger picture would have 96 megapixels (12000 × 8000); at most 64 are possible.',
    });
  });

  it('is deterministic', async () => {
    const image = await asPng(seededPicture(1));
    const [one, other] = [await upscalePicture({ image, factor: 2 }), await upscalePicture({ image, factor: 2 })];
    expect(one.image.equals(other.image)).toBe(true);
  });
});
