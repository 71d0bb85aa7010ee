import type { Finding } from '../contracts/tool-finding';
import type { Chain } from './chains';

/** The alternatives of a part: their name, and their texts in order. */
export interface Alternatives {
  readonly one: string;
  readonly texts: readonly string[];
}

/** The list of a part's answer from which later parts use one item; undefined where they use the whole answer. */
export function listOffered(chain: Chain, at: number): string | undefined {
  const later = chain.parts.filter(({ from }) => from === at).map(({ definition }) => definition.id);
  return chain.parts[at]?.definition.sends.find(({ to, each }) => each && later.includes(to))?.each;
}

/**
 * The alternatives to choose from before a chain continues after a part.
 * @param output the part's answer, with its owner's edits
 * @returns undefined with fewer than two alternatives
 */
export function alternativesIn(chain: Chain, at: number, output: unknown): Alternatives | undefined {
  const list = listOffered(chain, at);
  const part = list === undefined ? undefined : chain.parts[at]?.definition.output[list];
  if (list === undefined || part?.type !== 'list') return undefined;
  const items = (output as Readonly<Record<string, unknown>> | null)?.[list];
  const name = part.text ?? Object.keys(part.item).find((each) => part.item[each]?.type === 'text');
  if (!Array.isArray(items) || items.length < 2 || name === undefined) return undefined;
  return { one: part.one, texts: items.map((item: Readonly<Record<string, unknown>>) => String(item[name] ?? '')) };
}

/** Index of the first alternative without findings; of the first, where each has some. */
export function bestOf(chain: Chain, at: number, output: unknown, findings: readonly Pick<Finding, 'path'>[]): number {
  const list = listOffered(chain, at);
  const { texts = [] } = alternativesIn(chain, at, output) ?? {};
  const isFine = (_: string, place: number) => !findings.some(({ path }) => `${path}.`.startsWith(`${list}.${place}.`));
  return Math.max(0, texts.findIndex(isFine));
}
