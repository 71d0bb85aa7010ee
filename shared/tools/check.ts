import type { Finding } from '../contracts/tool-finding';
import type { AnyToolDefinition } from './definition';
import type { FieldPart } from './limits/fields';
import { type FoundPart, partsIn } from './paths';
import { type FieldPlace, findingsOf } from './rules';

/** The places of a part that have rules: itself, and where its words have rules of their own each of them. */
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

/** What of an answer the book of rules is about, to be held against another edition of it. */
export function fieldPartsOf(tool: Pick<AnyToolDefinition, 'output'>, output: object): FieldPart[] {
  return partsIn(tool.output, output)
    .flatMap(placesOf)
    .map(({ field, value, path }) => ({ field, value, ...itemOf(path, value) }) as FieldPart);
}

/** Which item of a list a text is, told by its path, such as `titles.1.title`. */
function itemOf(path: string, value: unknown): { at?: number } {
  const at = typeof value === 'string' ? path.match(/\.(\d+)(?=\.|$)/)?.[1] : undefined;
  return at === undefined ? {} : { at: Number(at) };
}

/**
 * Everything that is wrong with an answer that fits its shape: by the rules of platforms, then by the tool's own.
 * The same on the server, which has errors mended, and in the browser, which shows them beside what is edited.
 */
export function checkOutput(tool: AnyToolDefinition, output: object, input: object): Finding[] {
  const own = tool.check?.(output as never, input as never) ?? [];
  return [...partsIn(tool.output, output).flatMap(placesOf).flatMap(findingsOf), ...own];
}
