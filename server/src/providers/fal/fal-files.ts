import { ProviderError } from '@flint/engines/spec/provider-error';
import type { ProviderFile } from '@flint/engines/spec/queued-model';
import * as z from 'zod/mini';
import type { FalWork } from './fal-queue';

/** The vendor's description of a file; only some video endpoints include length and size. */
const FalFile = z.object({
  url: z.url(),
  content_type: z.nullish(z.string()),
  duration: z.nullish(z.number()),
  width: z.nullish(z.number()),
  height: z.nullish(z.number()),
});

/**
 * The output of an endpoint.
 * @throws ProviderError `failed` when it does not match the endpoint's schema
 */
export function readOutput<Schema extends z.ZodMiniType>(
  schema: Schema,
  output: unknown,
  requestId: string,
): z.infer<Schema> {
  const parsed = z.safeParse(schema, output);
  if (parsed.success) return parsed.data;
  throw new ProviderError('failed', { requestId, diagnostic: z.prettifyError(parsed.error) });
}

/**
 * Reads an output that is one file.
 * @param field name of the file's field in the output
 * @param contentType content type where the vendor gives none
 */
export function oneFile(
  field: 'video' | 'audio' | 'image',
  contentType: string,
): FalWork<unknown, readonly ProviderFile[]>['toResult'] {
  const Output = z.object({ [field]: FalFile });
  return (output, requestId, address) => {
    const file = readOutput(Output, output, requestId)[field] as z.infer<typeof FalFile>;
    return [
      {
        url: address(file.url),
        contentType: file.content_type ?? contentType,
        seconds: file.duration ?? null,
        width: file.width ?? null,
        height: file.height ?? null,
      },
    ];
  };
}
