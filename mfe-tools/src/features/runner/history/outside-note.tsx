import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { nowOutside } from '@flint/shared/tools/now-outside';
import { Note } from '@flint/shared/ui/note';

/** Notes that a result breaks rules that changed since it was made. */
export function OutsideNote({ definition, use }: { definition: AnyToolDefinition; use: ToolRun }) {
  const findings = nowOutside(definition, use);
  if (findings.length === 0) return null;
  return (
    <Note tone="warn" title="A platform changed its rules since this was made">
      {findings.map(({ message }) => message).join(' ')}
    </Note>
  );
}
