import { mix } from '../palette/colour';

export interface Stop {
  at: number;
  colour: string;
  /** Default 1. */
  opacity?: number;
}

/** Evenly spaced stops through colours. */
export const even = (...colours: readonly string[]): Stop[] =>
  colours.map((colour, index) => ({ at: colours.length === 1 ? 0 : index / (colours.length - 1), colour }));

/** One colour between two opacities. */
export const fade = (colour: string, from: number, to: number): Stop[] => [
  { at: 0, colour, opacity: from },
  { at: 1, colour, opacity: to },
];

export function stopMarkup({ at, colour, opacity = 1 }: Stop): string {
  return `<stop offset="${at.toFixed(3)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity.toFixed(3)}"` : ''}/>`;
}

function sample(stops: readonly Stop[], at: number): Stop {
  const upper = stops.findIndex((stop) => stop.at >= at);
  const to = stops[upper === -1 ? stops.length - 1 : upper] as Stop;
  const from = stops[Math.max(0, upper - 1)] as Stop;
  if (upper <= 0 || to.at === from.at) return { ...to, at };
  const share = (at - from.at) / (to.at - from.at);
  const opacity = (from.opacity ?? 1) + ((to.opacity ?? 1) - (from.opacity ?? 1)) * share;
  return { at, colour: mix(from.colour, to.colour, share), opacity };
}

/** Posterises a gradient into flat bands with hard edges: cel shading for cartoons. */
export function banded(stops: readonly Stop[], bands: number): Stop[] {
  return Array.from({ length: bands }, (_, band) => {
    const middle = sample(stops, (band + 0.5) / bands);
    return [
      { ...middle, at: band / bands },
      { ...middle, at: (band + 1) / bands },
    ];
  }).flat();
}
