import type { Finding } from '@flint/shared/contracts/tool-finding';
import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import type { Path } from '@flint/shared/tools/paths';
import { createContext, use } from 'react';

/** Actions on the user's own answer; an example has none. */
export interface ResultActs {
  readonly use: ToolRun;
  /**
   * Saves another value at a path.
   * @throws as `request`
   */
  save(path: Path, value: unknown): Promise<void>;
  /** The most that rewriting a passage costs; undefined while unknown. */
  rewritePrice(path: Path): number | undefined;
}

/** The displayed answer, for the components of its parts. */
export interface ShownResult {
  readonly definition: AnyToolDefinition;
  readonly input: Readonly<Record<string, unknown>>;
  /** With its owner's edits. */
  readonly output: Readonly<Record<string, unknown>>;
  /** As the model wrote it. */
  readonly written: Readonly<Record<string, unknown>>;
  readonly findings: readonly Finding[];
  readonly acts: ResultActs | null;
  /** Index of the item that previews show, in the answer's first list. */
  readonly chosen: number;
  readonly choose: ((at: number) => void) | null;
  /** URL of another tool's page. */
  hrefOf(tool: string): string;
}

export const ResultContext = createContext<ShownResult | null>(null);

/**
 * The answer of the surrounding result.
 * @throws Error outside of one
 */
export function useResult(): ShownResult {
  const shown = use(ResultContext);
  if (!shown) throw new Error('There is no result around this');
  return shown;
}
