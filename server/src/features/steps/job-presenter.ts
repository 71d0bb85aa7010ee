import type { Run } from '@flint/shared/contracts/runs';
import type { JobBudget, JobDay, JobStep, StepJob, WaitingFor } from '@flint/shared/contracts/step-jobs';
import { innerStep } from '@flint/shared/tools/steps/graph';
import { neededSteps } from '@flint/shared/tools/steps/needs';
import type { RunRow } from '../runs/tables';
import { readBudget, readDay } from './budget';
import { priceOfEdit, priceOfRetry } from './retry-rows';
import type { JobStepRow, StepJobRow } from './tables';

/** Presents a run of steps to its owner. @param leaves the runs of its steps */
export function toStepJob(
  job: StepJobRow,
  run: RunRow,
  rows: readonly JobStepRow[],
  leaves: ReadonlyMap<string, Run>,
): StepJob {
  const charges = new Map(
    [...leaves.values()].flatMap(({ id, charged }) => (charged === null ? [] : [[id, charged] as const])),
  );
  const budget = readBudget(job, rows, charges);
  const holdsFile = (id: string) => hasFile(leaves.get(id));
  const day = run.finished_at === null ? readDay(job, rows, budget) : null;
  return {
    id: job.id,
    name: run.title,
    templateId: job.template_id,
    agentId: job.agent_id,
    brandProfileId: job.brand_profile_id,
    status: run.status,
    asking: run.finished_at === null && rows.some(({ state }) => state === 'asking'),
    waitingFor: run.finished_at === null ? waitingFor(job, rows, budget, day) : null,
    budget,
    day,
    inputs: job.inputs,
    price: run.price,
    charged: run.charged,
    message: run.message,
    resumes: job.resumes,
    ...(isRetried(run) && { rest: priceOfRetry(job, rows, holdsFile) }),
    steps: rows.map((row) => ({
      ...toJobStep(job, row, leaves.get(row.run_id ?? '')),
      ...(run.finished_at !== null && isText(row) && { after: priceOfEdit(job, rows, row.step_id, holdsFile) }),
    })),
    createdAt: run.created_at.toISOString(),
    finishedAt: run.finished_at?.toISOString() ?? null,
  };
}

const isRetried = ({ status }: RunRow) => status === 'failed' || status === 'cancelled';
/** Whether its owner may change what it gave. */
const isText = ({ item, state, output }: JobStepRow) => item < 0 && state === 'done' && output?.text !== undefined;
const hasFile = (leaf: Run | undefined) => leaf !== undefined && leaf.images.length + leaf.media.length > 0;

/** What a run waits for: an answer, or a higher budget or another day once no leaf is under way. */
function waitingFor(
  { graph }: StepJobRow,
  rows: readonly JobStepRow[],
  budget: JobBudget | null,
  day: JobDay | null,
): WaitingFor | null {
  const asking = rows.find(({ state }) => state === 'asking');
  const step = graph.steps.find(({ id }) => id === asking?.step_id);
  if (step) return step.input.show === undefined ? 'choice' : 'approval';
  const isGoing = rows.some(({ state }) => state === 'ordered');
  return !isGoing && (day || (budget && budget.next > 0)) ? 'budget' : null;
}

function toJobStep({ graph, prices }: StepJobRow, row: JobStepRow, leaf: Run | undefined): JobStep {
  const step = graph.steps.find(({ id }) => id === row.step_id);
  const kind = (row.item < 0 ? step?.kind : step && innerStep(step)?.kind) ?? 'text';
  const model = (leaf?.recipe as { model?: unknown } | undefined)?.model;
  return {
    id: row.step_id,
    item: row.item,
    kind,
    needs: step ? [...neededSteps(step)] : [],
    state: row.state,
    input: row.input && { ...row.input },
    output: row.output && textsOnly(row.output),
    edited: row.edited,
    reused: row.reused,
    message: row.message,
    runId: row.run_id,
    model: typeof model === 'string' && leaf?.servedBy !== 'embedded' ? model : (leaf?.servedBy ?? null),
    images: leaf?.images ?? [],
    media: leaf?.media ?? [],
    price: row.reused || row.run_id === null ? 0 : (prices[row.step_id] ?? 0),
    charged: row.reused ? 0 : leaf ? leaf.charged : 0,
    startedAt: (row.state !== 'paused' && row.started_at?.toISOString()) || null,
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** Outputs without files, which are kept as the ids of their runs. */
function textsOnly(output: NonNullable<JobStepRow['output']>): NonNullable<JobStep['output']> {
  const texts = Object.entries(output).filter(([name]) => !['image', 'video', 'audio'].includes(name));
  return Object.fromEntries(texts.map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]));
}
