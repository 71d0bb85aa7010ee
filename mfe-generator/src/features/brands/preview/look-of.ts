import { HEX_COLOUR } from '@flint/shared/contracts/brand-limits';
import { inkOn, readableOn } from '@flint/shared/contracts/contrast';
import type { BrandForm } from '../form/brand-form';

/** Colours of the previews: the brand's only where they are readable. */
export interface Look {
  /** The primary colour; a neutral one by default. */
  readonly primary: string;
  /** Text on it. */
  readonly onPrimary: string;
  /** The next colour of the palette, for decoration: need not be readable. */
  readonly accent: string;
  /** Brand-coloured text on the preview's background. */
  readonly link: string;
}

/** Background of the previews: `--surface` of both themes. */
const PAPER = { light: '#fdfcfa', dark: '#231e1b' };
const NEUTRAL = '#5c534c';

/** Derives the colours from a form; incomplete codes are skipped. */
export function lookOf({ primaryColor, palette }: BrandForm, theme: 'light' | 'dark'): Look {
  const colours = [primaryColor, ...palette].filter((colour) => HEX_COLOUR.test(colour));
  const [primary = NEUTRAL] = colours;
  return {
    primary,
    onPrimary: inkOn(primary),
    accent: colours.find((colour) => colour.toLowerCase() !== primary.toLowerCase()) ?? inkOn(primary),
    link: readableOn(PAPER[theme], colours),
  };
}
