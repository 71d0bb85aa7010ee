/** The colours of a logo, as `#rrggbb`. */
export interface LogoColours {
  /** Its most frequent colour that is not grey; where all are grey, the most frequent. */
  readonly primaryColor: string;
  /** Up to five, the primary one first. */
  readonly palette: string[];
}
