import { wcagLuminance } from 'culori';
import sharp from 'sharp';
import { textsOf } from '../../english/texts-on-picture';
import type { Pixels } from '../styles/pixels';
import { setBlock } from './block';
import { breakLines } from './break-lines';
import { chooseFace, type Manner } from './choose-face';
import { contrastOf, inkOver, LEAST_CONTRAST, luminanceRange } from './contrast';
import { faceOf } from './faces';
import { letter } from './letter';
import { outlineOf } from './outline';

const manner = (over: Partial<Manner> = {}): Manner => ({
  style: 'photorealistic',
  moods: new Set(),
  words: new Set(),
  ...over,
});
/** A greyscale picture from a function of the pixel. */
function picture(width: number, height: number, grey: (x: number, y: number) => number): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    data.fill(grey(pixel % width, Math.floor(pixel / width)), pixel * 3, pixel * 3 + 3);
  return { data, width, height };
}
const noisy = (x: number, y: number) => ((x * 7919 + y * 104_729) % 97 > 48 ? 235 : 20);

/** Bounding box of the pixels that lettering changed. */
function changed(before: Pixels, after: Pixels) {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let at = 0; at < before.data.length; at += 3) {
    if (Math.abs(before.data[at]! - after.data[at]!) < 24) continue;
    xs.push((at / 3) % before.width);
    ys.push(Math.floor(at / 3 / before.width));
  }
  const range = (values: number[]) => [
    values.reduce((a, b) => Math.min(a, b)),
    values.reduce((a, b) => Math.max(a, b)),
  ];
  return { x: range(xs), y: range(ys), count: xs.length };
}

describe('letter', () => {
  it.each([
    ['one word', ['Sale']],
    ['three texts', ['Summer sale', 'Everything must go', 'Until 31 August']],
    ['the longest text', ['W'.repeat(80)]],
    ['three of the longest', ['W'.repeat(80), 'M'.repeat(80), '@'.repeat(80)]],
    ['many short words', ['a '.repeat(40).trim()]],
    ['accents and descenders', ['ÅÉÎÕÜ Ñgjpqy']],
  ])('keeps %s inside the picture in every aspect ratio', async (_name, texts) => {
    for (const [width, height] of [
      [320, 320],
      [320, 180],
      [180, 320],
      [320, 400],
    ] as const) {
      const plain = picture(width, height, () => 120);
      const { x, y, count } = changed(plain, await letter(plain, texts, manner()));
      expect(count).toBeGreaterThan(20);
      expect(x[0]).toBeGreaterThan(0.03 * width);
      expect(x[1]).toBeLessThan(0.97 * width);
      expect(y[0]).toBeGreaterThan(0.02 * height);
      expect(y[1]).toBeLessThan(0.98 * height);
    }
  });

  it('stands in the calmest part of the picture', async () => {
    const calmFoot = picture(320, 320, (x, y) => (y < 200 ? noisy(x, y) : 40));
    expect(changed(calmFoot, await letter(calmFoot, ['Calm'], manner())).y[0]).toBeGreaterThan(195);
    const calmTop = picture(320, 320, (x, y) => (y > 120 ? noisy(x, y) : 230));
    expect(changed(calmTop, await letter(calmTop, ['Calm'], manner())).y[1]).toBeLessThan(125);
    const calmLeft = picture(640, 360, (x, y) => (x > 310 ? noisy(x, y) : 200));
    expect(changed(calmLeft, await letter(calmLeft, ['Calm'], manner())).x[1]).toBeLessThan(330);
  });

  it('stands in the part reserved by its scene, even if another is calmer', async () => {
    const calmTop = picture(320, 320, (_x, y) => (y > 120 ? 110 : 230));
    const quiet = { x: 40, y: 200, width: 240, height: 90 };
    const { x, y } = changed(calmTop, await letter(calmTop, ['Here'], manner(), quiet));
    expect([x[0]! >= 40, x[1]! <= 280, y[0]! >= 196, y[1]! <= 294]).toEqual([true, true, true, true]);
  });

  it.each([
    ['black', () => 0],
    ['white', () => 255],
    ['middle grey', () => 128],
    ['noise', noisy],
    ['a hard edge', (x: number) => (x < 160 ? 10 : 245)],
  ])('has the least contrast ratio on %s', (_name, grey) => {
    const ground = picture(320, 320, grey);
    const box = { x: 60, y: 60, width: 200, height: 80 };
    const { colour, scrim } = inkOver(ground, box);
    const { low, high } = luminanceRange(ground, box, scrim);
    const ink = wcagLuminance(colour);
    expect(Math.min(contrastOf(ink, low), contrastOf(ink, high))).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    if (_name === 'black' || _name === 'white') expect(scrim).toBeUndefined();
  });

  it('reaches that contrast in the finished pixels, scrim included', async () => {
    const ground = picture(640, 640, noisy);
    const lettered = await letter(ground, ['Readable'], manner());
    const { data } = await sharp(lettered.data, { raw: { width: 640, height: 640, channels: 3 } })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const box = setBlock(['Readable'], faceOf('manrope'), { x: 0, y: 0, width: 550, height: 190 }, 108, 'centre').box;
    expect(box.width).toBeGreaterThan(200);
    const { y } = changed(ground, lettered);
    const row = Math.round((y[0]! + y[1]!) / 2);
    const luminances = Array.from({ length: 640 }, (_, x) => {
      const at = (row * 640 + x) * 3;
      return wcagLuminance({ mode: 'rgb', r: data[at]! / 255, g: data[at + 1]! / 255, b: data[at + 2]! / 255 });
    }).slice(160, 480);
    expect(contrastOf(Math.max(...luminances), Math.min(...luminances))).toBeGreaterThan(LEAST_CONTRAST);
  });

  it('changes nothing for texts without a glyph in any font', async () => {
    const plain = picture(64, 64, () => 90);
    expect(await letter(plain, ['🎉🎉', '日本語', 'שלום'], manner())).toBe(plain);
  });

  it('draws markup as text (SVG injection)', async () => {
    const plain = picture(320, 320, () => 120);
    const hostile = ['</path><script>alert(1)</script>', '&lt;"\'><image href="file:///etc/passwd"/>'];
    expect(changed(plain, await letter(plain, hostile, manner())).count).toBeGreaterThan(100);
    expect(outlineOf(faceOf('manrope'), '<script>"&\'').path(10, 0, 0)).toMatch(/^[MLQCZ\d.\- ,e]+$/);
  });

  it('is deterministic', async () => {
    const plain = picture(200, 200, noisy);
    const [one, other] = [await letter(plain, ['Twice'], manner()), await letter(plain, ['Twice'], manner())];
    expect(Buffer.from(one.data).equals(Buffer.from(other.data))).toBe(true);
  });
});

