/**
 * The condition of a rule: which requests it matches.
 * @typedef {{ model?: string, prompt?: string, times?: number }} Fits
 */

/**
 * The rules in force; the first match of a request is used.
 * @template {Fits} Rule
 */
export class Rules {
  /** @type {Rule[]} */
  #rules = [];

  /** @param {readonly Rule[]} rules replace all earlier rules */
  set(rules) {
    this.#rules = rules.map((rule) => structuredClone(rule));
  }

  /**
   * @param {string} model
   * @param {string} prompt
   * @returns {Rule} empty when none matches
   */
  take(model, prompt) {
    const rule = this.#find(model, prompt);
    if (rule === undefined) return /** @type {Rule} */ ({});
    if (rule.times !== undefined) rule.times -= 1;
    return structuredClone(rule);
  }

  /**
   * As `take`, without using it up.
   * @param {string} model
   * @param {string} prompt
   * @returns {Rule}
   */
  look(model, prompt) {
    return structuredClone(this.#find(model, prompt) ?? /** @type {Rule} */ ({}));
  }

  #find(model, prompt) {
    return this.#rules.find(
      (each) => (each.model ?? model) === model && prompt.includes(each.prompt ?? '') && (each.times ?? 1) > 0,
    );
  }
}
