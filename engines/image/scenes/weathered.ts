import { denies, wants } from '../prompt/wishes';
import { rainfall, snowfall } from './parts/falling';
import { overcast } from './parts/overcast';
import type { Scene } from './stage';

/** How far a storm, and rain, take the light out of the air. */
const STORM = 0.58;
const RAIN = 0.32;

/** A scene under the open sky in the rain, storm or snowfall the prompt asks for. */
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
