import type { PictureEditor } from '@flint/engines/spec/picture-editor';
import { cutoutCheck, editImage, forecastEdit, removeBackground, upscaleImage } from '@flint/shared/contracts/editing';
import { smallerNote } from '@flint/shared/contracts/editing-limits';
import type { EditOutput } from '@flint/shared/contracts/recipes/editing';
import type { Run } from '@flint/shared/contracts/runs';
import { type Route, route } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import { answerRun } from '../generation/answer-run';
import type { Generation } from '../generation/generation-service';
import type { Pictures } from '../generation/pictures';
import type { OwnPicture } from '../runs/own-picture';
import type { Runs } from '../runs/runs-service';
import { drawnGroups, keepSource } from './source';

interface EditingRoutesDeps {
  readonly generation: Generation;
  readonly runs: Runs;
  readonly credits: Credits;
  readonly pictures: Pictures;
  /** The built-in editor where it makes new edits; undefined where a model does, which follows any words. */
  readonly editor: PictureEditor | undefined;
  whyNotCutOut(own: OwnPicture | undefined): string | undefined;
}

export function editingRoutes(deps: EditingRoutesDeps): Route[] {
  const { generation, pictures, editor } = deps;
  return [
    route(editImage, async (context) => {
      const { viewer, body, idempotencyKey: key } = context;
      const started = await generation.orderBody({ kind: 'edit', userId: viewer.user.id, body, key });
      return answerRun(deps, context, started, editImage.failure, toEdited);
    }),
    route(removeBackground, async (context) => {
      const { viewer, body, idempotencyKey: key } = context;
      const started = await generation.orderBody({ kind: 'cutout', userId: viewer.user.id, body, key });
      return answerRun(deps, context, started, removeBackground.failure, toEdited);
    }),
    route(upscaleImage, async (context) => {
      const { viewer, body, idempotencyKey: key } = context;
      const started = await generation.orderBody({ kind: 'upscale', userId: viewer.user.id, body, key });
      return answerRun(deps, context, started, upscaleImage.failure, toEdited);
    }),
    route(forecastEdit, async ({ viewer, body: { image_url: ref, prompt } }) => {
      const { own, size, notes } = await keepSource(pictures, viewer.user.id, ref);
      if (!editor) return { success: true as const, anyWords: true, steps: [], ignored: [], notes: [...notes] };
      const { steps, ignored } = editor.plan(prompt, drawnGroups(own));
      const smaller = smallerNote(size);
      return {
        ...{ success: true as const, anyWords: false, steps: steps.map(({ says }) => says), ignored: [...ignored] },
        notes: smaller === undefined ? [...notes] : [...notes, smaller],
      };
    }),
    route(cutoutCheck, async ({ viewer, body: { image_url: ref } }) => {
      const { own } = await keepSource(pictures, viewer.user.id, ref);
      return { success: true as const, whyNot: deps.whyNotCutOut(own) ?? null };
    }),
  ];
}

function toEdited({ images: [image], output }: Run) {
  const { did = [], notes = [] } = (output as EditOutput | null) ?? {};
  return {
    ...(image && { imageUrl: image.url, url: image.url }),
    image: image ?? null,
    did: [...did],
    notes: [...notes],
  };
}
