import type { ActionInput } from '@flint/shared/contracts/spark-actions';
import type { Graph } from '@flint/shared/tools/steps/graph';
import { findPublished } from '@flint/shared/tools/templates/templates';
import { AppError, notFound } from '../../platform/http/app-error';
import type { Agents } from '../agents/agents-service';
import type { Runs } from '../runs/runs-service';
import type { RunRow } from '../runs/tables';
import type { Steps } from '../steps/steps-service';
import type { Templates } from '../templates/templates-service';

/** What has a form: a template or an agent. */
export type FormAction = ActionInput<'template'> | ActionInput<'agent'>;

/** Orders runs of what has a form. */
export interface FormOrders {
  /** Credits, at most. @throws AppError naming what the form still asks for; `not_found` */
  price(userId: string, input: FormAction): Promise<number>;
  place(userId: string, input: FormAction, key: string): Promise<RunRow>;
}

interface FormOrdersDeps {
  readonly runs: Pick<Runs, 'own'>;
  readonly steps: Pick<Steps, 'estimate'>;
  readonly templates: Pick<Templates, 'run'>;
  readonly agents: Pick<Agents, 'graphOf' | 'run'>;
}

export function createFormOrders({ runs, steps, templates, agents }: FormOrdersDeps): FormOrders {
  async function graphOf(userId: string, input: FormAction): Promise<Graph> {
    if ('agent' in input) return agents.graphOf(userId, input.agent);
    const template = findPublished(input.template);
    if (!template) throw notFound('template');
    return template;
  }

  return {
    async price(userId, input) {
      const graph = await graphOf(userId, input);
      const missing = Object.entries(graph.inputs).flatMap(([name, field]) =>
        'required' in field && field.required && !input.inputs[name] ? [field.label] : [],
      );
      if (missing.length > 0)
        throw new AppError('invalid_input', `It also asks for: ${missing.join(', ')}. Open it to fill that in.`);
      return (await steps.estimate(graph, { inputs: input.inputs, branded: false, options: {} })).total;
    },
    async place(userId, input, key) {
      const { inputs } = input;
      const run =
        'agent' in input
          ? agents.run(userId, input.agent, { inputs }, key)
          : templates.run(userId, input.template, { inputs }, key);
      return runs.own(userId, await run);
    },
  };
}
