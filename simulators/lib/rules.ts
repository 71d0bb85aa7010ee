/** The condition of a rule: which requests it matches. */
interface Fits {
  model?: string;
  prompt?: string;
  times?: number;
}

/** The rules in force; the first match of a request is used. */
export class Rules<Rule extends Fits> {
  #rules: readonly Rule[] = [];
  readonly #none: Rule;

  /** @param none for requests that none matches */
  constructor(none: Rule) {
    this.#none = none;
  }

  /** @param rules replace all earlier rules */
  set(rules: readonly Rule[]): void {
    this.#rules = structuredClone(rules);
  }

  /** Changes each rule in force, for the requests to come. */
  change(change: (rule: Rule) => void): void {
    for (const rule of this.#rules) change(rule);
  }

  /** The rule of a request, and uses it up. */
  take(model: string, prompt: string): Rule {
    const rule = this.#find(model, prompt);
    if (rule?.times !== undefined) rule.times -= 1;
    return structuredClone(rule ?? this.#none);
  }

  /** As `take`, without using it up. */
  look(model: string, prompt: string): Rule {
    return structuredClone(this.#find(model, prompt) ?? this.#none);
  }

  #find(model: string, prompt: string): Rule | undefined {
    return this.#rules.find(
      (each) => (each.model ?? model) === model && prompt.includes(each.prompt ?? '') && (each.times ?? 1) > 0,
    );
  }
}
