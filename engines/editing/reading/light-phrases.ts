import { by, type Phrase, readAmount } from './phrase';

const percent = (text: string | undefined) => Math.min(200, Number(text ?? 0)) / 25;

/** Light, contrast and sharpness. */
export const LIGHT_PHRASES: readonly Phrase[] = [
  {
    pattern: /\b(\d{1,3}) ?(?:%|percent) (brighter|lighter|darker|dimmer)\b/,
    steps: ([, share, way], clause) => {
      const sign = way === 'darker' || way === 'dimmer' ? -1 : 1;
      return [{ ...by('light', `${share}% ${way}`, sign * percent(share), clause) }];
    },
  },
  {
    pattern: /\b(\d{1,3}) ?(?:%|percent) (more|less) (contrast|saturation|saturated|colou?r)\b/,
    steps: ([, share, way, what], clause) => {
      const operation = what === 'contrast' ? 'contrast' : 'saturation';
      return [by(operation, `${share}% ${way} ${operation}`, (way === 'less' ? -1 : 1) * percent(share), clause)];
    },
  },
  readAmount(
    /\b(?:less bright|less light|not so bright|reduce the (?:brightness|exposure)|lower the (?:brightness|exposure)|darker|darken(?:ed)?|dark|dimmer|dim|moodier|underexpose[d]?)\b/,
    'light',
    'darker',
    -1,
  ),
  readAmount(
    /\b(?:more light|more exposure|(?:increase|raise) the (?:brightness|exposure)|less dark|brighter|brighten(?: up)?|bright|lighter|lighten(?: up)?|overexpose[d]?)\b/,
    'light',
    'brighter',
    1,
  ),
  readAmount(
    /\b(?:less contrast|lower contrast|(?:reduce|lower|decrease) the contrast|flatter|softer contrast)\b/,
    'contrast',
    'less contrast',
    -1,
  ),
  readAmount(
    /\b(?:more contrast|higher contrast|(?:increase|raise|boost) the contrast|(?:add )?contrast|contrasty|punchier|punchy)\b/,
    'contrast',
    'more contrast',
    1,
  ),
  readAmount(
    /\b(?:less sharp|softer|soften(?: up)?|blurrier|blurry|blur(?:red)?|out of focus)\b/,
    'blur',
    'blurred',
    1,
  ),
  readAmount(
    /\b(?:sharper|sharpen(?: up)?|sharp|crisper|crisp|more detail(?:s|ed)?|clearer|more clarity|clarity|less blurry|less blur)\b/,
    'sharpen',
    'sharper',
    1,
  ),
  {
    pattern: /\b(?:enhance|improve|auto(?:matic)? ?(?:fix|correct(?:ion)?|enhance)?|better|(?:make it )?pop|polish)\b/,
    steps: (_, clause) => [
      by('contrast', 'more contrast', 0.6, clause),
      by('saturation', 'more saturated', 0.5, clause),
      by('sharpen', 'sharper', 0.6, clause),
    ],
  },
];
