import type { MadeFrom } from '@flint/shared/contracts/content-graph';
import { innerStep, type Step } from '@flint/shared/tools/steps/graph';
import { BRANDED_KINDS } from '@flint/shared/tools/steps/kinds';
import { neededSteps, usedFields } from '@flint/shared/tools/steps/needs';
import { shownName } from '@flint/shared/tools/steps/step-names';
import type { JobStepRow, StepJobRow } from '../steps/tables';

/**
 * What a step of a run was made from: fields of the form, the brand, the instructions, and earlier steps, of which those
 * that read something stand for the page or the file.
 * @param brand the name of the brand that the run kept to; null without one
 */
export function madeFrom(step: Step, job: StepJobRow, rows: readonly JobStepRow[], brand: string | null): MadeFrom[] {
  const kind = innerStep(step)?.kind ?? step.kind;
  const fields = [...usedFields(step.input)].flatMap((name): MadeFrom[] => {
    const label = job.graph.inputs[name]?.label;
    return label === undefined ? [] : [{ from: 'input', name: label, step: null }];
  });
  const isTold = kind === 'chat' && job.instructions !== null;
  return [
    ...fields,
    ...(brand !== null && BRANDED_KINDS.includes(kind) ? [{ from: 'brand', name: brand, step: null } as const] : []),
    ...(isTold ? [{ from: 'instructions', name: 'Instructions', step: null } as const] : []),
    ...[...neededSteps(step)].map((id) => earlier(id, job, rows)),
  ];
}

function earlier(id: string, { graph }: StepJobRow, rows: readonly JobStepRow[]): MadeFrom {
  const row = rows.find(({ step_id, item }) => step_id === id && item < 0);
  const title = row?.output?.title;
  if (graph.steps.find((step) => step.id === id)?.kind !== 'read' || typeof title !== 'string')
    return { from: 'step', name: shownName(id), step: id };
  return { from: row?.input?.file === undefined ? 'page' : 'file', name: title, step: id };
}
