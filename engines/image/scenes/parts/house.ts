import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { group, path } from '../../svg/shapes';
import type { Stage } from '../stage';
import { asSubject } from '../subject';

/** A farmhouse with a lit gable and a shaded side, standing on (x, y); `size` is its length. */
export const house = asSubject(['house', 'farmhouse', 'cottage', 'barn', 'cabin', 'home', 'village'], paintHouse);

function paintHouse(stage: Stage, x: number, y: number, size: number, index = 0): string {
  const { canvas, palette, brief } = stage;
  const walls =
    colourOf(brief, 'house', 'farmhouse', 'cottage', 'barn', 'cabin') ?? mix(palette.light, palette.haze, 0.25);
  const tiles =
    colourOf(brief, 'roof') ?? mix(palette.accents[(1 + index) % palette.accents.length] ?? '#b8432a', '#b8432a', 0.6);
  const at = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y + dy * size)}`;
  const lit = palette.night ? mix(walls, palette.shade, 0.55) : walls;
  const gable = `M${at(-0.5, 0)}L${at(-0.5, -0.42)}L${at(-0.26, -0.72)}L${at(-0.02, -0.42)}L${at(-0.02, 0)}Z`;
  const side = `M${at(-0.02, 0)}L${at(-0.02, -0.42)}L${at(0.58, -0.42)}L${at(0.58, 0)}Z`;
  const roof = `M${at(-0.26, -0.72)}L${at(0.36, -0.72)}L${at(0.64, -0.4)}L${at(0.02, -0.4)}Z`;
  const eave = `M${at(-0.26, -0.76)}L${at(-0.56, -0.4)}L${at(-0.5, -0.38)}L${at(-0.26, -0.68)}Z`;
  const pane = palette.night ? '#ffcf7a' : mix(palette.shade, palette.sky(0.3), 0.35);
  const window = (dx: number) =>
    path(canvas, `M${at(dx, -0.3)}h${n(size * 0.1)}v${n(size * 0.13)}h${n(-size * 0.1)}Z`, pane, { ink: 0 });
  const door = path(
    canvas,
    `M${at(-0.32, 0)}v${n(-size * 0.24)}h${n(size * 0.13)}v${n(size * 0.24)}Z`,
    mix(tiles, palette.shade, 0.55),
    { ink: 0 },
  );
  return group(
    '',
    path(canvas, side, mix(lit, palette.shade, 0.34), { ink: 2.4 }),
    path(canvas, gable, lit, { ink: 2.4 }),
    path(canvas, roof, mix(tiles, palette.shade, palette.night ? 0.55 : 0.12), { ink: 2.4 }),
    path(canvas, eave, mix(tiles, palette.glow, 0.2), { ink: 0 }),
    window(0.12),
    window(0.36),
    door,
  );
}