describe('faces', () => {
  it.each([
    [{ style: 'sketch' as const }, 'Hello', 'caveat'],
    [{ style: 'cartoon' as const }, 'Hello', 'fredoka'],
    [{ style: 'cartoon' as const }, 'Привет', 'manrope'],
    [{ style: 'sketch' as const }, 'Привет', 'caveat'],
    [{ style: 'sketch' as const }, 'Καλημέρα', 'manrope'],
    [{ words: new Set(['wedding']) }, 'Clara & Jonas', 'playfair'],
    [{ words: new Set(['poster']) }, 'Night Train', 'anton'],
    [{ moods: new Set(['neon'] as const) }, '2084', 'orbitron'],
    [{ moods: new Set(['neon'] as const) }, 'Łódź', 'manrope'],
  ])('chooses for prompt %j and text %j the face %s', (over, text, face) => {
    expect(chooseFace(manner(over), [text]).id).toBe(face);
  });

  it('sets a word whose glyphs lie in several font files', () => {
    const manrope = faceOf('manrope');
    const mixed = outlineOf(manrope, 'ŁódźЖΩ');
    expect(mixed.width).toBeGreaterThan(outlineOf(manrope, 'Łódź').width + outlineOf(manrope, 'Ж').width);
  });
});

describe('breakLines', () => {
  const at = { width: (word: string) => word.length, space: 1 };
  it.each([
    ['The quiet is not empty, it is full of answers', 2, ['The quiet is not empty,', 'it is full of answers']],
    ['one two three four', 2, ['one two', 'three four']],
    ['alone', 3, ['alone']],
    ['a b', 5, ['a', 'b']],
  ])('breaks %j into %d balanced lines', (text, lines, broken) => {
    expect(breakLines(text, lines, at)).toEqual(broken);
  });
  it('loses no letter of a word too long for a line', () => {
    const lines = breakLines('x'.repeat(70), 4, at);
    expect(lines.join('')).toBe('x'.repeat(70));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(40);
  });
});

describe('textsOf', () => {
  it.each([
    ['a lake', ['Hi'], ['Hi']],
    ['a sign saying "Hi"', ['hi', 'You'], ['hi', 'You']],
    ['a sign saying "Hi 🎉 there"', [], ['Hi there']],
    ['a sign saying "日本"', [], []],
    ['"a", "b", "c" and "d"', [], ['a', 'b', 'c']],
  ])('the lettering of prompt %j and texts %j is %j', (prompt, ordered, texts) => {
    expect(textsOf(prompt, ordered)).toEqual(texts);
  });
});
