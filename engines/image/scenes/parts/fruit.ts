import { mix } from '../../palette/colour';
import { n } from '../../svg/number';
import { disc, line, path } from '../../svg/shapes';
import { fade } from '../../svg/stops';
import type { Stage } from '../stage';
import { lightSide, round } from './interior';

export interface FruitKind {
  words: readonly [string, ...string[]];
  colours: readonly [string, ...string[]];
  /** Outline for a fruit one unit wide standing on the origin. */
  outline: string;
  /** Ratio of height to width. */
  tall: number;
  stem: 'long' | 'short' | 'none';
  leaf: boolean;
}

const ROUND = 'M0 0C-.3 0-.5-.2-.5-.48S-.28-.96 0-.96 .5-.74 .5-.48 .3 0 0 0Z';
const APPLE =
  'M0-.02C-.14 .02-.3 .02-.4-.14-.54-.36-.54-.66-.42-.82-.3-.96-.1-.94 0-.86 .1-.94 .3-.96 .42-.82 .54-.66 .54-.36 .4-.14 .3 .02 .14 .02 0-.02Z';
const PEAR =
  'M0 0C-.4 0-.54-.26-.48-.5-.43-.68-.27-.74-.22-.94-.19-1.08-.13-1.24 .01-1.24 .14-1.24 .19-1.08 .22-.94 .27-.74 .43-.68 .48-.5 .54-.26 .4 0 0 0Z';
const LEMON =
  'M-.58-.4C-.52-.42-.48-.5-.42-.58-.28-.8 .2-.84 .4-.6 .46-.52 .52-.46 .6-.42 .62-.36 .56-.32 .5-.3 .42-.16 .28 0 0 0-.26 0-.4-.12-.46-.28-.52-.3-.6-.34-.58-.4Z';
const PLUM = 'M0 0C-.32 0-.48-.24-.46-.5S-.24-.94 0-.9C.24-.94 .44-.76 .46-.5S.32 0 0 0Z';

export const FRUITS: readonly [FruitKind, ...FruitKind[]] = [
  { words: ['pear'], colours: ['#cdb544', '#b9602f', '#a9b04a'], outline: PEAR, tall: 1.24, stem: 'long', leaf: false },
  {
    words: ['apple'],
    colours: ['#b5291f', '#c8452c', '#9aa83c'],
    outline: APPLE,
    tall: 0.94,
    stem: 'short',
    leaf: true,
  },
  {
    words: ['orange', 'clementine', 'mandarin', 'tangerine', 'citrus'],
    colours: ['#e8842a', '#ee9636'],
    outline: ROUND,
    tall: 0.96,
    stem: 'none',
    leaf: true,
  },
  { words: ['lemon'], colours: ['#ecca38', '#e4bd2c'], outline: LEMON, tall: 0.8, stem: 'none', leaf: false },
  {
    words: ['peach', 'apricot', 'nectarine'],
    colours: ['#eba06a', '#e2805a'],
    outline: ROUND,
    tall: 0.96,
    stem: 'none',
    leaf: true,
  },
  { words: ['plum'], colours: ['#5a3157', '#6d3c5c'], outline: PLUM, tall: 0.92, stem: 'short', leaf: false },
  { words: ['lime'], colours: ['#86a83a', '#78993a'], outline: LEMON, tall: 0.8, stem: 'none', leaf: false },
  { words: ['pomegranate'], colours: ['#a3283a', '#b03a3c'], outline: ROUND, tall: 0.96, stem: 'short', leaf: false },
  { words: ['grapefruit'], colours: ['#ee9a6a', '#e88a62'], outline: ROUND, tall: 0.96, stem: 'none', leaf: false },
  { words: ['cherry'], colours: ['#9d1c2c', '#b3272f'], outline: PLUM, tall: 0.92, stem: 'long', leaf: true },
];

/** One fruit standing on (x, y), `size` wide. */
export function fruit(
  stage: Stage,
  kind: FruitKind,
  colour: string,
  x: number,
  y: number,
  size: number,
  turn = 0,
): string {
  const { canvas, palette } = stage;
  const top = -kind.tall * size;
  const side = lightSide(stage);
  const d = kind.outline.replace(/-?\.?\d+(\.\d+)?/g, (value) => ` ${n(Number(value) * size)}`);
  const body = path(canvas, d, round(stage, colour));
  const bounce = canvas.flat
    ? ''
    : disc(
        canvas,
        -side * size * 0.2,
        -size * 0.12,
        size * 0.34,
        canvas.radial(fade(mix(palette.surface, palette.light, 0.2), 0.34, 0)),
        { ry: size * 0.14, ink: 0 },
      );
  const shine = disc(
    canvas,
    side * size * 0.19,
    top * 0.62,
    size * 0.14,
    canvas.flat ? palette.light : canvas.radial(fade('#fffaf0', 0.75, 0)),
    { ry: size * 0.2, ink: 0, opacity: canvas.flat ? 0.55 : 0.9 },
  );
  const wood = mix('#4a2f1a', palette.shade, 0.3);
  const dip = kind.outline === APPLE ? -0.86 * size : top;
  const stem =
    kind.stem === 'none'
      ? ''
      : line(
          `M0 ${n(dip + size * 0.02)}q${n(size * 0.01)} ${n(-size * 0.1)} ${n(size * 0.07)} ${n(-size * (kind.stem === 'long' ? 0.22 : 0.14))}`,
          wood,
          size * 0.032,
        );
  const green = mix('#5f7a3c', palette.shade, 0.2);
  const leaf = kind.leaf
    ? path(
        canvas,
        `M${n(size * 0.02)} ${n(dip - size * 0.02)}q${n(size * 0.1)} ${n(-size * 0.22)} ${n(size * 0.36)} ${n(-size * 0.14)}q${n(-size * 0.1)} ${n(size * 0.2)} ${n(-size * 0.36)} ${n(size * 0.14)}Z`,
        canvas.linear(
          [
            { at: 0, colour: mix(green, palette.light, 0.3) },
            { at: 1, colour: green },
          ],
          { bands: 2 },
        ),
        { ink: 2.6 },
      )
    : '';
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${body}${bounce}${shine}${stem}${leaf}</g>`;
}
