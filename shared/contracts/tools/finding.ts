import type { Path } from './paths';
import type { RuleId } from './rules';

/** What is wrong with a place of an answer. */
export interface Finding {
  readonly path: Path;
  /** A complete sentence with the number: "6 characters over. YouTube refuses titles above 100." */
  readonly message: string;
  /** `error`: the platform refuses it, and a model must mend it; `warning`: it is shown cut, or is a matter of taste. */
  readonly severity: 'error' | 'warning';
  readonly rule?: RuleId;
}
