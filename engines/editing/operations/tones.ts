import { oklab } from 'culori';
import { safeHex } from '../../image/palette/colour';
import type { EditStep } from '../../spec/picture-editor';
import { stepAmount, stepShare } from './step-values';
import type { ToneChange } from './tone-pass';

/** Powers of two by which one usual amount changes the exponent of light, the contrast and the chroma. */
const [LIGHT, CONTRAST, CHROMA] = [0.35, 0.45, 0.6] as const;
/** Shifts in OKLab of one usual amount. */
const [WARMTH, REDNESS, TINT] = [0.03, 0.012, 0.05] as const;

const clamp = (value: number) => Math.max(0, Math.min(1, value));
/** Full in the middle tones, nothing at black and white, which have no room for colour. */
const middle = (l: number) => 1 - (2 * clamp(l) - 1) ** 4;

/** What a picture looks like before its tones change. */
export interface Tones {
  /** Mean lightness, 0–1: contrast turns around it, so that it stays. */
  readonly mean: number;
}

type Making = (step: EditStep, strength: number, tones: Tones) => ToneChange;

const MAKERS: Readonly<Partial<Record<EditStep['operation'], Making>>> = {
  light: (step, strength) => {
    const exponent = 2 ** (-LIGHT * stepAmount(step, strength));
    return (lab) => {
      lab.l = clamp(lab.l) ** exponent;
    };
  },
  contrast: (step, strength, { mean }) => {
    const factor = 2 ** (CONTRAST * stepAmount(step, strength));
    return (lab) => {
      lab.l = clamp(mean + (lab.l - mean) * factor);
    };
  },
  saturation: (step, strength) => chroma(2 ** (CHROMA * stepAmount(step, strength))),
  temperature: (step, strength) => {
    const amount = stepAmount(step, strength);
    return tinted(REDNESS * amount, WARMTH * amount);
  },
  colour: (step, strength) => {
    const [a, b] = direction(step.colour);
    const amount = TINT * stepAmount(step, strength);
    return tinted(a * amount, b * amount);
  },
  duotone: (step, strength) => {
    const [dark, light] = [labOf(step.dark, '#1b2a5c'), labOf(step.light, '#f6d9b0')];
    return blended(stepShare(step, strength), (lab) => {
      const at = clamp(lab.l);
      lab.l = dark.l + (light.l - dark.l) * at;
      lab.a = dark.a + (light.a - dark.a) * at;
      lab.b = dark.b + (light.b - dark.b) * at;
    });
  },
};

/** The change of colour that a step makes; undefined for steps of another kind. */
export const stepTone = (step: EditStep, strength: number, tones: Tones): ToneChange | undefined =>
  MAKERS[step.operation]?.(step, strength, tones);

/** Multiplies chroma. */
export const chroma =
  (factor: number): ToneChange =>
  (lab) => {
    lab.a *= factor;
    lab.b *= factor;
  };

/** Shifts the hue of the middle tones. */
export const tinted =
  (a: number, b: number): ToneChange =>
  (lab) => {
    const weight = middle(lab.l);
    lab.a += a * weight;
    lab.b += b * weight;
  };

/** A change of which only a share (0–1) arrives. */
export const blended =
  (share: number, change: ToneChange): ToneChange =>
  (lab) => {
    const { l, a, b } = lab;
    change(lab);
    lab.l = l + (lab.l - l) * share;
    lab.a = a + (lab.a - a) * share;
    lab.b = b + (lab.b - b) * share;
  };

function labOf(value: EditStep[string] | undefined, otherwise: string) {
  const hex = typeof value === 'string' ? (safeHex(value) ?? otherwise) : otherwise;
  const { l = 0, a = 0, b = 0 } = oklab(hex) ?? {};
  return { l, a, b };
}

/** Unit vector towards the hue of a colour; none for greys. */
function direction(value: EditStep[string] | undefined): [a: number, b: number] {
  const { a, b } = labOf(value, '#808080');
  const length = Math.hypot(a, b);
  return length < 0.01 ? [0, 0] : [a / length, b / length];
}
