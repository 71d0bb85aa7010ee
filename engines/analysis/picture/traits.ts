import type { ImageAnalysis } from '@flint/shared/contracts/analysis';

type Measured = Omit<ImageAnalysis, 'traits' | 'ownPrompt'>;

/** Measurements as words for prompts; ordinary values are left out. */
export function traitsOf(measured: Measured): string[] {
  const { palette, composition, key, light, contrast, saturation, warmth, texture } = measured;
  return [
    `${coloursOf(palette)} palette`,
    saturation < 0.06 ? 'monochrome' : saturation < 0.2 ? 'muted colours' : saturation > 0.45 ? 'vivid colours' : '',
    warmth > 0.25 ? 'warm tones' : warmth < -0.25 ? 'cool tones' : '',
    key === 'low' ? 'dark, low-key light' : key === 'high' ? 'bright, high-key light' : '',
    light === 'even' ? '' : light === 'left' || light === 'right' ? `light from the ${light}` : `light from ${light}`,
    contrast > 0.75 ? 'high contrast' : contrast < 0.3 ? 'soft contrast' : '',
    ...layoutOf(composition),
    { flat: 'flat graphic shapes', smooth: 'smooth surfaces', detailed: '', busy: 'rich, busy texture' }[texture],
  ].filter(Boolean);
}

function layoutOf({ subject, symmetry, thirds, horizon, negativeSpace }: ImageAnalysis['composition']): string[] {
  return [
    subject ? placeOf(subject, thirds) : '',
    symmetry > 0.85 ? 'symmetrical composition' : '',
    horizon === null ? '' : horizon < 0.42 ? 'high horizon' : horizon > 0.58 ? 'low horizon' : 'horizon in the middle',
    negativeSpace > 0.5 ? 'generous negative space' : negativeSpace < 0.1 ? 'filled to the edges' : '',
  ];
}

function placeOf(
  { column, row, share }: NonNullable<ImageAnalysis['composition']['subject']>,
  thirds: boolean,
): string {
  const size = share < 0.06 ? 'small subject' : share > 0.35 ? 'large subject' : 'subject';
  if (column === 'centre') return row === 'middle' ? `centred ${size}` : `${size} at the ${row}`;
  return thirds ? `${size} on the ${column} third` : `${size} on the ${column}`;
}

function coloursOf(palette: ImageAnalysis['palette']): string {
  const names = [...new Set(palette.map(({ name }) => name))].slice(0, 3);
  return names.length < 2 ? (names[0] ?? 'grey') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
