import type { Random } from '../../english/random';
import type { TimeOfDay } from '../prompt/light';
import type { Brief } from '../prompt/read-prompt';
import { mix, type Ramp, ramp, shift } from './colour';
import { SANDS, SEASON_LANDS } from './lands';
import { followColours, followReference } from './lead';
import { OUTDOOR_LIGHTS } from './lights';
import { moodGrade } from './moods';
import { ROOMS } from './rooms';
import type { Swatches } from './swatches';

/** Colours of a scene, already graded by the prompt's moods. */
export interface Palette {
  /** 0 zenith, 1 horizon. */
  sky: Ramp;
  /** 0 horizon, 1 foot of the picture. */
  land: Ramp;
  sand: Ramp;
  water: Ramp;
  glow: string;
  haze: string;
  shade: string;
  wall: string;
  surface: string;
  light: string;
  accents: readonly string[];
  night: boolean;
}

/**
 * Builds the palette of a picture: light, season and room by prompt and seed, then named colours, then reference
 * colours, then mood.
 */
export function paletteFor(brief: Brief, random: Random, reference: readonly string[]): Palette {
  const time = brief.time ?? defaultTime(brief, random);
  const light = random.pick(OUTDOOR_LIGHTS[time]);
  const land = random.pick(SEASON_LANDS[brief.season ?? random.pick(['summer', 'summer', 'spring', 'autumn'])]);
  const room = random.pick(ROOMS);
  const settle = (colours: readonly string[], haze: number) =>
    colours.map((colour, at) => {
      const near = at / (colours.length - 1);
      const aired = mix(colour, light.haze, haze * (1 - near));
      return shift(mix(aired, light.shade, light.depth * (0.2 + 0.6 * near)), { chroma: 1.25 });
    });
  const swatches: Swatches = {
    sky: light.sky,
    land: settle(land, 0.72),
    sand: settle(random.pick(SANDS), 0.4),
    water: [light.sky[3], mix(light.sky[1], '#2f7f8c', 0.45), mix(light.sky[0], light.shade, 0.55)],
    ...{ glow: light.glow, haze: light.haze, shade: light.shade },
    ...{ wall: room.wall, surface: room.surface, light: room.light, accents: room.accents },
  };
  const led = followReference(followColours(swatches, brief), reference);
  const grade = moodGrade(brief);
  const graded = (colours: readonly string[]) => ramp(colours.map(grade));
  return {
    ...{ sky: graded(led.sky), land: graded(led.land), sand: graded(led.sand), water: graded(led.water) },
    ...{ glow: grade(led.glow), haze: grade(led.haze), shade: grade(led.shade) },
    ...{ wall: grade(led.wall), surface: grade(led.surface), light: grade(led.light) },
    accents: led.accents.map(grade),
    night: time === 'night',
  };
}

function defaultTime(brief: Brief, random: Random): TimeOfDay {
  const said = (...words: string[]) => words.some((word) => brief.words.has(word));
  if (brief.moods.has('neon') || brief.moods.has('dark')) return 'night';
  if (brief.scene === 'city') return random.pick(['night', 'night', 'dusk']);
  if (brief.scene === 'camp') return random.pick(['night', 'night', 'dusk']);
  if (brief.scene === 'winter') return random.pick(['dusk', 'night', 'dawn', 'day']);
  if (brief.scene === 'festival' && said('firework', 'lantern', 'diwali')) return 'night';
  if (brief.scene === 'festival') return said('birthday') ? 'golden' : random.pick(['night', 'night', 'dusk']);
  if (brief.scene === 'dunes') return random.pick(['golden', 'golden', 'dusk']);
  if (brief.scene === 'forest') return random.pick(['dawn', 'day', 'golden']);
  return random.pick(['dawn', 'day', 'golden', 'golden']);
}
