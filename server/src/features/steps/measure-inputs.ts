import { holdsFile } from '@flint/shared/tools/fields';
import type { Graph } from '@flint/shared/tools/steps/graph';
import { isDatabaseAway } from '../../platform/db/database-away';
import { AppError } from '../../platform/http/app-error';
import type { Pictures } from '../generation/pictures';
import type { Recordings } from '../transcription/recordings';
import type { Contexts } from './contexts';

export interface FileReaders {
  readonly pictures: Pick<Pictures, 'keep'>;
  readonly recordings: Pick<Recordings, 'measure'>;
  readonly contexts: Contexts;
}

/**
 * Reads the files that a form took, and recordings at the addresses in their place, before anything is priced by them.
 * @returns the length of each recording in seconds, by its field
 * @throws AppError `invalid_input` naming the field whose file is missing, another user's, of another
 * type, or not to be read
 */
export async function measureInputs(
  { pictures, recordings, contexts }: FileReaders,
  userId: string,
  { inputs: fields }: Pick<Graph, 'inputs'>,
  inputs: Readonly<Record<string, unknown>>,
): Promise<Record<string, number>> {
  const seconds: Record<string, number> = {};
  for (const [name, field] of Object.entries(fields)) {
    const id = inputs[name];
    if (typeof id !== 'string' || id === '') continue;
    const isAddress = holdsFile(field) && !isReplaced(name, fields, inputs);
    if (field.type !== 'upload' && !isAddress) continue;
    try {
      if (field.type !== 'upload')
        seconds[name] = (await recordings.measure(userId, { uploadId: null, audioUrl: id })).seconds;
      else if (field.accepts === 'picture') await pictures.keep({ userId, ref: id, field: `inputs.${name}` });
      else if (field.accepts === 'text-file') await contexts.read(userId, { file: id });
      else seconds[name] = (await recordings.measure(userId, { uploadId: id, audioUrl: null })).seconds;
    } catch (cause) {
      if (isDatabaseAway(cause) || (cause instanceof AppError && cause.code !== 'invalid_input')) throw cause;
      const message = cause instanceof AppError ? cause.message : 'The picture could not be read. Choose another.';
      throw new AppError('invalid_input', message, { field: `inputs.${name}`, cause });
    }
  }
  return seconds;
}

/** Whether the upload that an address stands in for is there. */
function isReplaced(name: string, fields: Graph['inputs'], inputs: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(fields).some(
    ([upload, field]) => field.type === 'upload' && field.unless === name && Boolean(inputs[upload]),
  );
}
