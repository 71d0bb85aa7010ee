/** A picture shown on public pages, with what made it. */
export interface ShowcasePiece {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
  prompt: string;
  style: string;
  seed: number;
  /** `#rrggbb`, shown until the picture is there. */
  color: string;
}
