import type { ImageAnalysis } from '@flint/shared/contracts/analysis';

const percent = (part: number) => `${Math.round(part * 100)}%`;

/** A picture's measurements as labels and texts, most distinctive first. */
export function compositionRows({ composition, ...image }: ImageAnalysis): readonly (readonly [string, string])[] {
  const { shape, width, height, subject, thirds, horizon, symmetry, negativeSpace } = composition;
  const where = subject && `${subject.row} ${subject.column}`.replace('middle centre', 'the middle');
  const line = thirds ? ', on a line of the thirds' : '';
  return [
    ['Shape', `${shape}, ${width} × ${height}`],
    ['Stands out', where ? `${where}, ${percent(subject.share)} of the area${line}` : 'nothing in particular'],
    ['Horizon', horizon === null ? 'none' : `${percent(horizon)} from the top`],
    ['Symmetry', percent(symmetry)],
    ['Room for words', percent(negativeSpace)],
    ['Light', `${image.light === 'even' ? 'even' : `from ${image.light}`}, ${image.key} key`],
    ['Contrast', percent(image.contrast)],
    ['Saturation', percent(image.saturation)],
    ['Warmth', image.warmth > 0.1 ? 'warm' : image.warmth < -0.1 ? 'cold' : 'neutral'],
    ['Texture', image.texture],
  ];
}
