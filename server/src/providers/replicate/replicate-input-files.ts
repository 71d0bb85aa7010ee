import type { InputFiles } from '@flint/engines/spec/input-files';
import { ProviderError } from '@flint/engines/spec/provider-error';
import * as z from 'zod/mini';
import { inline } from '../common/inline';
import { retryQuestion } from '../common/retry-question';
import { callOnce, type ReplicateOptions } from './single-shot';

/**
 * Characters of a data URI: the vendor recommends them up to 256 kB
 * (replicate.com/docs/topics/predictions/input-files).
 */
const INLINE_MAX = 256_000;
/** The vendor's limit for uploads. */
const UPLOAD_MAX = 100_000_000;
const UPLOAD_MS = 120_000;
const TOO_LARGE = 'The provider takes files of up to 100 MB. Choose a smaller one.';

const Uploaded = z.object({ urls: z.object({ get: z.url() }) });

/** Sends our files to Replicate, which cannot reach this server. Uploads last a day and need our token to be read. */
export function createReplicateInputFiles(options: ReplicateOptions): InputFiles {
  const { retryPausesMs = [250, 500, 1000] } = options;
  const patient = { ...options, timeoutMs: UPLOAD_MS };
  return {
    async addressesOf(files, signal) {
      if (files.some(({ bytes }) => bytes.length > UPLOAD_MAX))
        throw new ProviderError('refused', { message: TOO_LARGE });
      return Promise.all(
        files.map(async (file) => {
          if ((file.bytes.length * 4) / 3 <= INLINE_MAX) return inline(file);
          const blob = new Blob([Uint8Array.from(file.bytes)], { type: file.contentType });
          const upload = () =>
            callOnce(patient, 'question', signal, (client) => client.files.create(blob, {}, { signal }));
          return z.parse(Uploaded, await retryQuestion(upload, retryPausesMs, signal)).urls.get;
        }),
      );
    },
  };
}
