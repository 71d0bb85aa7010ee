import type { PictureUpscaleOrder } from '@flint/engines/spec/media-orders';
import type { Offered } from '@flint/engines/spec/offers';
import type { PictureEditor } from '@flint/engines/spec/picture-editor';
import type { ProviderFile } from '@flint/engines/spec/queued-model';
import type { UpscaleBody } from '@flint/shared/contracts/editing';
import { tooLargeToMake, UPSCALE_FACTOR_DEFAULT } from '@flint/shared/contracts/editing-limits';
import { UPSCALE_MODEL } from '@flint/shared/contracts/editing-models';
import { AppError } from '../../platform/http/app-error';
import { defineKind } from '../generation/define-kind';
import { type Engine, type Kind, type Vendor, vendorWork } from '../generation/kind';
import { outgoingPicture } from '../generation/outgoing';
import type { Pictures } from '../generation/pictures';
import { editedFile, vendorFile, withEditor } from './edited-file';
import { keepSource, readSource, toDrawing } from './source';

interface UpscaleKindDeps {
  readonly pictures: Pictures;
  readonly offers: readonly [Offered<'upscale'>, ...Offered<'upscale'>[]];
}

/** How the built-in editor enlarges, in words for users. */
const HOW = {
  redrawn: 'drawn again at the larger size',
  resampled: 'enlarged from its pixels: edges stay sharp, no detail is added',
} as const;

/** The kind `upscale`: a larger picture. */
export function upscaleKind({ pictures, offers }: UpscaleKindDeps): Kind<'upscale'> {
  return defineKind({
    name: 'upscale',
    offers,
    maker: (offer) =>
      offer.form === 'engine' ? builtInUpscales(pictures, offer.engine) : vendorUpscales(pictures, offer),
    recipe: async (userId, body: UpscaleBody) => {
      const { facts, own, size } = await keepSource(pictures, userId, body.image_url);
      const { factor = UPSCALE_FACTOR_DEFAULT, strength = null } = body;
      const tooLarge = tooLargeToMake({ width: size.width * factor, height: size.height * factor });
      if (tooLarge !== undefined) throw new AppError('invalid_input', tooLarge, { field: 'factor' });
      return { ...facts, prompt: facts.source.name, model: UPSCALE_MODEL, seed: own?.seed ?? 0, factor, strength };
    },
    title: ({ prompt }) => prompt,
    noun: ({ factor }) => `Upscale ${factor}×`,
  });
}

function builtInUpscales(pictures: Pictures, editor: PictureEditor): Engine<'upscale'> {
  return {
    servedBy: 'embedded',
    async make(recipe, { userId, signal, say }) {
      say('Enlarging', null);
      const { bytes: image, own } = await readSource(pictures, userId, recipe.picture, signal);
      const drawing = toDrawing(own);
      const { factor } = recipe;
      const large = await withEditor(() => editor.upscale({ image, factor, ...(drawing && { drawing }) }, signal));
      return {
        files: [await editedFile(large, { recipe, servedBy: 'embedded' })],
        output: { did: [HOW[large.how]], notes: large.notes },
      };
    },
  };
}

function vendorUpscales(
  pictures: Pictures,
  { model, inputs, servedBy }: Extract<Offered<'upscale'>, { form: 'queue' }>,
): Vendor<'upscale'> {
  return {
    servedBy,
    work: vendorWork<'upscale', PictureUpscaleOrder, readonly ProviderFile[]>({
      model,
      async toOrder({ picture, factor, strength, seed }, { userId, signal }) {
        const { bytes } = await readSource(pictures, userId, picture, signal);
        const [imageUrl = ''] = await inputs.addressesOf([await outgoingPicture(bytes)], signal);
        return { imageUrl, factor, strength, seed };
      },
      async deliver(files, recipe, context) {
        const file = await vendorFile(files, { recipe, servedBy }, context);
        return { files: [file], output: { did: ['enlarged by a model, which may add detail'], notes: [] } };
      },
    }),
  };
}
