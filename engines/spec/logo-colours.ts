/** The colours of a logo, as `#rrggbb`. */
export interface LogoColours {
  /** Its most frequent colour that is no grey; where all are, the most frequent. */
  readonly primaryColor: string;
  /** Up to five, the primary one first. */
  readonly palette: string[];
}
