import type { MoondreamBatchedInput } from '@fal-ai/client/endpoints';
import type { CaptionOrder } from '@flint/engines/spec/media-orders';
import { ProviderError } from '@flint/engines/spec/provider-error';
import type { QueuedModel } from '@flint/engines/spec/queued-model';
import * as z from 'zod/mini';
import { readOutput } from './fal-files';
import { createFalQueue, type FalOptions } from './fal-queue';

const QUESTION =
  'Describe this image in detail: the subject and what it does, the setting, the composition, the light, the colours and the style.';

/** The vendor's own limit of 64 tokens cuts captions off in the second sentence. */
const MAX_TOKENS = 300;

const Output = z.object({ outputs: z.array(z.string()) });

/** Moondream over fal.ai's queue: all pictures of an order in one request, one caption each, in their order. */
export function createFalCaptions(options: FalOptions): QueuedModel<CaptionOrder, readonly string[]> {
  return createFalQueue<CaptionOrder, readonly string[]>(options, {
    toCall: ({ imageUrls }) => ({
      endpoint: 'fal-ai/moondream/batched',
      input: {
        inputs: imageUrls.map((image_url) => ({ image_url, prompt: QUESTION })),
        max_tokens: MAX_TOKENS,
      } satisfies MoondreamBatchedInput,
    }),
    toResult: (output, requestId) => {
      const captions = readOutput(Output, output, requestId).outputs.map((caption) => caption.trim());
      if (captions.length > 0 && captions.every(Boolean)) return captions;
      throw new ProviderError('failed', { requestId, diagnostic: 'a picture has no caption' });
    },
  });
}
