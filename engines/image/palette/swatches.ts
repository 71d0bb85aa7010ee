/** Colours before named colours and grading are applied. */
export interface Swatches {
  sky: readonly string[];
  land: readonly string[];
  sand: readonly string[];
  water: readonly string[];
  glow: string;
  haze: string;
  shade: string;
  wall: string;
  surface: string;
  light: string;
  accents: readonly string[];
}
