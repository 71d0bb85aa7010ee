import type { PictureCutoutOrder } from '@flint/engines/spec/media-orders';
import type { Offered } from '@flint/engines/spec/offers';
import type { PictureEditor } from '@flint/engines/spec/picture-editor';
import { ProviderError } from '@flint/engines/spec/provider-error';
import type { ProviderFile } from '@flint/engines/spec/queued-model';
import type { RemoveBackgroundBody } from '@flint/shared/contracts/editing';
import { CUTOUT_MODEL } from '@flint/shared/contracts/editing-models';
import { AppError } from '../../platform/http/app-error';
import { defineKind } from '../generation/define-kind';
import { type Engine, type Kind, type Vendor, vendorWork } from '../generation/kind';
import { outgoingPicture } from '../generation/outgoing';
import type { Pictures } from '../generation/pictures';
import type { OwnPicture } from '../runs/own-picture';
import { editedFile, vendorFile, withEditor } from './edited-file';
import { drawnGroups, keepSource, readSource, toDrawing } from './source';

type Offers = readonly [Offered<'cutout'>, ...Offered<'cutout'>[]];

interface CutoutKindDeps {
  readonly pictures: Pictures;
  readonly offers: Offers;
}

const DRAWINGS_ALONE =
  'The built-in engine removes the background of its own latest drawings alone, not of photos or edited pictures.';
const NOTHING_IN_FRONT = 'There is nothing in front of this picture to cut out.';

/** Why the background of a picture cannot be removed here, in words for the user; undefined when it can. */
export function whyNotCutOut([first]: Offers, own: OwnPicture | undefined): string | undefined {
  if (first.form !== 'engine') return undefined;
  if (!toDrawing(own)) return DRAWINGS_ALONE;
  return drawnGroups(own).length === 0 ? NOTHING_IN_FRONT : undefined;
}

/** The kind `cutout`: a picture without its background. */
export function cutoutKind({ pictures, offers }: CutoutKindDeps): Kind<'cutout'> {
  return defineKind({
    name: 'cutout',
    offers,
    maker: (offer) =>
      offer.form === 'engine' ? builtInCutouts(pictures, offer.engine) : vendorCutouts(pictures, offer),
    recipe: async (userId, body: RemoveBackgroundBody) => {
      const { facts, own } = await keepSource(pictures, userId, body.image_url);
      const why = whyNotCutOut(offers, own);
      if (why !== undefined) throw new AppError('invalid_input', why, { field: 'image_url' });
      return { ...facts, prompt: facts.source.name, model: CUTOUT_MODEL, seed: own?.seed ?? 0 };
    },
    title: ({ prompt }) => prompt,
  });
}

/** The built-in editor draws the subjects of its own drawing alone. */
function builtInCutouts(pictures: Pictures, editor: PictureEditor): Engine<'cutout'> {
  return {
    servedBy: 'embedded',
    async make(recipe, { userId, signal, say }) {
      say('Cutting out', null);
      const { own } = await readSource(pictures, userId, recipe.picture, signal);
      const drawing = toDrawing(own);
      if (!drawing) throw new ProviderError('refused', { message: DRAWINGS_ALONE });
      const cut = await withEditor(() => editor.cutOut({ drawing }, signal));
      return {
        files: [await editedFile(cut, { recipe, servedBy: 'embedded' })],
        output: { did: ['remove the background'], notes: cut.notes },
      };
    },
  };
}

function vendorCutouts(
  pictures: Pictures,
  { model, inputs, servedBy }: Extract<Offered<'cutout'>, { form: 'queue' }>,
): Vendor<'cutout'> {
  return {
    servedBy,
    work: vendorWork<'cutout', PictureCutoutOrder, readonly ProviderFile[]>({
      model,
      async toOrder({ picture }, { userId, signal }) {
        const { bytes } = await readSource(pictures, userId, picture, signal);
        const [imageUrl = ''] = await inputs.addressesOf([await outgoingPicture(bytes)], signal);
        return { imageUrl };
      },
      async deliver(files, recipe, context) {
        const file = await vendorFile(files, { recipe, servedBy }, context);
        return { files: [file], output: { did: ['remove the background'], notes: [] } };
      },
    }),
  };
}
