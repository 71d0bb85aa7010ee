import type { StepsRecipe } from '@flint/shared/contracts/recipes/workflow';
import type { Db } from '../../platform/db/database';
import type { RunRow } from '../runs/tables';
import type { BegunStep } from '../runs/workflow-presenter';
import type { GraphOrder } from './graph-order';
import { findJobSteps, type JobOrigin } from './steps-repository';
import type { JobStepRow, StepJobRow } from './tables';

/** What a run of steps is listed and shown by. @param taken finished steps of an earlier run, which cost nothing */
export function runRecipe(
  { name, graph, templateId, agentId, workflow, chain }: GraphOrder,
  prices: Readonly<Record<string, number>>,
  { taken, resumes }: { taken: readonly JobStepRow[]; resumes: string | null },
): StepsRecipe {
  const steps = (workflow ?? graph).steps.map(({ id }) => id);
  const recipe = { name, templateId: templateId ?? null, ...(agentId && { agentId }), ...(chain && { chain }), steps };
  if (!workflow) return recipe;
  const done = Object.fromEntries(taken.flatMap(({ step_id, run_id }) => (run_id ? [[step_id, run_id]] : [])));
  return {
    ...recipe,
    workflow: {
      ...workflow,
      prices: steps.map((id) => (id in done ? 0 : (prices[id] ?? 0))),
      ...(resumes !== null && { resumes: { runId: resumes, done } }),
    },
  };
}

/** The workflow or the chain of a run, as it is ordered again. */
export function readOrigin({ kind, recipe }: RunRow): Pick<GraphOrder, 'workflow' | 'chain'> {
  if (kind === 'steps' && recipe.chain) return { chain: recipe.chain };
  if (kind !== 'steps' || !recipe.workflow) return {};
  const { prices: _prices, resumes: _resumes, ...workflow } = recipe.workflow;
  return { workflow };
}

/** What a run of steps was started from. */
export function jobOrigin(
  { agent_id: agentId }: StepJobRow,
  { kind, recipe }: RunRow,
): JobOrigin | 'workflow' | 'chain' {
  if (kind === 'steps' && recipe.chain) return 'chain';
  if (kind === 'steps' && recipe.workflow) return 'workflow';
  return agentId === null ? 'template' : 'agent';
}

/** The begun steps of workflows that are runs of steps, with the conditions put in for them. */
export async function readWorkflowSteps(db: Db, ids: readonly string[]): Promise<BegunStep[]> {
  const rows = await findJobSteps(db, ids);
  return rows.flatMap((row) => (row.state === 'pending' ? [] : [toBegunStep(row)]));
}

function toBegunStep({ job_id: run_id, step_id, state, run_id: made_by, reused, message }: JobStepRow): BegunStep {
  const isOver = state === 'done' || state === 'failed' || state === 'skipped';
  // What an earlier run has paid costs nothing here.
  return { run_id, step_id, status: isOver ? state : 'running', made_by, charged: reused ? 0 : null, message };
}
