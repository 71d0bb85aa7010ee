import type { ToolRun } from '../contracts/tool-runs';
import { fieldPartsOf } from './check';
import type { AnyToolDefinition } from './definition';
import type { Finding } from './limits/check';
import { RULES, type RuleBook } from './limits/limits';
import { relint } from './limits/relint';

/**
 * What the book as it is now says against a saved result that was made, or last changed, under another edition of it.
 * What this edition says was told then and there. The same on the server, which lists such results, and in the browser.
 */
export function nowOutside(
  definition: AnyToolDefinition,
  { output, edited, edition }: Pick<ToolRun, 'output' | 'edited' | 'edition'>,
  book: RuleBook = RULES,
): readonly Finding[] {
  const kept: unknown = edited ?? output ?? null;
  if (kept === null) return [];
  const saved = { id: '', edition: edition ?? '', parts: fieldPartsOf(definition, kept as object) };
  return relint([saved], book)[0]?.findings ?? [];
}
