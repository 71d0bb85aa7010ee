import sharp from 'sharp';
import { layoutOf, wordsFor } from './layout-of';

const picture = (svg: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">${svg}</svg>`))
    .png()
    .toBuffer();
const rect = (fill: string, y = 0, height = 80) => `<rect y="${y}" width="120" height="${height}" fill="${fill}"/>`;

test.each([
  ['sky over land', rect('#cfe6f5') + rect('#2f5d3a', 48, 32), true],
  ['one plain colour', rect('#c8321f'), false],
  [
    'a slow gradient',
    Array.from({ length: 80 }, (_, y) => rect(`rgb(${y * 3},${y * 3},${y * 3})`, y, 1)).join(''),
    false,
  ],
  ['a frame', rect('#000000') + rect('#ffffff', 4, 72), false],
  [
    'upright stripes',
    Array.from({ length: 12 }, (_, x) => `<rect x="${x * 10}" width="5" height="80"/>`).join(''),
    false,
  ],
])('%s: a horizon is %s', async (_what, svg, horizon) => {
  expect((await layoutOf(await picture(svg))).horizon).toBe(horizon);
});

test.each([
  ['#0a0d18', 'night'],
  ['#8a7a66', 'dusk'],
  ['#f4f0e6', 'noon'],
])('%s is lit like %s', async (fill, light) => {
  expect((await layoutOf(await picture(rect(fill)))).light).toBe(light);
});

test('a photo that is stored on its side is seen upright', async () => {
  const upright = sharp(await picture(rect('#cfe6f5') + rect('#2f5d3a', 48, 32)));
  const stored = await upright.rotate(-90).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await layoutOf(stored)).toMatchObject({ horizon: true });
});

test('the words name only what was measured', () => {
  expect(wordsFor({ light: 'night', horizon: true })).toBe('hills under a wide sky at night');
  expect(wordsFor({ light: 'noon', horizon: false })).toBe('abstract shapes at noon');
});
