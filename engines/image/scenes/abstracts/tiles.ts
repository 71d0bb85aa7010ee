import { mix } from '../../palette/colour';
import { n } from '../../svg/number';
import { group, path, rect } from '../../svg/shapes';
import { even, fade } from '../../svg/stops';
import type { Stage } from '../stage';
import { coloursOf } from './colours';

/** A grid of quarter circles and half discs. */
export function tiles(stage: Stage): string {
  const { canvas, width, height, unit, palette, random } = stage;
  const chance = random.fork('tiles');
  const size = (Math.min(width, height) / 4) * 1.0001;
  // Three or more colours suffice as a palette.
  const own = coloursOf(stage);
  const papers = [mix(palette.light, palette.wall, 0.2), mix(palette.shade, palette.accents[0] ?? palette.shade, 0.25)];
  const colours = [...(stage.brief.colours.length >= 3 ? [] : papers), ...own] as [string, ...string[]];
  const cells: string[] = [];
  for (let y = (height % size) / 2 - size; y < height; y += size) {
    for (let x = (width % size) / 2 - size; x < width; x += size) {
      const back = chance.pick(colours);
      const front = chance.pick(colours.filter((colour) => colour !== back) as [string, ...string[]]);
      const motif = chance.pick([quarter, quarter, half, dot, leaf] as const)(size);
      const fill = canvas.linear(even(mix(front, palette.light, 0.12), mix(front, palette.shade, 0.06)), { bands: 1 });
      cells.push(
        rect(canvas, x, y, size + 0.6, size + 0.6, back, { ink: 0 }),
        `<g transform="translate(${n(x + size / 2)} ${n(y + size / 2)}) rotate(${chance.int(0, 3) * 90})">${path(canvas, motif, fill, { ink: 0 })}</g>`,
      );
    }
  }
  const veil = canvas.linear(fade(palette.shade, 0, 0.2), { x2: 1 });
  return group('', ...cells, canvas.flat ? '' : rect(canvas, 0, 0, width, height + unit, veil, { ink: 0 }));
}

const quarter = (s: number) => `M${n(-s / 2)} ${n(-s / 2)}H${n(s / 2)}A${n(s)} ${n(s)} 0 0 1 ${n(-s / 2)} ${n(s / 2)}Z`;
const half = (s: number) => `M${n(-s / 2)} 0A${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(s / 2)} 0Z`;
const dot = (s: number) =>
  `M${n(-s * 0.3)} 0a${n(s * 0.3)} ${n(s * 0.3)} 0 1 0 ${n(s * 0.6)} 0a${n(s * 0.3)} ${n(s * 0.3)} 0 1 0 ${n(-s * 0.6)} 0Z`;
const leaf = (s: number) =>
  `M${n(-s / 2)} ${n(-s / 2)}A${n(s)} ${n(s)} 0 0 1 ${n(s / 2)} ${n(s / 2)}A${n(s)} ${n(s)} 0 0 1 ${n(-s / 2)} ${n(-s / 2)}Z`;
