import { mix } from '../palette/colour';
import { denies, wants } from '../prompt/wishes';
import { relief } from '../svg/materials';
import { n } from '../svg/number';
import { group, path } from '../svg/shapes';
import { even } from '../svg/stops';
import { company } from './cast/company';
import { arch, pot, stairs } from './parts/masonry';
import { plaster } from './parts/plaster';
import { sky } from './parts/sky';
import { byShape, type Stage } from './stage';

/** Two walls meeting at a corner, an arched doorway in one, stairs along the other. */
export function corner(stage: Stage): string {
  const { canvas, width, height, unit, palette, noise, brief } = stage;
  const [dark, pale] = plaster(stage);
  const chance = stage.random.fork('corner');
  const ridge = width * (byShape(stage, 0.6, 0.58, 0.54) + chance.between(-0.07, 0.05));
  const top = height * (byShape(stage, 0.26, 0.22, 0.16) + chance.between(-0.05, 0.07));
  const leftWall = `M0 ${n(top + 62 * unit)}L${n(ridge)} ${n(top)}V${n(height)}H0Z`;
  const rightWall = `M${n(ridge)} ${n(top)}L${n(width)} ${n(top + 150 * unit)}V${n(height)}H${n(ridge)}Z`;
  const grain = (clip: string, layer: number) =>
    group(
      canvas.clip(clip),
      relief(canvas, noise, [0, top, width, height - top], { across: 8, down: 9, depth: 0.16, octaves: 5, layer }),
    );
  const opening = {
    x: ridge * 0.5,
    foot: height,
    width: 350 * unit,
    tall: (height - top) * byShape(stage, 0.52, 0.66, 0.72),
  };
  const shade = mix(dark, palette.shade, 0.5);
  const slant = `M0 ${n(top + 430 * unit)}L${n(ridge)} ${n(top + 250 * unit)}V${n(height)}H0Z`;
  const backdrop = sky(stage, { horizon: height * 0.62, at: byShape(stage, 0.8, 0.8, 0.78), size: 58 });
  const steps = denies(brief, 'stair', 'step')
    ? ''
    : stairs(stage, ridge + 30 * unit, height, width - ridge, (height - top) * 0.62, pale);
  const people = company(stage, {
    x: ridge * 0.72,
    y: height - 24 * unit,
    person: 300 * unit,
    spread: ridge * 0.6,
    side: 1,
  });
  return group(
    '',
    backdrop.markup,
    path(canvas, rightWall, canvas.linear(even(pale, mix(pale, palette.shade, 0.16)), { bands: 1 })),
    grain(rightWall, 2),
    path(
      canvas,
      `M${n(ridge)} ${n(top)}L${n(ridge + 46 * unit)} ${n(top + 18 * unit)}V${n(height)}H${n(ridge)}Z`,
      mix(dark, palette.shade, 0.6),
      { ink: 0, opacity: 0.42 },
    ),
    steps,
    path(canvas, leftWall, canvas.linear(even(mix(dark, palette.light, 0.16), dark), { bands: 1 })),
    grain(leftWall, 1),
    group(canvas.clip(leftWall), path(canvas, slant, shade, { ink: 0, opacity: 0.4 })),
    arch(stage, opening, dark, 1),
    path(
      canvas,
      `M0 ${n(top + 62 * unit)}L${n(ridge)} ${n(top)}v${n(11 * unit)}L0 ${n(top + 75 * unit)}Z`,
      mix(pale, palette.light, 0.5),
      { ink: 0, opacity: 0.85 },
    ),
    wants(brief, 'cypress', 'tree', 'plant', 'garden') || stage.random.fork('plant').chance(0.5)
      ? pot(stage, ridge * 0.12, height - 20 * unit, 150 * unit)
      : '',
    people,
  );
}
