/** A lint finding: a passage of an answer that breaks a rule. */
export interface Finding {
  /** Path of the passage, such as `titles.2.title`. */
  readonly path: string;
  /** A complete sentence with the number: "6 characters over. YouTube refuses titles above 100." */
  readonly message: string;
  /**
   * `error`: the platform refuses it, and a model must fix it; `warning`: it is shown truncated, or is a matter of
   * taste.
   */
  readonly severity: 'error' | 'warning';
  /** The violated rule of the rulebook, whose source and date pages show; absent for the tool's own rules. */
  readonly ruleId?: string;
}
