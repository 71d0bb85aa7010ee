import type { PlannedStep, RunContext, RunTheme } from '@flint/shared/contracts/agent-runs';
import type { JobStep, StepJob } from '@flint/shared/contracts/step-jobs';
import { eachMost, innerStep, type Step } from '@flint/shared/tools/steps/graph';
import { BRANDED_KINDS } from '@flint/shared/tools/steps/kinds';
import { neededSteps, usedFields } from '@flint/shared/tools/steps/needs';
import type { StepJobRow } from './tables';

/** What the owner of a run reads of it besides its steps. */
export interface RunParts {
  readonly theme: RunTheme | null;
  readonly contexts: RunContext[];
  readonly plan: PlannedStep[];
}

/** @param job the same run as it is presented */
export function runParts(row: StepJobRow, job: StepJob): RunParts {
  return {
    theme: themeOf(row, job),
    contexts: contextsOf(row, job),
    plan: row.graph.steps.map((step) => planned(row, step, job)),
  };
}

const kindOf = (step: Step) => innerStep(step)?.kind ?? step.kind;
const isWriting = (step: Step) => kindOf(step) === 'chat';

/** The brand and the instructions that it was started with, and what its first picture or film was asked for. */
function themeOf(row: StepJobRow, { steps }: StepJob): RunTheme | null {
  const pictured = steps.find(({ kind, input }) => (kind === 'image' || kind === 'video') && input?.prompt);
  const theme: RunTheme = {
    brandProfileId: row.brand_profile_id,
    brand: row.brand_text,
    voice: row.instructions,
    look: pictured ? String(pictured.input?.prompt) : null,
    aspectRatio: String(pictured?.input?.aspect_ratio ?? row.options.aspectRatio ?? '') || null,
  };
  return Object.values(theme).some((part) => part !== null) ? theme : null;
}

function contextsOf({ graph, inputs, brand_text: brand, instructions }: StepJobRow, job: StepJob): RunContext[] {
  const readers = (reads: (step: Step) => boolean) => graph.steps.filter(reads).map(({ id }) => id);
  const found: Omit<RunContext, 'characters'>[] = [];
  for (const [name, field] of Object.entries(graph.inputs)) {
    if (field.type === 'upload') continue;
    const value = inputs[name];
    const text = Array.isArray(value) ? value.map(String).join('\n') : String(value ?? '');
    if (text !== '')
      found.push({
        name: field.label,
        from: 'input',
        text,
        steps: readers(({ input }) => usedFields(input).has(name)),
      });
  }
  const isBranded = (step: Step) => BRANDED_KINDS.includes(kindOf(step));
  if (brand) found.push({ name: 'Brand', from: 'brand', text: brand, steps: readers(isBranded) });
  if (instructions)
    found.push({ name: 'Instructions', from: 'instructions', text: instructions, steps: readers(isWriting) });
  for (const { id, kind, state, input, output } of job.steps) {
    if (kind !== 'read' || state !== 'done') continue;
    const from = input?.file === undefined ? 'page' : 'file';
    const steps = readers((step) => neededSteps(step).has(id));
    found.push({ name: String(output?.title), from, text: String(output?.text), steps });
  }
  return found.map((context) => ({ ...context, characters: context.text.length }));
}

function planned({ prices }: StepJobRow, step: Step, { steps }: StepJob): PlannedStep {
  const own = steps.filter(({ id }) => id === step.id);
  const itself = own.find(({ item }) => item < 0);
  const leaves = own.filter(({ runId }) => runId !== null);
  const isBegun = itself !== undefined && itself.state !== 'pending' && itself.state !== 'paused';
  return {
    ...{ step: step.id, kind: kindOf(step), state: itself?.state ?? 'pending', reused: itself?.reused ?? false },
    credits: (prices[step.id] ?? 0) * (step.kind === 'each' ? eachMost(step) : 1),
    charged: isBegun ? leaves.reduce((sum, { charged }) => sum + (charged ?? 0), 0) : null,
    seconds: itself ? secondsOf(itself) : null,
  };
}

function secondsOf({ startedAt, finishedAt }: JobStep): number | null {
  return startedAt === null || finishedAt === null ? null : (Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000;
}
