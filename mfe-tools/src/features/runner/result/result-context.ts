import type { Finding } from '@flint/shared/contracts/tool-finding';
import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import type { Path } from '@flint/shared/tools/paths';
import { createContext, use } from 'react';

/** What can be done with an own answer; an example has none of it. */
export interface ResultActs {
  readonly use: ToolRun;
  /** Keeps another value at a place. @throws as `request` */
  save(path: Path, value: unknown): Promise<void>;
  /** What writing a place anew costs at the most; undefined while that is not known. */
  rewritePrice(path: Path): number | undefined;
}

/** The answer that is shown, to whatever shows a part of it. */
export interface ShownResult {
  readonly definition: AnyToolDefinition;
  readonly input: Readonly<Record<string, unknown>>;
  /** As its owner keeps it. */
  readonly output: Readonly<Record<string, unknown>>;
  /** As it was written. */
  readonly written: Readonly<Record<string, unknown>>;
  readonly findings: readonly Finding[];
  readonly acts: ResultActs | null;
  /** The item that previews show, by its place in the answer's first list. */
  readonly chosen: number;
  readonly choose: ((at: number) => void) | null;
  /** The address of another tool's page. */
  hrefOf(tool: string): string;
}

export const ResultContext = createContext<ShownResult | null>(null);

/** The answer around a component. @throws Error outside of one */
export function useResult(): ShownResult {
  const shown = use(ResultContext);
  if (!shown) throw new Error('There is no result around this');
  return shown;
}
