import { mix } from '../../palette/colour';
import { colourOf, denies, wants } from '../../prompt/wishes';
import { disc, group, rect } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';
import { gloom } from './interior';

export type Seat = 'sofa' | 'armchair';

/** The upholstered seat that the prompt asks for; undefined for none. */
export function seatIn({ brief }: Pick<Stage, 'brief'>): Seat | undefined {
  if (wants(brief, 'sofa', 'couch') && !denies(brief, 'sofa', 'couch')) return 'sofa';
  return wants(brief, 'armchair') && !denies(brief, 'armchair') ? 'armchair' : undefined;
}

export interface SeatShape {
  wide: number;
  /** Height of the cushion above the floor. */
  seat: number;
  /** Height of the back above the floor. */
  high: number;
}

/** A sofa or an armchair seen from the front, its feet on y: back, cushions, rounded arms. */
export function sofa(stage: Stage, kind: Seat, x: number, y: number, { wide, seat, high }: SeatShape): string {
  const { canvas, palette, brief } = stage;
  const own = colourOf(brief, 'sofa', 'couch', 'armchair') ?? palette.accents[0] ?? '#a8563c';
  const cloth = mix(own, palette.shade, gloom(stage) * 0.6);
  const fill = (lift: number) =>
    canvas.linear(
      even(mix(cloth, palette.light, 0.26 + lift), mix(cloth, palette.light, lift), mix(cloth, palette.shade, 0.28)),
      { bands: 2 },
    );
  const foot = high * 0.09;
  const arm = wide * (kind === 'sofa' ? 0.13 : 0.2);
  const inner = wide - arm * 1.7;
  const cushions = kind === 'sofa' ? 2 : 1;
  const each = inner / cushions;
  const leg = (at: number) =>
    rect(
      canvas,
      x + at - arm * 0.12,
      y - foot * 1.2,
      arm * 0.24,
      foot * 1.2,
      mix('#5a3a26', palette.shade, gloom(stage)),
      { ink: 2.2 },
    );
  return group(
    '',
    disc(canvas, x, y, wide * 0.56, palette.shade, { ry: wide * 0.045, ink: 0, opacity: 0.3 }),
    leg(-wide * 0.42),
    leg(wide * 0.42),
    rect(canvas, x - inner * 0.53, y - high, inner * 1.06, high * 0.8, fill(0.04), { round: high * 0.13 }),
    ...Array.from({ length: cushions }, (_, index) =>
      rect(canvas, x - inner / 2 + each * index + each * 0.02, y - high * 0.93, each * 0.96, high - seat, fill(0.1), {
        round: high * 0.09,
      }),
    ),
    rect(canvas, x - wide * 0.46, y - seat * 0.72, wide * 0.92, seat * 0.72 - foot, fill(-0.02), {
      round: high * 0.05,
    }),
    ...Array.from({ length: cushions }, (_, index) =>
      rect(canvas, x - inner / 2 + each * index, y - seat, each, seat * 0.4, fill(0.16), { round: high * 0.06 }),
    ),
    ...[-1, 1].map((way) =>
      rect(canvas, x + (way * wide) / 2 - arm / 2, y - seat * 1.55, arm, seat * 1.55 - foot, fill(0.06), {
        round: arm * 0.42,
      }),
    ),
    kind === 'sofa'
      ? ''
      : rect(
          canvas,
          x - inner * 0.3,
          y - high * 0.72,
          inner * 0.6,
          (high - seat) * 0.62,
          mix(palette.accents[1] ?? palette.light, palette.shade, gloom(stage) * 0.5),
          { round: high * 0.07 },
        ),
  );
}
