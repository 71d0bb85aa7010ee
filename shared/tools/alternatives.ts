import type { Finding } from '../contracts/tool-finding';
import type { AnyToolDefinition } from './definition';

/** The alternatives of an answer: their name, and their texts in order. */
export interface Alternatives {
  readonly one: string;
  readonly texts: readonly string[];
}

/**
 * The items of a list of an answer, by the text that stands for each.
 * @param output the answer, with its owner's edits
 * @returns undefined with fewer than two
 */
export function readAlternatives(
  definition: Pick<AnyToolDefinition, 'output'>,
  list: string,
  output: unknown,
): Alternatives | undefined {
  const part = definition.output[list];
  if (part?.type !== 'list') return undefined;
  const items = (output as Readonly<Record<string, unknown>> | null)?.[list];
  const name = part.text ?? Object.keys(part.item).find((each) => part.item[each]?.type === 'text');
  if (!Array.isArray(items) || items.length < 2 || name === undefined) return undefined;
  return { one: part.one, texts: items.map((item: Readonly<Record<string, unknown>>) => String(item[name] ?? '')) };
}

/** Index of the first item of a list without findings; of the first, where each has some. */
export function pickBest(list: string, output: unknown, findings: readonly Pick<Finding, 'path'>[]): number {
  const items = (output as Readonly<Record<string, unknown>> | null)?.[list];
  const isFine = (_: unknown, place: number) =>
    !findings.some(({ path }) => `${path}.`.startsWith(`${list}.${place}.`));
  return Array.isArray(items) ? Math.max(0, items.findIndex(isFine)) : 0;
}
