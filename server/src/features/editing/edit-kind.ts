import { randomInt } from 'node:crypto';
import type { PictureEditOrder } from '@flint/engines/spec/media-orders';
import type { Offered } from '@flint/engines/spec/offers';
import type { PictureEditor } from '@flint/engines/spec/picture-editor';
import type { ProviderFile } from '@flint/engines/spec/queued-model';
import type { EditImageBody } from '@flint/shared/contracts/editing';
import { EDIT_STRENGTH_DEFAULT } from '@flint/shared/contracts/editing-limits';
import { EDIT_MODEL } from '@flint/shared/contracts/editing-models';
import { SEED_MAX } from '@flint/shared/contracts/image-options';
import { AppError } from '../../platform/http/app-error';
import { defineKind } from '../generation/define-kind';
import { type Engine, type Kind, type Vendor, vendorWork } from '../generation/kind';
import { outgoingPicture } from '../generation/outgoing';
import type { Pictures } from '../generation/pictures';
import { editedFile, vendorFile, withEditor } from './edited-file';
import { drawnGroups, keepSource, readSource, toDrawing } from './source';

interface EditKindDeps {
  readonly pictures: Pictures;
  readonly offers: readonly [Offered<'edit'>, ...Offered<'edit'>[]];
}

const NOT_UNDERSTOOD =
  'None of these words is an edit that can be made here. Try light, colour, contrast, blur, crop, rotate or a text.';

/** The kind `edit`: a picture changed by words. */
export function editKind({ pictures, offers }: EditKindDeps): Kind<'edit'> {
  const [first] = offers;
  return defineKind({
    name: 'edit',
    offers,
    maker: (offer) => (offer.form === 'engine' ? builtInEdits(pictures, offer.engine) : vendorEdits(pictures, offer)),
    recipe: async (userId, body: EditImageBody) => {
      const { facts, own } = await keepSource(pictures, userId, body.image_url);
      const { prompt, strength = EDIT_STRENGTH_DEFAULT } = body;
      // Nothing is charged for words that change nothing.
      if (first.form === 'engine' && first.engine.plan(prompt, drawnGroups(own)).steps.length === 0)
        throw new AppError('invalid_input', NOT_UNDERSTOOD, { field: 'prompt' });
      return { ...facts, prompt, strength, model: EDIT_MODEL, seed: randomInt(SEED_MAX) };
    },
    title: ({ prompt }) => prompt,
    words: ({ prompt, source }) => `${prompt} ${source.name}`,
  });
}

/** The built-in editor: operations on pixels, and parts of own drawings drawn again. */
function builtInEdits(pictures: Pictures, editor: PictureEditor): Engine<'edit'> {
  return {
    servedBy: 'embedded',
    async make(recipe, { userId, signal, say }) {
      say('Editing', null);
      const { bytes: image, own } = await readSource(pictures, userId, recipe.picture, signal);
      const plan = editor.plan(recipe.prompt, drawnGroups(own));
      const drawing = toDrawing(own);
      const { strength, seed } = recipe;
      const edited = await withEditor(() =>
        editor.edit({ image, plan, strength, seed, ...(drawing && { drawing }) }, signal),
      );
      return {
        files: [await editedFile(edited, { recipe, servedBy: 'embedded' })],
        output: { did: plan.steps.map(({ says }) => says), notes: edited.notes },
      };
    },
  };
}

/** A vendor's model, which follows any words. */
function vendorEdits(
  pictures: Pictures,
  { model, inputs, servedBy }: Extract<Offered<'edit'>, { form: 'queue' }>,
): Vendor<'edit'> {
  return {
    servedBy,
    work: vendorWork<'edit', PictureEditOrder, readonly ProviderFile[]>({
      model,
      async toOrder({ picture, prompt, strength, seed }, { userId, signal }) {
        const { bytes } = await readSource(pictures, userId, picture, signal);
        const [imageUrl = ''] = await inputs.addressesOf([await outgoingPicture(bytes)], signal);
        return { imageUrl, prompt, strength, seed };
      },
      async deliver(files, recipe, context) {
        return { files: [await vendorFile(files, { recipe, servedBy }, context)], output: { did: [], notes: [] } };
      },
    }),
  };
}
