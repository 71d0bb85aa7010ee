/** A picture shown on public pages, with what made it. */
export interface ShowcasePiece {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
  prompt: string;
  /** What is seen, for who does not see it. */
  alt: string;
  style: string;
  seed: number;
  /** `#rrggbb`, shown until the picture is there. */
  color: string;
}
