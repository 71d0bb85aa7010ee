import type { Analyser, ReferencePicture } from '@flint/engines/spec/analyser';
import type { CaptionModel } from '@flint/engines/spec/direct-models';
import type { InputFile } from '@flint/engines/spec/input-files';
import type { CaptionOrder } from '@flint/engines/spec/media-orders';
import type { Offered } from '@flint/engines/spec/offers';
import type { QueuedModel } from '@flint/engines/spec/queued-model';
import type { ServedBy } from '@flint/shared/contracts/providers';
import { type Engine, type Vendor, vendorWork } from '../generation/kind';
import { outgoingPicture } from '../generation/outgoing';
import type { Pictures } from '../generation/pictures';
import { findPrompt } from './found-prompt';
import { readPictures } from './read-pictures';

/** Readers of an order's pictures and texts. */
export interface Reading {
  readonly pictures: Pictures;
  readonly analyser: Analyser;
}

const INSTRUCTION =
  'Write one prompt for a picture generator that makes something like these pictures: subject, setting, composition, light, colours, style. The prompt alone, at most 80 words.';

/** Analysis alone: the built-in engine does not recognise objects. */
export function builtInPrompts({ pictures, analyser }: Reading): Engine<'prompt'> {
  return {
    servedBy: 'embedded',
    async make(recipe, { userId, signal, say }) {
      say('Reading', null);
      const read = await readPictures(pictures, userId, recipe.images, signal);
      return { files: [], output: await findPrompt(analyser, recipe, read, signal) };
    },
  };
}

/** The analysis, and captions by a vision model if one is configured. */
export function endpointPrompts(
  model: CaptionModel,
  servedBy: ServedBy,
  { pictures, analyser }: Reading,
): Engine<'prompt'> {
  return {
    servedBy,
    async make(recipe, { userId, signal, say, tellUsage }) {
      say('Looking', null);
      const read = await readPictures(pictures, userId, recipe.images, signal);
      const describe = async (files: InputFile[]) => (await model.describe(files, INSTRUCTION, signal, tellUsage)).text;
      const seen = read.length > 0 ? [await describe(await inputsOf(read))] : [];
      if (read.length === 0) tellUsage({ units: NOTHING_COUNTED });
      return { files: [], output: await findPrompt(analyser, recipe, read, signal, seen) };
    },
  };
}

/** The analysis, and captions by a vendor's queue, one for each picture. */
export function vendorPrompts(
  { servedBy, model, inputs: files }: Extract<Offered<'prompt'>, { form: 'queue' }>,
  { pictures, analyser }: Reading,
): Vendor<'prompt'> {
  return {
    servedBy,
    work: vendorWork<'prompt', CaptionOrder, readonly string[]>({
      model: withoutPictures(model),
      async toOrder({ images }, { userId, signal }) {
        const read = await readPictures(pictures, userId, images, signal);
        return { imageUrls: await files.addressesOf(await inputsOf(read), signal) };
      },
      async deliver(seen, recipe, { userId, signal }) {
        const read = await readPictures(pictures, userId, recipe.images, signal);
        return { files: [], output: await findPrompt(analyser, recipe, read, signal, seen) };
      },
    }),
  };
}

const NOTHING_ASKED = 'no-pictures';
/** The usage of a request that was not needed. */
const NOTHING_COUNTED = {};

/** A text alone needs no caption: the vendor is neither called nor paid. */
function withoutPictures(model: QueuedModel<CaptionOrder, readonly string[]>): typeof model {
  const asks = (requestId: string) => requestId !== NOTHING_ASKED;
  return {
    servedBy: model.servedBy,
    submit: async (order, signal) =>
      order.imageUrls.length > 0 ? model.submit(order, signal) : { requestId: NOTHING_ASKED },
    poll: async (id, signal) => (asks(id) ? model.poll(id, signal) : { state: 'done' }),
    async result(id, signal, tell) {
      if (asks(id)) return model.result(id, signal, tell);
      tell?.({ units: NOTHING_COUNTED });
      return [];
    },
    cancel: async (id, signal) => (asks(id) ? model.cancel(id, signal) : 'too_late'),
  };
}

function inputsOf(pictures: readonly ReferencePicture[]): Promise<InputFile[]> {
  return Promise.all(pictures.map(({ bytes }) => outgoingPicture(bytes)));
}
