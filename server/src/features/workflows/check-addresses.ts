import type { WorkflowRecipe } from '@flint/shared/contracts/recipes/workflow';
import { fillText, INPUT, mapTexts } from '@flint/shared/contracts/workflow/references';
import { slotOf } from '@flint/shared/contracts/workflow/step-types';
import { AppError } from '../../platform/http/app-error';
import type { Pictures } from '../generation/pictures';
import type { Recordings } from '../transcription/recordings';

export interface AddressReaders {
  readonly pictures: Pick<Pictures, 'keep'>;
  readonly recordings: Pick<Recordings, 'measure'>;
}

/**
 * Reads every address that a user names in a workflow before anything is held for it, as the calls of its steps do.
 * @param done the runs of steps that are made already, by the steps’ names
 * @throws AppError `invalid_input` naming the step's field
 */
export async function checkAddresses(
  { pictures, recordings }: AddressReaders,
  userId: string,
  { steps, input }: Pick<WorkflowRecipe, 'steps' | 'input'>,
  done: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [at, step] of steps.entries()) {
    if (done[step.id] !== undefined) continue;
    for (const { path, address } of addressesIn(step, input)) {
      const field = `steps.${at}.input.${path}`;
      const reading =
        step.type === 'transcript'
          ? recordings.measure(userId, { audioUrl: address, uploadId: null })
          : pictures.keep({ userId, ref: address, field });
      await reading.catch((cause: unknown) => {
        if (cause instanceof AppError && cause.code !== 'invalid_input') throw cause;
        const message = cause instanceof AppError ? cause.message : 'The image address could not be read.';
        throw new AppError('invalid_input', message, { field, cause });
      });
    }
  }
}

/** Addresses in a step's fields for files, its own and those of the workflow's input; none of an earlier step. */
function addressesIn({ type, input: fields }: WorkflowRecipe['steps'][number], input: WorkflowRecipe['input']) {
  const found: { path: string; address: string }[] = [];
  mapTexts(fields, (text, path) => {
    const address = fillText(text, ({ from, output }) => (from === INPUT ? String(input[output] ?? '') : '')).trim();
    if (slotOf(type, path)?.takes === 'file' && /^https?:/i.test(address)) found.push({ path, address });
    return text;
  });
  return found;
}
