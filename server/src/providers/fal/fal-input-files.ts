import { createFalClient } from '@fal-ai/client';
import type { InputFile, InputFiles } from '@flint/engines/spec/input-files';
import { ProviderError } from '@flint/engines/spec/provider-error';
import { inline } from '../common/inline';
import { retryQuestion } from '../common/retry-question';
import { createFalFetch } from './fal-fetch';
import type { FalOptions } from './fal-queue';

/**
 * Most characters of data URIs in one request. The vendor's developers name 10 MB as the size that no longer works
 * (github.com/fal-ai/fal/pull/178); the rest is left to prompt and fields.
 */
const INLINE_MAX = 9_000_000;
/** Beyond this the vendor's client uploads in parts, the last of which does not go through our `fetch`. */
const UPLOAD_MAX = 90 * 2 ** 20;
const UPLOAD_MS = 120_000;

const TOO_LARGE = 'The provider takes files of up to 90 MB. Choose a smaller one.';

/** Sends our files to fal.ai, which cannot reach this server. Uploaded copies are readable by address for a day. */
export function createFalInputFiles({ key, baseUrl, retryPausesMs = [250, 500, 1000] }: FalOptions): InputFiles {
  const falFetch = createFalFetch({ baseUrl, timeoutMs: UPLOAD_MS });

  const upload = ({ bytes, contentType }: InputFile, signal: AbortSignal) => {
    const client = createFalClient({
      credentials: key,
      fetch: (input, init) => falFetch(input, { ...init, signal }),
    });
    const blob = new Blob([Uint8Array.from(bytes)], { type: contentType });
    return retryQuestion(() => client.storage.upload(blob, { lifecycle: { expiresIn: '1d' } }), retryPausesMs, signal);
  };

  return {
    async addressesOf(files, signal) {
      if (files.some(({ bytes }) => bytes.length > UPLOAD_MAX)) {
        throw new ProviderError('refused', { message: TOO_LARGE });
      }
      const addresses: string[] = [];
      let left = INLINE_MAX;
      for (const file of files) {
        const length = Math.ceil((file.bytes.length * 4) / 3);
        const fits = length <= left;
        if (fits) left -= length;
        addresses.push(fits ? inline(file) : await upload(file, signal));
      }
      return addresses;
    },
  };
}
