import type { Offered } from '@flint/engines/spec/offers';
import { type SpeechToTextBody, TRANSCRIPTION_LIMIT_MS } from '@flint/shared/contracts/speech';
import { defineKind } from '../generation/define-kind';
import type { Kind, Maker } from '../generation/kind';
import { isMissing, type ToolsOrReason } from '../generation/tools-or-reason';
import type { Recordings } from './recordings';
import { builtInTranscripts, endpointTranscripts, vendorTranscripts } from './transcript-makers';
import { toTranscriptRecipe } from './transcript-recipe';

/** Time reserved for queueing, copying and answering, in milliseconds. */
const MARGIN_MS = 15_000;

/** The kind `transcript`: speech to text. */
export function transcriptKind(
  recordings: Recordings,
  tools: ToolsOrReason,
  offers: readonly [Offered<'transcript'>, ...Offered<'transcript'>[]],
): Kind<'transcript'> {
  return defineKind({
    name: 'transcript',
    offers,
    maker: (offer) => makerOf(offer, recordings, tools),
    recipe: (userId, body: SpeechToTextBody, generation) =>
      toTranscriptRecipe({ generation, recordings }, userId, body),
    title: ({ name }) => name,
    timeoutMs: () => TRANSCRIPTION_LIMIT_MS - MARGIN_MS,
  });
}

function makerOf(offer: Offered<'transcript'>, recordings: Recordings, tools: ToolsOrReason): Maker<'transcript'> {
  if (offer.form === 'lacking') return { servedBy: null, reason: offer.reason };
  // ffmpeg measures recordings, which sets their price.
  if (isMissing(tools)) return tools;
  if (offer.form === 'engine') return builtInTranscripts(offer.engine, recordings);
  if (offer.form === 'call') return endpointTranscripts(offer.model, offer.servedBy, recordings);
  return vendorTranscripts(offer, recordings);
}
