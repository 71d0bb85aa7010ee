import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import { checkOutput } from '@flint/shared/contracts/tools/check';
import type { AnyToolDefinition } from '@flint/shared/contracts/tools/definition';
import type { Finding } from '@flint/shared/contracts/tools/finding';

const sameAs = (a: Finding) => (b: Pick<Finding, 'path' | 'ruleId'>) => a.path === b.path && a.ruleId === b.ruleId;

/**
 * What the book as it is now says against a saved result and did not say when it was written: a rule changed since. What
 * its owner has changed himself was told while he typed, and counts only where a platform refuses it.
 */
export function nowOutside(definition: AnyToolDefinition, use: ToolRun): Finding[] {
  const kept = use.edited ?? use.output;
  if (kept === null) return [];
  const told = use.run.kind === 'tool' ? (use.run.output?.findings ?? []) : [];
  const findings = checkOutput(definition, kept as object, use.input).filter(({ ruleId }) => ruleId !== undefined);
  if (use.edited !== null) return findings.filter(({ severity }) => severity === 'error');
  return findings.filter((finding) => !told.some(sameAs(finding)));
}
