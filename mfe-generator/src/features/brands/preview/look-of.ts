import { HEX_COLOUR } from '@flint/shared/contracts/brand-limits';
import { inkOn, readableOn } from '@flint/shared/contracts/contrast';
import type { BrandForm } from '../form/brand-form';

/** What previews are painted with: user colours only where they can be read. */
export interface Look {
  /** The primary colour, or a neutral one while there is none. */
  readonly primary: string;
  /** Text on it. */
  readonly onPrimary: string;
  /** Beside it: the next colour of the palette, which need not be read. */
  readonly accent: string;
  /** Brand-coloured text on the page of the preview. */
  readonly link: string;
}

/** The paper of the previews: `--surface` of both themes. */
const PAPER = { light: '#fdfcfa', dark: '#231e1b' };
const NEUTRAL = '#5c534c';

/** Reads the look of a form; codes that are still being typed are passed over. */
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
