import { mix } from '../palette/colour';
import { colourOf, countOf, denies, wants } from '../prompt/wishes';
import { group } from '../svg/shapes';
import { companyMembers } from './cast/company';
import { lounge } from './lounge';
import { cup } from './parts/cup';
import { books, cat, lamp, laptop } from './parts/desk-things';
import { gloom, lightSide, shadow, table, wall } from './parts/interior';
import { pot } from './parts/masonry';
import { seatIn } from './parts/seating';
import { windowView } from './parts/window';
import { byShape, type Scene, type Stage } from './stage';

/** A desk by the window with the objects of the prompt; a living room for figures or a requested seat. */
export const room: Scene = (stage) => (seatIn(stage) || hasVisitors(stage) ? lounge(stage) : desk(stage));

/** Whether there are figures that need a floor: a cat sits on the window sill instead. */
const hasVisitors = (stage: Stage) =>
  companyMembers(stage).length >
  countOf(stage.brief, ['cat', 'kitten'], wants(stage.brief, 'cat', 'kitten') ? 1 : 0, 14);

const desk: Scene = (stage) => {
  const { width, height, unit, brief, palette } = stage;
  const edge = height * byShape(stage, 0.72, 0.74, 0.76);
  const side = lightSide(stage);
  const wide = byShape(stage, 640, 600, 760) * unit;
  const across = (share: number) => width * (side < 0 ? share : 1 - share);
  const pane = {
    x: across(byShape(stage, 0.46, 0.4, 0.34)) - wide / 2,
    y: edge * byShape(stage, 0.2, 0.12, 0.1),
    width: wide,
    height: edge * byShape(stage, 0.5, 0.6, 0.66),
  };
  const sill = pane.y + pane.height;
  const depth = height - edge;
  const cats = Array.from(
    { length: countOf(brief, ['cat', 'kitten'], wants(brief, 'cat', 'kitten') ? 1 : 0, 3) },
    (_, index) => cat(stage, pane.x + pane.width * (0.3 + 0.24 * index), sill, (210 - 20 * index) * unit),
  );
  const lamps = Array.from({ length: countOf(brief, ['lamp'], denies(brief, 'lamp') ? 0 : 1, 2) }, (_, index) =>
    lamp(
      stage,
      across(byShape(stage, 0.78, 0.8, 0.77) - index * 0.3),
      edge + depth * 0.12,
      byShape(stage, 500, 430, 430) * unit,
    ),
  );
  const mug = cup(
    stage,
    across(byShape(stage, 0.2, 0.24, 0.24)),
    edge + depth * 0.5,
    byShape(stage, 60, 50, 48) * unit,
    colourOf(brief, 'mug', 'cup') ?? palette.light,
    '#3a2013',
  );
  const machine = wants(brief, 'laptop', 'computer', 'work', 'typing', 'blog', 'office')
    ? laptop(stage, across(0.48), edge + depth * 0.5, byShape(stage, 400, 370, 370) * unit)
    : books(stage, across(0.5), edge + depth * 0.3, byShape(stage, 330, 280, 280) * unit);
  const px = across(byShape(stage, 0.1, 0.09, 0.08));
  const plant = denies(brief, 'plant')
    ? ''
    : shadow(stage, px, edge + depth * 0.16, 50 * unit, 60 * unit) +
      pot(stage, px, edge + depth * 0.16, byShape(stage, 210, 180, 170) * unit);
  const evening = gloom(stage) > 0 ? mix(palette.shade, palette.wall, 0.2) : palette.wall;
  return {
    back: group(
      '',
      wall({ ...stage, palette: { ...palette, wall: evening } }, edge),
      windowView(stage, pane),
      ...cats,
      table(stage, edge),
      plant,
      ...lamps,
      machine,
      mug,
    ),
  };
};
