/**
 * What every rule says of the requests it is for.
 * @typedef {{ model?: string, prompt?: string, times?: number }} Fits
 */

/**
 * The scripted behaviours in force; the first that fits a request is taken.
 * @template {Fits} Rule
 */
export class Rules {
  /** @type {Rule[]} */
  #rules = [];

  /** @param {readonly Rule[]} rules replaces all before */
  set(rules) {
    this.#rules = rules.map((rule) => structuredClone(rule));
  }

  /**
   * @param {string} model
   * @param {string} prompt
   * @returns {Rule} without parts when none fits
   */
  take(model, prompt) {
    const rule = this.#rules.find(
      (each) => (each.model ?? model) === model && prompt.includes(each.prompt ?? '') && (each.times ?? 1) > 0,
    );
    if (rule === undefined) return /** @type {Rule} */ ({});
    if (rule.times !== undefined) rule.times -= 1;
    return structuredClone(rule);
  }
}
