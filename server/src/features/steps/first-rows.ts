import { BLANK } from './next-moves';
import type { JobStepRow, StepJobRow } from './tables';

/** The rows that a run begins with. @param taken finished rows of an earlier run */
export function firstRows({ id, graph }: StepJobRow, taken: readonly JobStepRow[]): JobStepRow[] {
  const place = new Map(graph.steps.map((step, at) => [step.id, at]));
  const reused = taken.map((row) => ({ ...row, job_id: id, reused: true, position: place.get(row.step_id) ?? 0 }));
  const fresh = graph.steps.flatMap((step, position): JobStepRow[] => {
    if (reused.some(({ step_id, item }) => step_id === step.id && item < 0)) return [];
    return [{ ...BLANK, ...{ job_id: id, step_id: step.id, item: -1, position } }];
  });
  return [...reused, ...fresh];
}

/** The output of a step with another text: every value that a list of texts had is replaced by the lines of the new text. */
export function editedOutput({ output }: JobStepRow, text: string): NonNullable<JobStepRow['output']> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const values = Object.entries(output ?? {}).map(([name, value]) => [
    name,
    name === 'best' ? (lines[0] ?? text) : typeof value === 'string' ? text : lines,
  ]);
  return { ...Object.fromEntries(values), text };
}
