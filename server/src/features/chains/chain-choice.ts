/** What goes on in a chain after a part with several results. */
export interface ChainChoice {
  /** Index of the part that offers alternatives, from 0. */
  readonly part: number;
  /** Index of the chosen alternative, from 0. */
  readonly chosen: number;
  /** The most that the parts after it may cost in whole credits, as its user saw it. */
  readonly most?: number | undefined;
}
