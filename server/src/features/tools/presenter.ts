import type { Run, RunOf } from '@flint/shared/contracts/runs';
import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import { checkOutput } from '@flint/shared/tools/check';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { toTranscriptLines } from '@flint/shared/tools/transcript-shape';
import type { ToolRunRow } from './tables';

/** The text or transcript of a tool's run; null before its end, and for pictures. */
export function writtenBy(run: Run): unknown {
  if (run.kind === 'tool') return (run as RunOf<'tool'>).output?.value ?? null;
  if (run.kind !== 'transcript') return null;
  const { output } = run as RunOf<'transcript'>;
  return output ? toTranscriptLines(output) : null;
}

const editionOf = (run: Run) => (run.kind === 'tool' ? ((run as RunOf<'tool'>).output?.edition ?? null) : null);

/** Presents a use to its owner: the answer, edits, and findings under the current rulebook. */
export function toToolRun(
  definition: AnyToolDefinition,
  row: ToolRunRow,
  run: Run,
  parts: readonly { path: string; run: Run }[],
): ToolRun {
  const output = writtenBy(run);
  const kept = row.edited ?? output;
  return {
    run,
    tool: row.tool,
    input: row.input,
    brandProfileId: row.brand_profile_id,
    output,
    edited: row.edited,
    editedAt: row.edited_at?.toISOString() ?? null,
    edition: row.edited ? row.edited_edition : editionOf(run),
    findings: kept === null ? [] : checkOutput(definition, kept as object, row.input),
    parts: parts.map(({ path, run: part }) => ({ path, run: part, value: writtenBy(part) })),
  };
}

/** The call's body for an ended run, without its cost. */
export function toAnswer(run: Run) {
  const findings = run.kind === 'tool' ? ((run as RunOf<'tool'>).output?.findings ?? []) : [];
  return { output: writtenBy(run), findings: [...findings], images: run.images, media: run.media };
}
