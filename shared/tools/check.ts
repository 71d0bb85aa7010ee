import type { Finding } from '../contracts/tool-finding';
import type { AnyToolDefinition } from './definition';
import type { FieldPart } from './limits/fields';
import { type FoundPart, partsIn } from './paths';
import { type FieldPlace, findingsOf } from './rules';

/**
 * The passages of a part that have rules: the part itself, and each of its words where these have rules of their own.
 */
function placesOf({ path, part, value }: FoundPart): FieldPlace[] {
  if (part.type === 'text') return part.field ? [{ path, field: part.field, value, entry: () => path }] : [];
  if (part.type === 'words') {
    const words = value as readonly string[];
    const entry = (at: number) => `${path}.${at}`;
    const own = part.field ? [{ path, field: part.field, value: words, entry }] : [];
    const { each } = part;
    return each ? [...own, ...words.map((word, at) => ({ path: entry(at), field: each, value: word, entry }))] : own;
  }
  if (part.type !== 'list' || !part.field) return [];
  const { field, text } = part;
  const items = value as readonly Readonly<Record<string, unknown>>[];
  const listed = text === undefined ? items : items.map((item) => item[text]);
  return [
    { path, field, value: listed, entry: (at) => (text === undefined ? `${path}.${at}` : `${path}.${at}.${text}`) },
  ];
}

/** The parts of an answer that the rulebook concerns, for checking against another edition. */
export function fieldPartsOf(tool: Pick<AnyToolDefinition, 'output'>, output: object): FieldPart[] {
  return partsIn(tool.output, output)
    .flatMap(placesOf)
    .map(({ field, value, path }) => ({ field, value, ...itemOf(path, value) }) as FieldPart);
}

/** The index of a text's list item, from its path, such as `titles.1.title`. */
function itemOf(path: string, value: unknown): { at?: number } {
  const at = typeof value === 'string' ? path.match(/\.(\d+)(?=\.|$)/)?.[1] : undefined;
  return at === undefined ? {} : { at: Number(at) };
}

/**
 * Lints an answer that matches its shape: by platform rules, then by the tool's own. Shared by the server, which has
 * errors repaired, and the browser, which shows them while editing.
 */
export function checkOutput(tool: AnyToolDefinition, output: object, input: object): Finding[] {
  const own = tool.check?.(output as never, input as never) ?? [];
  return [...partsIn(tool.output, output).flatMap(placesOf).flatMap(findingsOf), ...own];
}
