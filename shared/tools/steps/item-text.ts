/** Stands on a line of its own between items that have several lines: a rule in Markdown. */
const BETWEEN = '\n\n---\n\n';

/** Several items as one text: a line each, or with a rule between them where one has several lines. */
export function joinItems(items: readonly string[]): string {
  const isLong = items.some((item) => item.includes('\n'));
  return items.join(isLong ? BETWEEN : '\n');
}

/** The parts of a text between its rules; the whole text where there is none. Line by line, which takes no longer for many. */
function betweenRules(text: string): string[] {
  const [first = '', ...lines] = text.split('\n');
  const parts = [[first]];
  for (const line of lines)
    if (line.trim() === '---') parts.push([]);
    else parts.at(-1)?.push(line);
  if (parts.length === 1) return [text];
  return parts.map((part) => part.join('\n').trim());
}

/** The items of a text as `joinItems` writes them; those that are empty are left out. */
export function splitItems(text: string): string[] {
  const ruled = betweenRules(text);
  const parts = ruled.length > 1 ? ruled : text.split('\n');
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
  const items =
    values.length === 1 && Array.isArray(list) ? list : betweenRules(text).length > 1 ? splitItems(text) : [];
  if (items.length < 2) return undefined;
  const whole = splitItems(text);
  return whole.length === items.length ? whole : [...items];
}
