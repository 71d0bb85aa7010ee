/** A picture shown on public pages, with its recipe. */
export interface ShowcasePiece {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
  prompt: string;
  /** Alternative text. */
  alt: string;
  style: string;
  seed: number;
  /** Placeholder colour, `#rrggbb`. */
  color: string;
}
