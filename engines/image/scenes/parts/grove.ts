import { mix } from '../../palette/colour';
import { colourOf, wants } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { group, path } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';
import { conifer } from './trees';

/** Tree trunks at one depth (0 far – 1 near), rooted around `foot` and cut off by the top of the picture. */
export function trunks(stage: Stage, foot: number, near: number, tone: string): string {
  const { canvas, palette, width, unit, random, brief } = stage;
  const chance = random.fork(`trunks${near}`);
  const spacing = (58 + 170 * near ** 1.4) * unit;
  const lit = canvas.linear(even(mix(tone, palette.glow, 0.34), tone, mix(tone, palette.shade, 0.5)), { x2: 1, y2: 0 });
  const count = Math.ceil(width / spacing) + 1;
  const shapes = Array.from({ length: count }, (_, index) => {
    const x = (index + chance.between(-0.4, 0.4)) * spacing;
    const clear = near > 0.6 && Math.abs(x / width - 0.5) < 0.2 * near;
    if (clear) return '';
    const half = (6 + 30 * near ** 1.5) * unit * chance.between(0.7, 1.25);
    const lean = chance.between(-20, 20) * unit;
    const bottom = foot + chance.between(0, 36) * unit * (0.3 + near);
    const d = `M${n(x - half * 1.5)} ${n(bottom)}C${n(x - half)} ${n(bottom - half * 2)} ${n(x - half * 0.9 + lean * 0.5)} ${n(bottom * 0.5)} ${n(x - half * 0.62 + lean)} ${n(-10)}H${n(x + half * 0.62 + lean)}C${n(x + half * 0.9 + lean * 0.5)} ${n(bottom * 0.5)} ${n(x + half)} ${n(bottom - half * 2)} ${n(x + half * 1.6)} ${n(bottom)}Z`;
    const marks = wants(brief, 'birch') && near > 0.2 ? birchMarks(x, half, bottom, () => chance.next()) : '';
    return (
      path(canvas, d, lit, { ink: near > 0.4 ? 3 : 0 }) +
      (marks ? path(canvas, marks, mix('#3a3430', palette.haze, 0.5 - near * 0.4), { ink: 0, opacity: 0.8 }) : '')
    );
  });
  return group('', ...shapes);
}

function birchMarks(x: number, half: number, bottom: number, next: () => number): string {
  return Array.from({ length: 16 }, () => {
    const y = next() * bottom * 0.94;
    const wide = half * (0.4 + next());
    const start = x + (next() - 0.62) * half * 1.2;
    return `M${n(start)} ${n(y)}q${n(wide / 2)} ${n(-half * 0.16)} ${n(wide)} 0q${n(-wide / 2)} ${n(half * 0.26)} ${n(-wide)} 0Z`;
  }).join('');
}

/** Canopy and undergrowth at one depth. */
export function foliage(stage: Stage, near: number): string {
  const { canvas, palette, width, height, unit, random, brief } = stage;
  const chance = random.fork(`foliage${near}`);
  const season = brief.season === 'autumn' ? '#c5662b' : undefined;
  const leaf = colourOf(brief, 'leaf', 'foliage', 'forest', 'tree') ?? season ?? palette.land(0.5 + near * 0.5);
  const tone = mix(palette.haze, mix(leaf, palette.shade, 0.24 * near), 0.3 + near * 0.7);
  if (near > 0.1 && near < 0.6 && !wants(brief, 'birch', 'jungle', 'bamboo')) {
    const firs = Array.from({ length: 7 }, () =>
      conifer(
        chance.next() * width,
        height * (0.73 + near * 0.08),
        (190 + 330 * near) * unit * chance.between(0.6, 1.1),
        chance,
      ),
    );
    return path(canvas, firs.join(''), tone, { ink: 0, opacity: 0.92 });
  }
  if (near < 0.6) return '';
  const canopy = clusters(width, -20 * unit, (70 + 100 * near) * unit, 70, () => chance.next());
  const lit = clusters(width, -30 * unit, (54 + 84 * near) * unit, 34, () => chance.next());
  const ferns = near === 1 ? undergrowth(width, height, unit, () => chance.next()) : '';
  return (
    path(
      canvas,
      canopy + ferns,
      canvas.linear(even(mix(tone, palette.shade, 0.2), tone, mix(tone, palette.shade, 0.4)), { bands: 2 }),
      { ink: 0 },
    ) + path(canvas, lit, mix(tone, palette.glow, palette.night ? 0.1 : 0.24), { ink: 0, opacity: 0.8 })
  );
}

/** A ragged fringe of leaves along the top. */
function clusters(width: number, y: number, depth: number, count: number, next: () => number): string {
  return Array.from({ length: count * 7 }, () => {
    const x = next() * width * 1.1 - width * 0.05;
    const edge = Math.abs(x / width - 0.5) * 2;
    const drop = y + next() ** 1.5 * depth * (0.6 + 1.9 * edge ** 2);
    const size = depth * (0.06 + 0.09 * next());
    return `M${n(x - size)} ${n(drop)}q${n(size * 0.4)} ${n(-size)} ${n(size)} ${n(-size * 0.4)}q${n(size * 0.8)} ${n(size * 0.1)} ${n(size)} ${n(size * 0.5)}q${n(-size * 0.5)} ${n(size * 0.9)} ${n(-size)} ${n(size * 0.5)}q${n(-size * 0.8)} ${n(size * 0.1)} ${n(-size)} ${n(-size * 0.6)}Z`;
  }).join('');
}

/** Ferns and grass at the lower corners. */
function undergrowth(width: number, height: number, unit: number, next: () => number): string {
  return Array.from({ length: 120 }, () => {
    const side = next() < 0.5 ? next() ** 1.6 * 0.42 : 1 - next() ** 1.6 * 0.42;
    const x = side * width;
    const tall = (60 + 150 * next()) * unit * (0.5 + Math.abs(side - 0.5));
    const lean = (next() - 0.5) * tall * 1.3;
    const w = 5 * unit;
    return `M${n(x - w)} ${n(height + 4)}Q${n(x)} ${n(height - tall * 0.7)} ${n(x + lean)} ${n(height - tall)}Q${n(x + w)} ${n(height - tall * 0.6)} ${n(x + w)} ${n(height + 4)}Z`;
  }).join('');
}
