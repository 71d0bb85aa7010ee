import { mix } from '../palette/colour';
import { countOf, denies, wants } from '../prompt/wishes';
import { group, path } from '../svg/shapes';
import { even } from '../svg/stops';
import { company } from './cast/company';
import { asksForPeople } from './cast/people';
import { rainbow, rainfall, snowfall } from './parts/falling';
import { grass, soil, swath } from './parts/ground';
import { house } from './parts/house';
import { overcast } from './parts/overcast';
import { sky } from './parts/sky';
import { crowned } from './parts/tree';
import { broadleaf, treeLine } from './parts/trees';
import { byShape, type Scene, type Stage } from './stage';

/** Open country in the requested weather: storm, rain, snow or a rainbow. */
export const weather: Scene = (stage) => {
  const { width, height, unit, brief, random, palette } = stage;
  const snow = wants(brief, 'snow', 'snowfall', 'blizzard', 'snowy');
  const bow = wants(brief, 'rainbow');
  // A rainbow follows the storm, so both are never drawn together.
  const storm = !bow && wants(brief, 'storm', 'thunderstorm', 'lightning', 'thunder', 'hurricane', 'stormy');
  const rain = !snow && !bow && (wants(brief, 'rain', 'rainy', 'raindrop', 'umbrella', 'downpour') || !storm);
  const grey = overcast(
    snow ? { ...stage, brief: { ...brief, season: 'winter' } } : stage,
    storm ? 0.62 : bow ? 0.14 : 0.34,
    bow,
  );
  const side = random.fork('weather').chance(0.5) ? 1 : -1;
  const horizon = height * byShape(stage, 0.7, 0.68, 0.66);
  const person = height * byShape(stage, 0.3, 0.38, 0.44);
  const near = swath(grey, horizon + 40 * unit, 0.72, 72);
  const lone = crowned(
    grey,
    width * (0.5 + side * 0.3),
    horizon + 44 * unit,
    byShape(stage, 330, 330, 300) * unit,
    side,
    3,
  );
  const sheltered = !asksForPeople(stage) && wants(brief, 'umbrella') ? withWord(grey, 'person') : grey;
  return {
    back: group(
      '',
      sky(grey, { horizon, at: side > 0 ? 0.24 : 0.76 }).markup,
      bow ? rainbow(grey, width * (0.5 - side * 0.12), horizon + 60 * unit, byShape(stage, 520, 560, 560) * unit) : '',
      swath(grey, horizon - 40 * unit, 0.12, 70).markup,
      farTrees(grey, horizon),
      swath(grey, horizon, 0.4, 71).markup,
      denies(brief, 'house') || asksForPeople(sheltered)
        ? ''
        : homes(grey, width * (0.5 - side * 0.16), horizon + 44 * unit),
      lone,
      near.markup,
      company(sheltered, {
        x: width * (0.5 - side * 0.06),
        y: horizon + (height - horizon) * 0.62,
        person,
        spread: width * 0.8,
        side,
      }),
      grass(grey, height + 6 * unit, 90 * unit, mix(soil(grey, 1), palette.shade, 0.4)),
    ),
    front: group('', rain || storm ? rainfall(grey, storm ? 1.5 : 1) : '', snow ? snowfall(grey, 1.2) : ''),
  };
};

const withWord = (stage: Stage, word: string): Stage => ({
  ...stage,
  brief: { ...stage.brief, words: new Set([...stage.brief.words, word]) },
});

/** A single house, or the requested village. */
function homes(stage: Stage, x: number, y: number): string {
  const { brief, unit } = stage;
  const count = countOf(brief, ['house', 'cottage', 'farmhouse'], wants(brief, 'village', 'town') ? 6 : 1, 7);
  return Array.from({ length: count }, (_, index) => {
    const step = Math.ceil(index / 2) * (index % 2 ? 1 : -1);
    return { x: x + step * 118 * unit, y: y - (index % 3) * 12 * unit, size: (126 - 9 * (index % 3)) * unit, index };
  })
    .sort((one, other) => one.y - other.y)
    .map((home) => house(stage, home.x, home.y, home.size, home.index))
    .join('');
}

function farTrees(stage: Stage, horizon: number): string {
  const { canvas, palette, random, unit } = stage;
  const line = swath(stage, horizon - 40 * unit, 0.12, 70).line;
  const trees = treeLine(
    line.slice(Math.floor(line.length * 0.1), Math.floor(line.length * 0.86)),
    26,
    54 * unit,
    random.fork('far'),
    broadleaf,
  );
  const tone = mix(palette.land(0.5), palette.haze, 0.3);
  return path(canvas, trees, canvas.linear(even(tone, mix(tone, palette.shade, 0.3)), { bands: 1 }), { ink: 0 });
}
