import type { JobBody, TranscriptBody } from '@flint/shared/contracts/tool-jobs';
import type { RunToolBody } from '@flint/shared/contracts/tool-runs';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import type { Field } from '@flint/shared/tools/fields';
import { subjectField } from '@flint/shared/tools/subject';
import { AppError } from '../../../platform/http/app-error';
import { UPLOAD_PREFIX } from '../../uploads/upload-signature';

type Inputs = AnyToolDefinition['inputs'];

/** The use of a tool for a job: the job's prompt fills the tool's first text field. */
export function runOfJob(definition: AnyToolDefinition, { prompt, input = {}, ...manner }: JobBody): RunToolBody {
  const subject = subjectField(definition);
  return { ...manner, input: { ...input, ...(subject && { [subject]: prompt }) } };
}

/** The same for a recording, by its key or its address. @throws AppError naming what the tool cannot take */
export function runOfTranscript(definition: AnyToolDefinition, body: TranscriptBody): RunToolBody {
  const { prompt, key, url, language, input = {}, ...manner } = body;
  const { inputs } = definition;
  const subject = subjectField(definition);
  const sent = key ?? keyIn(url);
  const fields: Record<string, unknown> = { ...input };
  if (prompt !== undefined && subject !== undefined) fields[subject] = prompt;
  if (sent !== undefined)
    put(
      fields,
      'key',
      fieldOf(inputs, ({ type }) => type === 'upload'),
      sent,
    );
  else if (url !== undefined)
    put(
      fields,
      'url',
      fieldOf(inputs, (_, name) => name === 'address'),
      url,
    );
  if (language !== undefined)
    put(
      fields,
      'language',
      fieldOf(inputs, (_, name) => name === 'language'),
      language,
    );
  return { ...manner, input: fields };
}

/** The upload key in an address of {@link fileUrlOf}. */
const keyIn = (url: string | undefined) =>
  url?.startsWith(UPLOAD_PREFIX) ? url.slice(UPLOAD_PREFIX.length) : undefined;

/** Address of a presigned upload, for fields that expect one. */
export const fileUrlOf = (key: string) => `${UPLOAD_PREFIX}${key}`;

function fieldOf(inputs: Inputs, fits: (field: Field, name: string) => boolean): string | undefined {
  return Object.entries(inputs).find(([name, field]) => fits(field, name))?.[0];
}

function put(fields: Record<string, unknown>, asked: string, field: string | undefined, value: string): void {
  if (field === undefined)
    throw new AppError('invalid_input', 'This server takes no such thing here.', { field: asked });
  fields[field] = value;
}
