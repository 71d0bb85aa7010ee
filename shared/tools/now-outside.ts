import type { ToolRun } from '../contracts/tool-runs';
import { fieldPartsOf } from './check';
import type { AnyToolDefinition } from './definition';
import type { Finding } from './limits/check';
import { RULES, type RuleBook } from './limits/limits';
import { relint } from './limits/relint';

/**
 * Lints a saved result against the current rulebook, if it was made or last edited under another edition. Findings of
 * the current edition were shown at that time. Shared by the server, which lists such results, and the browser.
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
