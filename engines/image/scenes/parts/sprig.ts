import { mix } from '../../palette/colour';
import { colourOf, wants } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { disc, group, line, path } from '../../svg/shapes';
import type { Stage } from '../stage';
import { bloom, FLOWER_WORDS, flowerKind } from './flower';

/** Stems growing up from the origin: a bouquet if the prompt names flowers, else blossoming twigs or leafy branches. */
export function sprig(stage: Stage): string {
  const { palette, random, brief } = stage;
  const chance = random.fork('sprig');
  const full = wants(brief, ...FLOWER_WORDS);
  const stems = wants(brief, 'bouquet') ? 13 : full ? 7 : 4;
  const green = mix('#4f5f3e', palette.shade, 0.25);
  const tone =
    colourOf(brief, ...FLOWER_WORDS, 'mimosa', 'branch', 'twig', 'sprig') ??
    chance.pick(['#e8b14a', '#e8b14a', '#efe3d0', '#d98a7a']);
  const kind = flowerKind(stage);
  return group(
    '',
    ...Array.from({ length: stems }, (_, index) => {
      const spread = (index - (stems - 1) / 2) / ((stems - 1) / 2);
      const tipX = spread * (full ? 190 : 165) + chance.between(-22, 22);
      const row = stems > 7 && index % 2 ? 0.62 : 1;
      const tipY = -(full ? 230 : 300) * row * (1 - 0.22 * Math.abs(spread)) - chance.between(0, 70);
      const stem = line(
        `M0 12C${n(spread * 10)} ${n(tipY * 0.4)} ${n(tipX * 0.5)} ${n(tipY * 0.62)} ${n(tipX)} ${n(tipY)}`,
        green,
        5,
      );
      const head = full
        ? bloom(stage, kind, tipX, tipY, chance.between(52, 74), tone, index)
        : blossoms(stage, tipX, tipY, tone, () => chance.next());
      const leaf = path(
        stage.canvas,
        `M${n(tipX * 0.4)} ${n(tipY * 0.55)}q${n(30 + spread * 40)} ${n(-44)} ${n(70 * Math.sign(spread || 1))} ${n(-34)}q${n(-14)} ${n(40)} ${n(-70 * Math.sign(spread || 1))} ${n(34)}Z`,
        green,
        { ink: 2.4 },
      );
      return stem + (full ? leaf : '') + head;
    }),
  );
}

/** Small round blossoms along the end of a twig, as mimosa has. */
function blossoms({ canvas, palette }: Stage, x: number, y: number, tone: string, next: () => number): string {
  return Array.from({ length: 15 }, () => {
    const along = next();
    const reach = 26 + 42 * next();
    const angle = next() * Math.PI * 2;
    const size = 7 + 11 * next();
    const shade = mix(mix(tone, palette.shade, next() * 0.22), palette.light, next() * 0.25);
    return disc(
      canvas,
      x * (1 - along * 0.3) + Math.cos(angle) * reach,
      y * (1 - along * 0.3) + Math.sin(angle) * reach * 0.8,
      size,
      shade,
      { ink: 0, opacity: 0.95 },
    );
  }).join('');
}
