import type { WorkflowStepResult } from '@flint/shared/contracts/recipes/workflow';
import type { Run, RunOf } from '@flint/shared/contracts/runs';
import { outputOf } from '@flint/shared/contracts/workflow/step-output';
import { STEP_TYPES } from '@flint/shared/contracts/workflow/step-types';
import { executeWorkflow, type WorkflowResult } from '@flint/shared/contracts/workflows';
import { type Route, route } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import { answerRun } from '../generation/answer-run';
import type { Runs } from '../runs/runs-service';
import type { Workflows } from './workflows-service';

export function workflowRoutes(deps: { workflows: Workflows; runs: Runs; credits: Credits }): Route[] {
  return [
    route(executeWorkflow, async (context) => {
      const { viewer, body, idempotencyKey } = context;
      const started = await deps.workflows.order(viewer.user.id, body, idempotencyKey);
      return answerRun(deps, context, started, executeWorkflow.failure, toWorkflowAnswer);
    }),
  ];
}

function toWorkflowAnswer(run: Run) {
  const { status, message, output } = run as RunOf<'workflow'>;
  const success = status === 'completed';
  return {
    success,
    ...(!success && message !== null && { error: message }),
    results: (output?.steps ?? []).map(toResult),
  };
}

function toResult({ id, type, status, charged, message, run }: WorkflowStepResult<Run>): WorkflowResult {
  const text = run && STEP_TYPES[type].gives === 'text' ? (outputOf(run) ?? null) : null;
  const { images = [], media = [] } = run ?? {};
  return { id, type, status, charged, message, text, images, media, runId: run?.id ?? null };
}
