import { denies, wants } from '../prompt/wishes';
import { rainfall, snowfall } from './parts/falling';
import { overcast } from './parts/overcast';
import type { Scene } from './stage';

/** Dimming of the light (0–1) by a storm, and by rain. */
const STORM = 0.58;
const RAIN = 0.32;

/** Adds the requested rain, storm or snowfall to an outdoor scene. */
export const weathered =
  (scene: Scene): Scene =>
  (stage) => {
    const { brief } = stage;
    const storm = brief.weather === 'storm' && !denies(brief, 'storm', 'rain');
    const rain = storm || (brief.weather === 'rain' && !denies(brief, 'rain'));
    const snow = brief.weather === 'snow' && wants(brief, 'snowfall', 'snowing', 'blizzard', 'snowflake', 'snowstorm');
    if (!rain && !snow) return scene(stage);
    const dull = overcast(stage, storm ? STORM : RAIN);
    const painting = scene(dull);
    const falling = rain ? rainfall(dull, storm ? 1.4 : 1) : snowfall(dull);
    return { ...painting, front: (painting.front ?? '') + falling };
  };
