import { colourOf, countOf, denies, wants } from '../prompt/wishes';
import { group, placed } from '../svg/shapes';
import { FLOWER_WORDS } from './parts/flower';
import { lightSide, shadow, table, wall, windowLight } from './parts/interior';
import { sprig } from './parts/sprig';
import { VASE_SHAPES, vase } from './parts/vase';
import { byShape, type Scene } from './stage';

/** Ceramics in window light. */
export const vases: Scene = (stage) => {
  const { width, height, unit, random, brief, palette } = stage;
  const chance = random.fork('vases');
  const edge = height * byShape(stage, 0.7, 0.74, 0.75);
  const words = ['vase', 'pot', 'jug', 'jar', 'pitcher', 'amphora', 'vessel', 'ceramic'];
  const count = countOf(brief, words, wants(brief, 'bouquet') ? 1 : 3, 7);
  const colour = colourOf(brief, ...words);
  const usual = byShape(stage, 1.16, 1.06, 1.12) * unit * (count > 3 ? 3.6 / count : count === 1 ? 1.25 : 1);
  // A bouquet doubles the height of its vase; both must fit into the picture.
  const scale = wants(brief, ...FLOWER_WORDS) ? Math.min(usual, (edge * 0.98) / (490 + 370)) : usual;
  const step = (count > 3 ? 880 / count : byShape(stage, 246, 270, 290)) * unit;
  const first = chance.int(0, VASE_SHAPES.length - 1);
  const pieces = Array.from({ length: count }, (_, index) => {
    const along = index - (count - 1) / 2;
    const shape = VASE_SHAPES[(first + index) % VASE_SHAPES.length] ?? VASE_SHAPES[0];
    const tone =
      (index === 0 || count === 1 ? colour : undefined) ??
      palette.accents[(index + (colour ? 1 : 0)) % palette.accents.length] ??
      palette.light;
    return {
      shape,
      tone,
      x: width * 0.5 + along * step + chance.between(-18, 18) * unit,
      y: edge + (height - edge) * (0.26 + 0.34 * ((index * 2) % 3) * 0.5) + chance.between(0, 12) * unit,
      index,
    };
  });
  const tallest = [...pieces].sort((one, other) => other.shape.height - one.shape.height)[0];
  const stems = denies(brief, 'flower', 'branch', 'plant', 'sprig') ? undefined : tallest;
  const drawn = [...pieces]
    .sort((one, other) => one.y - other.y)
    .map((piece) => {
      const { shape, tone, x, y } = piece;
      const flowers =
        piece === stems
          ? placed(x, y - shape.height * scale * 0.98, scale * byShape(stage, 0.84, 1, 1), sprig(stage))
          : '';
      return (
        flowers +
        shadow(stage, x, y - 6 * scale, shape.foot * scale, shape.height * scale * 0.66) +
        vase(stage, shape, tone, x, y, scale)
      );
    });
  const lit = windowLight(
    stage,
    width * (lightSide(stage) < 0 ? byShape(stage, 0.16, 0.1, 0.2) : byShape(stage, 0.84, 0.9, 0.8)),
    edge * byShape(stage, 0.2, 0.1, 0.06),
    byShape(stage, 460, 400, 400) * unit,
  );
  return { back: group('', wall(stage, edge), lit, table(stage, edge), ...drawn) };
};
