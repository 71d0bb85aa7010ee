import { inputSchema } from '@flint/shared/tools/input-schema';
import type { Graph } from '@flint/shared/tools/steps/graph';
import { INPUT, mapInput, readReferences } from '@flint/shared/tools/steps/references';
import { AppError } from '../../platform/http/app-error';

/** The form's values, with its defaults. @throws AppError naming a wrong field, or an empty one that a step refers to */
export function checkedInputs(graph: Graph, inputs: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { data, error } = inputSchema(graph.inputs).safeParse(inputs);
  if (error) {
    const [issue] = error.issues;
    throw new AppError('invalid_input', issue?.message ?? 'Look at the inputs.', {
      field: ['inputs', ...(issue?.path ?? [])].join('.'),
    });
  }
  const filled = data as Record<string, unknown>;
  mapInput(
    graph.steps.map(({ input }) => input),
    (text) => {
      for (const found of readReferences(text)) {
        const value = found?.from === INPUT ? filled[found.output] : 'a value';
        const isEmpty =
          value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
        if (found && isEmpty)
          throw new AppError('invalid_input', `${graph.inputs[found.output]?.label ?? found.output} is missing.`, {
            field: `inputs.${found.output}`,
          });
      }
      return text;
    },
  );
  return filled;
}
