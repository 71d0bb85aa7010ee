import { mix } from '../palette/colour';
import { colourOf, countOf, wants } from '../prompt/wishes';
import { group } from '../svg/shapes';
import { flatLay } from './parts/flat-lay';
import { FRUITS, type FruitKind, fruit } from './parts/fruit';
import { shadow, table, wall, windowLight } from './parts/interior';
import { byShape, type Painting, type Scene, type Stage } from './stage';
import { subject } from './subject';

interface Piece {
  kind: FruitKind;
  colour: string;
}

/** Fruit in window light on a table, or seen from above on a cloth. */
export const fruitStillLife: Scene = (stage) => {
  const { brief } = stage;
  const fromAbove = wants(
    brief,
    'cloth',
    'checked',
    'gingham',
    'slice',
    'sliced',
    'halves',
    'half',
    'overhead',
    'lay',
    'citrus',
    'picnic',
    'tablecloth',
  );
  const pieces = choose(stage, fromAbove ? 8 : 3);
  return fromAbove ? flatLay(stage, pieces) : onTable(stage, pieces);
};

/** Requested fruit in their numbers; a few of one kind where the prompt names none. */
function choose(stage: Stage, usual: number): Piece[] {
  const { brief, random } = stage;
  const chance = random.fork('fruit');
  const named = FRUITS.filter((kind) => wants(brief, ...kind.words));
  const usualKinds = wants(brief, 'citrus') ? FRUITS.slice(2, 4) : [chance.pick(FRUITS)];
  const kinds = named.length > 0 && !(named.length === 1 && wants(brief, 'citrus')) ? named : usualKinds;
  return kinds
    .flatMap((kind) => {
      const count = countOf(brief, [...kind.words, 'fruit'], Math.max(1, Math.round(usual / kinds.length)), 9);
      const own = colourOf(brief, ...kind.words, 'fruit');
      return Array.from({ length: count }, (_, index) => ({
        kind,
        colour: own
          ? mix(own, '#3a2014', (index % 3) * 0.08)
          : (kind.colours[index % kind.colours.length] ?? kind.colours[0]),
      }));
    })
    .slice(0, 12);
}

function onTable(stage: Stage, pieces: readonly Piece[]): Painting {
  const { width, height, unit, random } = stage;
  const chance = random.fork('arrange');
  const edge = height * byShape(stage, 0.64, 0.68, 0.68);
  const front = height - edge;
  const perRow = Math.min(pieces.length, byShape(stage, 3, 4, 6));
  const rows = Math.ceil(pieces.length / perRow);
  const size =
    Math.min(byShape(stage, 330, 320, 330), (byShape(stage, 900, 880, 1350) / perRow) * 1.02) *
    unit *
    (rows > 1 ? 0.82 : 1);
  const placed = pieces.map((piece, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, pieces.length - row * perRow);
    const step = size * 0.98;
    const along = (index % perRow) - (inRow - 1) / 2 + (row % 2 ? 0.24 : 0);
    const own = size * chance.between(0.8, 1.04);
    return {
      ...piece,
      own,
      x: width * 0.5 + along * step + chance.between(-12, 12) * unit,
      y: edge + front * (0.3 + row * 0.24) + chance.between(-0.05, 0.12) * front,
      turn: chance.between(-7, 7),
    };
  });
  placed.sort((one, other) => one.y - other.y);
  const things = placed.map(
    ({ kind, colour, x, y, own, turn }) =>
      shadow(stage, x, y - own * 0.03, own * 0.5, own * 1.1) +
      subject(stage, [...kind.words, 'fruit'], fruit(stage, kind, colour, x, y, own, turn)),
  );
  const glow = windowLight(
    stage,
    width * byShape(stage, 0.3, 0.3, 0.34),
    edge * byShape(stage, 0.24, 0.12, 0.1),
    byShape(stage, 420, 400, 400) * unit,
  );
  return { back: group('', wall(stage, edge), glow, table(stage, edge), ...things) };
}
