import type { Run } from '@flint/shared/contracts/runs';
import type { Graph } from '@flint/shared/tools/steps/graph';
import type { ToolDefinitions } from '@flint/shared/tools/steps/slots';
import { readLeaves } from './leaves';
import { BLANK } from './next-moves';
import type { JobStepRow } from './tables';

/**
 * Finished rows for steps that other runs have made; a step whose run gave nothing is left out.
 * @param done the run of each step, by the step's name
 */
export function rowsOfRuns(
  graph: Graph,
  done: Readonly<Record<string, string>>,
  made: readonly Run[],
  tools: ToolDefinitions,
): JobStepRow[] {
  const rows = graph.steps.flatMap(({ id: step_id }, position): JobStepRow[] => {
    const run_id = done[step_id];
    return run_id === undefined ? [] : [{ ...BLANK, job_id: '', step_id, item: -1, position, run_id }];
  });
  const { ended } = readLeaves({ graph }, rows, made, tools);
  return rows.flatMap((row): JobStepRow[] => {
    const end = ended.get(row.run_id ?? '');
    return end && 'output' in end ? [{ ...row, state: 'done', output: end.output }] : [];
  });
}
