import { group } from '../svg/shapes';
import { companyMembers, gathered, troop } from './cast/company';
import { peopleOf } from './cast/people';
import { lamp } from './parts/desk-things';
import { lightSide, wall } from './parts/interior';
import { pot } from './parts/masonry';
import { rug } from './parts/rug';
import { seatIn, sofa } from './parts/seating';
import { windowView } from './parts/window';
import { byShape, type Painting, type Stage } from './stage';

/** A living room seen from across the floor: window, rug, lamp, and the figures of the prompt. */
export function lounge(stage: Stage): Painting {
  const { width, height, unit } = stage;
  const floor = height * byShape(stage, 0.68, 0.68, 0.66);
  const side = lightSide(stage);
  const across = (share: number) => width * (side < 0 ? share : 1 - share);
  const wide = byShape(stage, 420, 420, 520) * unit;
  const pane = {
    x: across(byShape(stage, 0.4, 0.34, 0.3)) - wide / 2,
    y: floor * 0.12,
    width: wide,
    height: floor * byShape(stage, 0.46, 0.58, 0.62),
  };
  const person = height * byShape(stage, 0.32, 0.44, 0.52);
  const seat = seatIn(stage);
  const wideSeat = Math.min(width * 0.66, (seat === 'sofa' ? 760 : 440) * unit);
  const couch = { wide: wideSeat, seat: person * 0.3, high: person * 0.72 };
  const ground = {
    x: width * 0.5,
    y: height * (seat ? 0.94 : 0.87),
    person,
    spread: width * 0.66,
    side,
    hovering: false,
  };
  return {
    back: group(
      '',
      wall(stage, floor),
      windowView(stage, pane),
      rug(stage, floor, width * 0.5, height * 0.86),
      pot(stage, across(byShape(stage, 0.12, 0.1, 0.08)), floor + 50 * unit, 260 * unit),
      lamp(stage, across(byShape(stage, 0.84, 0.86, 0.88)), floor + 60 * unit, byShape(stage, 520, 520, 500) * unit),
      seat ? sofa(stage, seat, width * 0.5, height * 0.84, couch) : '',
      seat ? gathered(stage, { ...ground, y: height * 0.84 - couch.seat, spread: couch.wide * 0.7 }, troop(stage)) : '',
      gathered(stage, ground, seat ? peopleOf(stage) : companyMembers(stage)),
    ),
  };
}
