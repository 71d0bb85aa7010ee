import { mix } from '../../palette/colour';
import { n } from '../../svg/number';
import { path, rect } from '../../svg/shapes';
import type { Stage } from '../stage';
import { asSubject } from '../subject';

/** A park bench whose feet stand on y; `seat` is the height of its seat above the ground. */
export const bench = asSubject(['bench'], paintBench);

function paintBench({ canvas, palette }: Stage, x: number, y: number, wide: number, seat: number): string {
  const wood = mix('#7a5236', palette.shade, 0.3);
  const iron = mix('#26221f', palette.shade, 0.3);
  const slat = (top: number, tall: number) =>
    rect(canvas, x - wide / 2, top, wide, tall, wood, { ink: 2.4, round: tall * 0.3 });
  const leg = (at: number) =>
    path(canvas, `M${n(at)} ${n(y - seat * 1.9)}h${n(seat * 0.12)}V${n(y)}h${n(-seat * 0.12)}Z`, iron, { ink: 0 });
  return (
    leg(x - wide * 0.42) +
    leg(x + wide * 0.4) +
    slat(y - seat * 1.95, seat * 0.22) +
    slat(y - seat * 1.6, seat * 0.22) +
    slat(y - seat, seat * 0.2)
  );
}
