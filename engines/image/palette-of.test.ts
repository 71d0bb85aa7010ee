import { oklch } from 'culori';
import sharp from 'sharp';
import { paletteOf } from './palette-of';

const solid = (colour: string, width = 60, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

describe('paletteOf', () => {
  it('reads one colour from a plain picture', async () => {
    const colours = await paletteOf(await solid('#2d67b0').png().toBuffer());
    expect(colours).toHaveLength(1);
    expect(oklch(colours[0])?.h).toBeCloseTo(oklch('#2d67b0')?.h ?? 0, 0);
  });

  it('puts the larger area first', async () => {
    const stripe = await solid('#c8321f', 20, 60).png().toBuffer();
    const picture = await solid('#f4eddc')
      .composite([{ input: stripe, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const [first, second] = await paletteOf(picture);
    expect(oklch(first)?.l).toBeGreaterThan(0.9);
    expect(oklch(second)?.c).toBeGreaterThan(0.15);
  });

  it('gives at most five colours for a busy picture, deterministically', async () => {
    const noise = await sharp({
      create: {
        width: 80,
        height: 80,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
        background: '#000',
      },
    })
      .png()
      .toBuffer();
    const [once, again] = [await paletteOf(noise), await paletteOf(noise)];
    expect(once.length).toBeLessThanOrEqual(5);
    expect(once).toEqual(again);
  });

  it('reads pictures with transparency and grey pictures', async () => {
    const clear = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect(await paletteOf(clear)).toEqual(['#ffffff']);
    expect(await paletteOf(await solid('#808080').greyscale().png().toBuffer())).toHaveLength(1);
  });

  it('rejects bytes that are no picture', async () => {
    await expect(paletteOf(Buffer.from('hello'))).rejects.toThrow();
  });
});
