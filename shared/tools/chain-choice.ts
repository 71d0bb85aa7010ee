import type { Finding } from '../contracts/tool-finding';
import { type Alternatives, pickBest, readAlternatives } from './alternatives';
import type { Chain } from './chains';

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
  const part = chain.parts[at];
  return list !== undefined && part ? readAlternatives(part.definition, list, output) : undefined;
}

/** Index of the first alternative without findings; of the first, where each has some. */
export function bestOf(chain: Chain, at: number, output: unknown, findings: readonly Pick<Finding, 'path'>[]): number {
  const list = listOffered(chain, at);
  return list === undefined ? 0 : pickBest(list, output, findings);
}
