import type { DrawnGroup } from '../../spec/picture-editor';
import { planEdit } from './plan-edit';

const told = (words: string, groups?: readonly DrawnGroup[]) => {
  const { steps, ignored } = planEdit(words, groups);
  return `${steps.map(({ says }) => says).join(', ')}${ignored.length > 0 ? `; not: ${ignored.join(', ')}` : ''}`;
};

const group = (name: string): DrawnGroup => ({ name, box: { x: 0.4, y: 0.4, width: 0.2, height: 0.2 } });

describe('planEdit', () => {
  it.each([
    ['warmer, darker, crop 4:5, remove the person', 'warmer, darker, crop to 4:5; not: remove the person'],
    ['Make it a bit warmer and much darker.', 'slightly warmer, much darker'],
    ['please make the picture slightly brighter', 'slightly brighter'],
    ['brighter, but don’t crop', 'brighter'],
    ['crop to 16:9 but no crop', ''],
    ["don't crop or rotate, sharper", 'sharper'],
    ['brighten the man', '; not: brighten the man'],
    ['make the sky bluer', '; not: make the sky bluer'],
    ['black and white with film grain', 'black and white, film grain'],
    ['duotone blue and orange', 'duotone of blue and orange'],
    ['duotone', 'duotone'],
    ['add a thin black border', 'thin black frame'],
    ['a white polaroid frame', 'white polaroid frame'],
    ['write "Summer sale" at the top', 'text "Summer sale" at the top'],
    ['darker corners', 'vignette'],
    ['rotate 90 degrees left', 'rotate 90° to the left'],
    ['turn it upside down', 'rotate by 180°'],
    ['flip horizontally', 'mirror left to right'],
    ['straighten', 'straighten'],
    ['level the horizon by 2 degrees to the left', 'straighten by 2° to the left'],
    ['crop the left by 20%', 'crop 20% off the left'],
    ['square', 'crop to 1:1'],
    ['20% brighter', '20% brighter'],
    ['30% less contrast', '30% less contrast'],
    ['more vivid, less contrast, blurred', 'more saturated, less contrast, blurred'],
    ['a pink tint', 'more pink'],
    ['less yellow', 'less yellow'],
    ['make it a pencil sketch', 'pencil sketch'],
    ['vintage look', 'vintage'],
    ['teal and orange', 'cinematic'],
    ['enhance', 'more contrast, more saturated, sharper'],
    ['keep everything else, keep the colours, warmer, crop to 4:5', 'crop to 4:5'],
    ["don't touch the face, brighter", "brighter; not: don't touch the face"],
    ['make the boat red', '; not: make the boat red'],
    ['a dragon fighting a knight', '; not: a dragon fighting a knight'],
    ['blur the background', '; not: blur the background'],
    ['add a hat', '; not: add a hat'],
    ['', ''],
    [' , ; and ', ''],
  ])('reads %j', (words, expected) => expect(told(words)).toBe(expected));

  it.each([
    ['make the boat red', 'sailboat', 'make the sailboat red'],
    ['the boats should be dark blue', 'boat', 'make the boat dark blue'],
    ['change the colour of the cat to black', 'cat', 'make the cat black'],
    ['paint the house yellow, warmer', 'house', 'make the house yellow, warmer'],
    ['a green dress', 'woman', 'make the woman green'],
    ['make the car red', 'boat', '; not: make the car red'],
    ['make the red boat', 'tree', '; not: make the red boat'],
  ])('reads %j of a picture with a %s', (words, name, expected) => expect(told(words, [group(name)])).toBe(expected));

  it('survives whatever is typed', () => {
    const texts = [
      '"'.repeat(500),
      '(((((',
      `${'very '.repeat(900)}bright`,
      '\u0000\u0001 «9» «0»',
      '4:0',
      '999:999 crop',
      '__proto__ constructor',
    ];
    for (const text of texts) expect(planEdit(text).steps.length).toBeLessThanOrEqual(1);
    expect(planEdit('brighter, '.repeat(100)).steps).toHaveLength(12);
  });
});
