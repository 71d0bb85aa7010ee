import { RULES, type RuleBook } from '@flint/shared/contracts/limits';
import type { Finding } from '@flint/shared/contracts/limits/check';
import { relint } from '@flint/shared/contracts/limits/relint';
import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import { fieldPartsOf } from '@flint/shared/contracts/tools/check';
import type { AnyToolDefinition } from '@flint/shared/contracts/tools/definition';

/**
 * What the book as it is now says against a saved result that was made, or last changed, under another edition of it.
 * What this edition says was told then and there.
 */
export function nowOutside(definition: AnyToolDefinition, use: ToolRun, book: RuleBook = RULES): readonly Finding[] {
  const kept = use.edited ?? use.output;
  if (kept === null) return [];
  const saved = { id: use.run.id, edition: use.edition ?? '', parts: fieldPartsOf(definition, kept as object) };
  return relint([saved], book)[0]?.findings ?? [];
}
