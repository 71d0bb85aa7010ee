import { mix } from '../palette/colour';
import { countOf, denies, wants } from '../prompt/wishes';
import { group, wash } from '../svg/shapes';
import { even } from '../svg/stops';
import { channels, paintTexture, smoothstep } from '../svg/texture';
import { stars } from './parts/night-sky';
import { fbm } from './parts/noise';
import { planet } from './parts/planet';
import { rocket } from './parts/rocket';
import { byShape, type Scene, type Stage } from './stage';

/** A planet with its moons before a nebula. */
export const space: Scene = (stage) => {
  const { width, height, unit, brief, random, palette } = stage;
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
  const deep = mix('#05060f', palette.sky(0), 0.3);
  const back = wash(
    stage.canvas,
    stage.canvas.linear(even(deep, mix(deep, palette.sky(0.2), 0.3), deep), { x2: 0.6, bands: 4 }),
  );
  return { back: group('', back, nebula(stage), stars(stage, height * 1.35, 1.6), ...bodies, main, ...small, ship) };
};

const DETAIL = 1 / 3;

function nebula({ canvas, palette, noise, random, width, height, unit }: Stage): string {
  if (canvas.flat) return '';
  const chance = random.fork('nebula');
  const one = channels(mix(palette.accents[0] ?? palette.haze, palette.sky(0.6), 0.35));
  const two = channels(mix(palette.sky(0.55), '#3f4fb8', 0.35));
  const drift = chance.between(0, 50);
  const slant = chance.between(-0.7, 0.7);
  const scale = 1 / (1000 * unit * DETAIL);
  const cloud = paintTexture(Math.round(width * DETAIL), Math.round(height * DETAIL), (column, row) => {
    const x = column * scale;
    const y = row * scale;
    const warp = fbm(noise, x * 1.6 + drift, y * 1.6, 3);
    const gas = fbm(noise, x * 2.1 + warp * 0.9, y * 2.1 + warp + drift, 5);
    const band = Math.exp(-(((y - 0.5 * (height / unit / 1000) - slant * (x - 0.5)) / 0.42) ** 2));
    const share = smoothstep(-0.3, 0.4, warp);
    const alpha = smoothstep(-0.35, 0.75, gas) * band * 0.85;
    return [0, 1, 2].map((index) => (one[index] ?? 0) * (1 - share) + (two[index] ?? 0) * share).concat(alpha) as [
      number,
      number,
      number,
      number,
    ];
  });
  return canvas.texture(cloud, 0, 0, width, height);
}
