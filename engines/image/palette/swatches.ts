/** The colours before mood and wishes: plain lists, so that each step can be a function over them. */
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
