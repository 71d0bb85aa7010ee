/** Stands on a line of its own between items that have several lines: a rule in Markdown. */
const BETWEEN = '\n\n---\n\n';
const RULE = /\n\s*---[ \t]*(?:\n|$)\s*/;

/** Several items as one text: a line each, or with a rule between them where one has several lines. */
export function joinItems(items: readonly string[]): string {
  const isLong = items.some((item) => item.includes('\n'));
  return items.join(isLong ? BETWEEN : '\n');
}

/** The items of a text as `joinItems` writes them; those that are empty are left out. */
export function splitItems(text: string): string[] {
  const parts = RULE.test(text) ? text.split(RULE) : text.split('\n');
  return parts.filter((part) => part.trim() !== '');
}

/**
 * The items of what a step gave, as people read them; undefined where it gave one text. Those of a tool come with all
 * their parts, where nothing but the items is in its answer.
 */
export function itemsOfOutput(output: Readonly<Record<string, string | readonly string[]>>): string[] | undefined {
  const { text, best: _best, ...parts } = output;
  if (typeof text !== 'string') return undefined;
  const values = Object.values(parts);
  const [list] = values;
  const items = values.length === 1 && Array.isArray(list) ? list : RULE.test(text) ? splitItems(text) : [];
  if (items.length < 2) return undefined;
  const whole = splitItems(text);
  return whole.length === items.length ? whole : [...items];
}
