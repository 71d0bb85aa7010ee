import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import type { Announce } from '@flint/shared/api/send-upload';
import { quoteTranscript } from '@flint/shared/contracts/speech';
import { presignTemplateUploads } from '@flint/shared/contracts/templates';
import { useResource } from '@flint/shared/state/use-resource';
import type { Fields } from '@flint/shared/tools/fields';

interface Heard {
  /** Lengths in seconds by field; undefined while they are measured. */
  readonly seconds: Readonly<Record<string, number>> | undefined;
  /** Why a recording could not be read. */
  readonly error: string | null;
  readonly reload: () => void;
}

/** How long the recordings of a form are: the server measures them, and the price follows. */
export function useRecordingSeconds(fields: Fields, inputs: Readonly<Record<string, unknown>>): Heard {
  const sent = Object.entries(fields).flatMap(([name, field]) => {
    const id = inputs[name];
    return field.type === 'upload' && field.accepts === 'recording' && typeof id === 'string'
      ? [[name, id] as const]
      : [];
  });
  const { data, error, reload } = useResource<Record<string, number>>(
    sent.length === 0
      ? null
      : {
          key: `lengths of ${JSON.stringify(sent)}`,
          async read({ signal }) {
            const found = sent.map(async ([name, id]) => {
              const { seconds } = await request(quoteTranscript, { body: { upload_id: id } }, { signal });
              return [name, seconds] as const;
            });
            return Object.fromEntries(await Promise.all(found));
          },
        },
  );
  return { seconds: sent.length === 0 ? {} : (data ?? undefined), error: error ? toMessage(error) : null, reload };
}

/** Asks for the address of a file by the templates' own call. @throws as `request` */
export const announceFile: Announce = async ({ name = 'file', contentType, bytes: size }, options) => {
  const body = { files: [{ name, contentType, size }] };
  const { uploads } = await request(presignTemplateUploads, { body }, options);
  const [signed] = uploads;
  if (!signed) throw new Error('The file could not be announced.');
  const { key, ...ticket } = signed;
  return { ...ticket, uploadId: key };
};
