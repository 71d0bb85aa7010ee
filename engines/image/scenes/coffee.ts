import { mix } from '../palette/colour';
import { colourOf, countOf, wants } from '../prompt/wishes';
import { group } from '../svg/shapes';
import { cup, steam } from './parts/cup';
import { books, laptop } from './parts/desk-things';
import { lightSide, shadow, table, wall } from './parts/interior';
import { sprig } from './parts/sprig';
import { VASE_SHAPES, vase } from './parts/vase';
import { windowView } from './parts/window';
import { byShape, type Scene } from './stage';

/** Cups on a table by the window. */
export const coffee: Scene = (stage) => {
  const { width, height, unit, brief, palette, random } = stage;
  const chance = random.fork('table');
  const edge = height * byShape(stage, 0.66, 0.68, 0.68);
  const side = lightSide(stage);
  const wide = byShape(stage, 620, 560, 640) * unit;
  const tall = edge * byShape(stage, 0.6, 0.68, 0.74);
  const pane = {
    x: side < 0 ? width * byShape(stage, 0.1, 0.07, 0.08) : width * byShape(stage, 0.9, 0.93, 0.92) - wide,
    y: edge * byShape(stage, 0.16, 0.1, 0.06),
    width: wide,
    height: tall,
  };
  const count = countOf(brief, ['cup', 'mug', 'coffee', 'espresso', 'latte', 'cappuccino', 'tea', 'teacup'], 1, 4);
  const china =
    colourOf(brief, 'cup', 'mug', 'teacup', 'coffee', 'tea', 'espresso') ?? palette.accents[0] ?? palette.light;
  const drink = wants(brief, 'tea', 'teacup') ? '#a9672a' : wants(brief, 'latte', 'cappuccino') ? '#b98455' : '#3a2013';
  const r = (count > 2 ? 92 : count > 1 ? 118 : byShape(stage, 160, 152, 150)) * unit;
  const middle =
    width *
    (wants(brief, 'laptop', 'computer')
      ? side < 0
        ? 0.26
        : 0.74
      : count > 1
        ? 0.5
        : side < 0
          ? byShape(stage, 0.54, 0.56, 0.56)
          : byShape(stage, 0.46, 0.44, 0.44));
  const cups = Array.from({ length: count }, (_, index) => {
    const x = middle + (index - (count - 1) / 2) * r * byShape(stage, 2.75, 2.9, 3.3);
    const y = edge + (height - edge) * (0.42 + 0.14 * (index % 2));
    const tone =
      index === 0
        ? china
        : mix(
            china,
            palette.accents[index % palette.accents.length] ?? china,
            colourOf(brief, 'cup', 'mug') ? 0.1 : 0.8,
          );
    return cup(stage, x, y, r, tone, drink) + steam(stage, x, y - r * 1.3, r * 1.7);
  });
  const flask = VASE_SHAPES[chance.int(0, 2)] ?? VASE_SHAPES[0];
  const bx = width * (side < 0 ? byShape(stage, 0.83, 0.85, 0.82) : byShape(stage, 0.17, 0.15, 0.18));
  const by = edge + (height - edge) * 0.16;
  const machine = wants(brief, 'laptop', 'computer', 'notebook');
  const lx = width * (side < 0 ? byShape(stage, 0.66, 0.7, 0.72) : byShape(stage, 0.34, 0.3, 0.28));
  const still = machine
    ? laptop(stage, lx, edge + (height - edge) * 0.34, byShape(stage, 470, 480, 500) * unit)
    : count > 2
      ? ''
      : wants(brief, 'book', 'reading') || brief.texts.length > 0 || chance.chance(0.45)
        ? books(stage, bx, by, 250 * unit)
        : shadow(stage, bx, by, 60 * unit, 160 * unit) +
          `<g transform="translate(${bx.toFixed(1)} ${(by - flask.height * 0.62 * unit).toFixed(1)}) scale(${(0.66 * unit).toFixed(3)})">${sprig(stage)}</g>` +
          vase(stage, flask, palette.accents[2] ?? palette.shade, bx, by, 0.64 * unit);
  return { back: group('', wall(stage, edge), windowView(stage, pane), table(stage, edge), still, ...cups) };
};
