import sharp from 'sharp';
import { analysePicture } from './analyse-picture';
import { describeImages } from './describe-images';

const draw = (svg: string, width = 300, height = 300) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`))
    .png()
    .toBuffer();
const rect = (fill: string, [x, y, width, height]: readonly number[] = [0, 0, 2000, 2000]) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const NAVY = '#1d2f57';
const CORAL = '#ee7a5f';

test('colours are named, most frequent first, with the share of the picture each has', async () => {
  const { palette } = await analysePicture(await draw(rect(NAVY) + rect(CORAL, [0, 0, 300, 75])));
  expect(palette.map(({ name }) => name)).toEqual(['navy', 'coral']);
  expect(palette[0]?.share).toBeCloseTo(0.75, 1);
});

test.each([
  ['on the left third', [70, 130, 60, 60], { column: 'left', row: 'middle' }, true],
  ['in the centre', [110, 110, 80, 80], { column: 'centre', row: 'middle' }, false],
  ['at the bottom right', [190, 200, 50, 50], { column: 'right', row: 'bottom' }, false],
])('a subject %s is located', async (_where, box, place, thirds) => {
  const { composition } = await analysePicture(await draw(rect(NAVY) + rect(CORAL, box)));
  expect(composition.subject).toMatchObject(place);
  expect(composition.subject?.share).toBeCloseTo(((box[2] ?? 0) * (box[3] ?? 0)) / 90_000, 1);
  expect(composition.negativeSpace).toBeGreaterThan(0.6);
  if (thirds) expect(composition.thirds).toBe(true);
  if (place.column === 'centre') expect(composition.symmetry).toBeGreaterThan(0.95);
});

test('the horizon is located, and a picture of sky and land has no subject', async () => {
  const { composition } = await analysePicture(await draw(rect('#cfe6f5') + rect('#2f5d3a', [0, 200, 300, 100])));
  expect(composition.horizon).toBeCloseTo(2 / 3, 1);
  expect(composition.subject).toBeNull();
});

test.each([
  ['left', '<linearGradient id="g"><stop stop-color="#fff"/><stop offset="1" stop-color="#444"/></linearGradient>'],
  ['right', '<linearGradient id="g"><stop stop-color="#444"/><stop offset="1" stop-color="#fff"/></linearGradient>'],
  [
    'above',
    '<linearGradient id="g" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#444"/></linearGradient>',
  ],
  ['even', '<linearGradient id="g"><stop stop-color="#999"/></linearGradient>'],
])('the light direction is %s', async (side, gradient) => {
  const { light } = await analysePicture(await draw(`<defs>${gradient}</defs>${rect('url(#g)', [0, 0, 300, 300])}`));
  expect(light).toBe(side);
});

test('tones, key and texture are distinguished', async () => {
  const [night, paper, noise] = await Promise.all([
    draw(rect('#0a0d18')).then(analysePicture),
    draw(rect('#fbf3e2')).then(analysePicture),
    sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
      .then(analysePicture),
  ]);
  expect(night).toMatchObject({ key: 'low', texture: 'flat', contrast: 0 });
  expect(paper.key).toBe('high');
  expect(paper.warmth).toBeGreaterThan(0);
  expect(night.warmth).toBeLessThan(0);
  expect(noise).toMatchObject({ texture: 'busy' });
});

test.each([
  [1600, 900, 'landscape'],
  [900, 1600, 'tall'],
  [1000, 1000, 'square'],
  [800, 1000, 'portrait'],
  [1500, 500, 'panorama'],
])('%i × %i is %s', async (width, height, shape) => {
  const { composition } = await analysePicture(await draw(rect(NAVY), width, height));
  expect(composition).toMatchObject({ shape, width, height });
});

describe('describeImages', () => {
  it('describes only what was measured', async () => {
    const bytes = await draw(rect(NAVY) + rect(CORAL, [70, 130, 60, 60]));
    const { prompt, subjectKnown } = await describeImages([{ bytes }]);
    expect(subjectKnown).toBe(false);
    expect(prompt).toMatch(/^navy and coral palette, .*small subject on the left third.*flat graphic shapes$/);
  });

  it('returns the original prompt of the own picture of the user, word for word', async () => {
    const bytes = await draw(rect(NAVY));
    const ownPrompt = 'a lighthouse on a cliff, "Night"';
    expect(await describeImages([{ bytes, ownPrompt }])).toMatchObject({ prompt: ownPrompt, subjectKnown: true });
  });

  it('describes what most of several pictures have in common', async () => {
    const flat = await draw(rect(NAVY) + rect(CORAL, [110, 110, 80, 80]));
    const wide = await draw(rect(NAVY), 600, 300);
    const { prompt, palette, images } = await describeImages([{ bytes: flat }, { bytes: flat }, { bytes: wide }]);
    expect(images).toHaveLength(3);
    expect(palette[0]?.name).toBe('navy');
    expect(prompt).toContain('centred subject');
    expect(prompt).toMatch(/^navy, coral palette, /);
  });

  it('names the picture that cannot be read, and stops on abort', async () => {
    const bytes = await draw(rect(NAVY));
    await expect(describeImages([{ bytes }, { bytes: Buffer.from('hello') }])).rejects.toMatchObject({
      kind: 'refused',
      message: 'Picture 2 could not be read.',
    });
    await expect(describeImages([{ bytes }], AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
  });
});
