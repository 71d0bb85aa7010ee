/** What is wrong with a place of an answer. */
export interface Finding {
  /** Where it stands, as `titles.2.title`. */
  readonly path: string;
  /** A complete sentence with the number: "6 characters over. YouTube refuses titles above 100." */
  readonly message: string;
  /** `error`: the platform refuses it, and a model must mend it; `warning`: it is shown cut, or is a matter of taste. */
  readonly severity: 'error' | 'warning';
  /** The rule of the book it breaks, whose source and date a page shows; absent where it is the tool's own. */
  readonly ruleId?: string;
}
