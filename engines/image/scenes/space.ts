import { countOf, denies, wants } from '../prompt/wishes';
import { group } from '../svg/shapes';
import { liftOff } from './lift-off';
import { deepSky } from './parts/deep-sky';
import { stars } from './parts/night-sky';
import { planet } from './parts/planet';
import { rocket } from './parts/rocket';
import { onItsGround } from './planet-ground';
import { byShape, type Scene } from './stage';

/**
 * A planet with its moons in front of a nebula; on request an astronaut on its surface or a rocket taking off.
 */
export const space: Scene = (stage) => {
  const { brief } = stage;
  if (wants(brief, 'astronaut', 'cosmonaut', 'spaceman', 'rover') && !wants(brief, 'floating'))
    return onItsGround(stage);
  if (wants(brief, 'rocket', 'shuttle') && !wants(brief, 'planet', 'saturn', 'jupiter', 'mars')) return liftOff(stage);
  return orbit(stage);
};

const orbit: Scene = (stage) => {
  const { width, height, unit, brief, random } = stage;
  const chance = random.fork('orbit');
  const planets = countOf(brief, ['planet', 'world'], 1, 5);
  const moons = countOf(brief, ['moon', 'satellite'], wants(brief, 'moon') ? 1 : chance.int(1, 2), 6);
  const rings = wants(brief, 'saturn', 'ring', 'ringed') || (!denies(brief, 'ring') && chance.chance(0.45));
  const size = byShape(stage, 300, 285, 265) * unit;
  const x = width * byShape(stage, 0.56, 0.5, chance.chance(0.5) ? 0.36 : 0.64);
  const y = height * byShape(stage, 0.44, 0.5, 0.52);
  const bodies = Array.from({ length: planets - 1 }, (_, index) => {
    const angle = 0.7 + index * 1.9;
    return planet(stage, {
      x: x + Math.cos(angle) * size * 1.5,
      y: y + Math.sin(angle) * size * 1.55,
      radius: size * (0.34 - 0.04 * index),
      layer: index + 2,
      rings: false,
    });
  });
  const small = Array.from({ length: moons }, (_, index) => {
    const angle = chance.between(0, 1) + 2.4 + index * 2.1;
    return planet(stage, {
      x: x + Math.cos(angle) * size * 1.42,
      y: y + Math.sin(angle) * size * 1.36,
      radius: size * (0.13 - 0.015 * index),
      layer: index + 9,
      rings: false,
      rock: true,
    });
  });
  const ship = wants(brief, 'rocket', 'spaceship', 'spacecraft', 'shuttle')
    ? rocket(
        stage,
        width * byShape(stage, 0.28, 0.24, x > width / 2 ? 0.26 : 0.74),
        height * byShape(stage, 0.74, 0.7, 0.5),
        230 * unit,
      )
    : '';
  const main = denies(brief, 'planet') ? '' : planet(stage, { x, y, radius: size, layer: 1, rings });
  return { back: group('', deepSky(stage), stars(stage, height * 1.35, 1.6), ...bodies, main, ...small, ship) };
};
