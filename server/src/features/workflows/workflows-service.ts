import type { Makers } from '@flint/shared/contracts/models';
import { priceSteps } from '@flint/shared/contracts/prices/workflow-price';
import type { WorkflowRecipe } from '@flint/shared/contracts/recipes/workflow';
import type { Run, RunOf } from '@flint/shared/contracts/runs';
import { checkWorkflow } from '@flint/shared/contracts/workflow/check-workflow';
import { stepsDone } from '@flint/shared/contracts/workflow/step-output';
import { type ExecuteWorkflowBody, toWorkflow } from '@flint/shared/contracts/workflows';
import { partId } from '../../platform/db/part-id';
import { AppError } from '../../platform/http/app-error';
import type { Generation } from '../generation/generation-service';
import type { KindRegistry } from '../generation/kind-registry';
import type { Runs } from '../runs/runs-service';
import type { RunRow } from '../runs/tables';
import { type AddressReaders, checkAddresses } from './check-addresses';

export interface Workflows {
  /**
   * Validates, prices, holds and queues a workflow. Idempotent by key.
   * @throws AppError `invalid_input` naming the field, `not_configured` when a step has no provider here, and the
   * errors of any order
   */
  order(userId: string, body: ExecuteWorkflowBody, key: string | undefined): Promise<RunRow>;
  /**
   * Resumes a run that ended early as a new run; finished steps are neither run nor charged again. Idempotent: repeated
   * calls return the same new run. A completed run starts from the beginning.
   */
  again(run: RunRow, key: string | undefined): Promise<RunRow>;
}

type Unpriced = Omit<WorkflowRecipe, 'prices'>;

export function createWorkflows(deps: {
  generation: Pick<Generation, 'order'>;
  runs: Pick<Runs, 'present'>;
  kinds: KindRegistry;
  readers: AddressReaders;
}): Workflows {
  const { generation, runs, kinds, readers } = deps;

  const start = (userId: string, unpriced: Unpriced, asked: unknown, key: string | undefined) => {
    const makers = kinds.makers();
    for (const [at, { type }] of unpriced.steps.entries()) if (makers[type] === null) throw nobody(type, at);
    const recipe = { ...unpriced, prices: priceSteps(kinds.costs(), unpriced, makers.video ?? 'embedded') };
    const checked = async () => {
      await checkAddresses(readers, userId, recipe);
      return recipe;
    };
    return generation.order({ kind: 'workflow', userId, recipe: checked, asked, key });
  };

  function nobody(type: keyof Makers, at: number): AppError {
    const maker = kinds.find(type)?.makers[0];
    const why = maker && 'reason' in maker ? maker.reason : 'This server does not do this.';
    return new AppError('not_configured', why, { field: `steps.${at}.type` });
  }

  return {
    order(userId, body, key) {
      const workflow = toWorkflow(body);
      const [fault] = checkWorkflow(workflow);
      if (fault) throw new AppError('invalid_input', fault.message, { field: fault.field });
      return start(userId, workflow, body, key);
    },
    async again(row, key) {
      const run = (await runs.present(row)) as Run & RunOf<'workflow'>;
      const { resumes, prices, ...workflow } = run.recipe;
      if (run.status === 'completed') return start(row.user_id, workflow, { again: run.id }, key);
      const recipe = { ...workflow, resumes: { runId: run.id, done: stepsDone(run) } };
      return start(row.user_id, recipe, { resumes: run.id }, partId(run.id, 'again'));
    },
  };
}
