import type { TimeOfDay } from '../../prompt/light';
import { denies } from '../../prompt/wishes';
import type { Air } from '../figures/figure';
import type { Stage } from '../stage';

const DEPTH: Readonly<Record<TimeOfDay, number>> = { day: 0.14, dawn: 0.34, golden: 0.46, dusk: 0.52, night: 0.46 };
/** Share of the backlight's shade removed from a colour that the prompt names, so that it stays recognisable. */
const NAMED = 0.45;

/** Outdoor lighting of figures, with the light from `side`. */
export function airOf({ brief, palette }: Stage, side: -1 | 1, named = false): Air {
  const depth = palette.night ? DEPTH.night : DEPTH[brief.time ?? 'dawn'];
  const silhouette = brief.words.has('silhouette') && !denies(brief, 'silhouette') ? 0.93 : depth;
  return { side, depth: named ? silhouette * NAMED : silhouette, rim: palette.night ? 0.34 : 0.42 };
}
