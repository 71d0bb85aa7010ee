import type { Makers } from '@flint/shared/contracts/models';
import type { WorkflowRecipe } from '@flint/shared/contracts/recipes/workflow';
import type { Run, RunOf } from '@flint/shared/contracts/runs';
import { checkWorkflow } from '@flint/shared/contracts/workflow/check-workflow';
import { stepsDone } from '@flint/shared/contracts/workflow/step-output';
import { type ExecuteWorkflowBody, toWorkflow } from '@flint/shared/contracts/workflows';
import { partId } from '../../platform/db/part-id';
import { AppError } from '../../platform/http/app-error';
import type { KindRegistry } from '../generation/kind-registry';
import type { Runs } from '../runs/runs-service';
import type { RunRow } from '../runs/tables';
import type { GraphOrder } from '../steps/graph-order';
import type { Steps } from '../steps/steps-service';
import { type AddressReaders, checkAddresses } from './check-addresses';
import { assertShortInputs, toGraph } from './workflow-graph';

export interface Workflows {
  /**
   * Validates, prices and starts a workflow as a run of steps. Idempotent by key.
   * @throws AppError `invalid_input` naming the field, `not_configured` when a step has no provider here, and the
   * errors of any run of steps
   */
  order(userId: string, body: ExecuteWorkflowBody, key: string | undefined): Promise<RunRow>;
  /**
   * Continues a workflow that ended before workflows were runs of steps, as one of those; finished steps are neither run
   * nor charged again. Idempotent: repeated calls return the same new run. A completed one starts from the beginning.
   */
  again(run: RunRow, key: string | undefined): Promise<RunRow>;
}

type Workflow = Omit<WorkflowRecipe, 'prices' | 'resumes'>;

interface WorkflowsDeps {
  readonly steps: Pick<Steps, 'start' | 'resume'>;
  readonly runs: Pick<Runs, 'own' | 'present' | 'presentOwn'>;
  readonly kinds: KindRegistry;
  readonly readers: AddressReaders;
}

export function createWorkflows({ steps, runs, kinds, readers }: WorkflowsDeps): Workflows {
  function toOrder(workflow: Workflow): GraphOrder {
    const [fault] = checkWorkflow(workflow);
    if (fault) throw new AppError('invalid_input', fault.message, { field: fault.field });
    assertShortInputs(workflow);
    const makers = kinds.makers();
    for (const [at, { type }] of workflow.steps.entries()) if (makers[type] === null) throw nobody(type, at);
    return { name: workflow.name, ...toGraph(workflow), options: {}, workflow };
  }

  function nobody(type: keyof Makers, at: number): AppError {
    const maker = kinds.find(type)?.makers[0];
    const why = maker && 'reason' in maker ? maker.reason : 'This server does not do this.';
    return new AppError('not_configured', why, { field: `steps.${at}.type` });
  }

  return {
    async order(userId, body, key) {
      const workflow = toWorkflow(body);
      const checkNew = () => checkAddresses(readers, userId, workflow, {});
      return runs.own(userId, await steps.start(userId, toOrder(workflow), key, checkNew));
    },
    async again(row, key) {
      const { user_id: userId } = row;
      // It may have been continued by an earlier release.
      const [known] = await runs.presentOwn(userId, [partId(row.id, 'again')]);
      if (known) return runs.own(userId, known.id);
      const run = (await runs.present(row)) as Run & RunOf<'workflow'>;
      const { resumes: _resumes, prices: _prices, ...workflow } = run.recipe;
      const done = run.status === 'completed' ? {} : stepsDone(run);
      const order = toOrder(workflow);
      const checkNew = () => checkAddresses(readers, userId, workflow, done);
      const start = () =>
        run.status === 'completed'
          ? steps.start(userId, order, key, checkNew)
          : steps.resume(userId, order, { id: run.id, done }, checkNew);
      return runs.own(userId, await start());
    },
  };
}
